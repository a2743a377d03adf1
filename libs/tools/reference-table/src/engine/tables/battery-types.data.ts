import type { ReferenceTable } from '../reference-table.types.ts';

/** Common primary cells. Null where the ANSI series has no own number for the cell. */
export const BATTERY_TYPES = {
  id: 'battery-types',
  category: 'technical',
  source: 'IEC 60086-2, ANSI C18.1M and C18.3M',
  checkedOn: '2026-11-21',
  columns: [
    { key: 'battery', width: 8, searchable: true },
    { key: 'iec', width: 10, searchable: true },
    { key: 'ansi', width: 8, searchable: true },
    { key: 'voltage', width: 8, searchable: true },
    { key: 'dimensionsMm', width: 16, searchable: true },
  ],
  rows: [
    ['AAAA', 'LR8D425', '25A', 1.5, '⌀8.3 × 42.5'],
    ['AAA', 'LR03', '24A', 1.5, '⌀10.5 × 44.5'],
    ['AA', 'LR6', '15A', 1.5, '⌀14.5 × 50.5'],
    ['C', 'LR14', '14A', 1.5, '⌀26.2 × 50.0'],
    ['D', 'LR20', '13A', 1.5, '⌀34.2 × 61.5'],
    ['N', 'LR1', '910A', 1.5, '⌀12.0 × 30.2'],
    ['9V', '6LR61', '1604A', 9, '48.5 × 26.5 × 17.5'],
    ['A23', '8LR932', '1181A', 12, '⌀10.3 × 28.5'],
    ['LR41', 'LR41', null, 1.5, '⌀7.9 × 3.6'],
    ['LR43', 'LR43', '1167A', 1.5, '⌀11.6 × 4.2'],
    ['LR44', 'LR44', '1166A', 1.5, '⌀11.6 × 5.4'],
    ['CR1220', 'CR1220', '5012LC', 3, '⌀12.5 × 2.0'],
    ['CR1616', 'CR1616', '5021LC', 3, '⌀16.0 × 1.6'],
    ['CR1620', 'CR1620', '5009LC', 3, '⌀16.0 × 2.0'],
    ['CR2016', 'CR2016', '5000LC', 3, '⌀20.0 × 1.6'],
    ['CR2025', 'CR2025', '5003LC', 3, '⌀20.0 × 2.5'],
    ['CR2032', 'CR2032', '5004LC', 3, '⌀20.0 × 3.2'],
    ['CR2430', 'CR2430', '5011LC', 3, '⌀24.5 × 3.0'],
    ['CR2450', 'CR2450', '5029LC', 3, '⌀24.5 × 5.0'],
    ['CR2', 'CR15H270', '5046LC', 3, '⌀15.6 × 27.0'],
    ['CR123A', 'CR17345', '5018LC', 3, '⌀17.0 × 34.5'],
  ],
} as const satisfies ReferenceTable;
