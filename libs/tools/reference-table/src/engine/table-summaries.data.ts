import type { ReferenceTable } from './reference-table.types.ts';

export interface TableSummary extends Pick<ReferenceTable, 'id' | 'category' | 'source' | 'checkedOn'> {
  /** Number of columns. */
  readonly columns: number;
  readonly totalRows: number;
}

/** Summaries for the list of tables, which is shown before any table is loaded. A test compares them with the tables. */
export const TABLE_SUMMARIES: readonly TableSummary[] = [
  {
    id: 'us-states',
    category: 'geography',
    columns: 6,
    totalRows: 56,
    source: 'USPS Publication 28, appendix B; traditional short forms of the AP Stylebook; US Census Bureau',
    checkedOn: '2026-11-21',
  },
  {
    id: 'country-codes',
    category: 'geography',
    columns: 6,
    totalRows: 249,
    source: 'ISO 3166-1; ISO 4217 List One; Unicode CLDR',
    checkedOn: '2026-11-21',
  },
  {
    id: 'currency-codes',
    category: 'financial',
    columns: 5,
    totalRows: 178,
    source: 'ISO 4217 List One, state of 2026-01-01 (EUR in Bulgaria, XCG for ANG); Unicode CLDR',
    checkedOn: '2026-11-21',
  },
  {
    id: 'shoe-sizes',
    category: 'sizing',
    columns: 7,
    totalRows: 20,
    source:
      'Barleycorn and Paris-point formulas, agreeing with published brand charts at US men 7, 8, 9 and 10, and in foot length and EU size at 12',
    checkedOn: '2026-11-21',
  },
  {
    id: 'clothing-sizes',
    category: 'sizing',
    columns: 6,
    totalRows: 7,
    source:
      'EN 13402-3 letter codes (chest and bust girth), GB/T 1335.1 and 1335.2 with the usual letters, typical US brand charts',
    checkedOn: '2026-11-21',
  },
  {
    id: 'paper-sizes',
    category: 'sizing',
    columns: 6,
    totalRows: 54,
    source: 'ISO 216 (A, B), ISO 269 (C, DL), JIS P 0138 (JIS B), ANSI/ASME Y14.1',
    checkedOn: '2026-11-21',
  },
  {
    id: 'incoterms',
    category: 'logistics',
    columns: 5,
    totalRows: 11,
    source: 'ICC Incoterms 2020',
    checkedOn: '2026-11-21',
  },
  {
    id: 'battery-types',
    category: 'technical',
    columns: 5,
    totalRows: 21,
    source: 'IEC 60086-2, ANSI C18.1M and C18.3M',
    checkedOn: '2026-11-21',
  },
  {
    id: 'screw-specs',
    category: 'technical',
    columns: 5,
    totalRows: 29,
    source: 'ISO 261 (pitch), ISO 2306 (tap drill), ISO 4014 (hexagon head), ISO 4762 (socket head)',
    checkedOn: '2026-11-21',
  },
];
