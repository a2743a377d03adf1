import type { ReferenceTable } from '../reference-table.types.ts';

/**
 * Adult sizes in halves. Foot length in inches is (US men + 22.5) / 3; US women = US men + 1.5; UK = US men - 0.5;
 * EU is in Paris points of a last 13 mm longer than the foot, rounded to halves; China in steps of 5 mm, Japan of 0.5 cm.
 * Charts of brands differ by half a size; the page says so.
 */
export const SHOE_SIZES = {
  id: 'shoe-sizes',
  category: 'sizing',
  source:
    'Barleycorn and Paris-point formulas, agreeing with published brand charts at US men 7, 8, 9 and 10, and in foot length and EU size at 12',
  checkedOn: '2026-11-21',
  columns: [
    { key: 'usMen', width: 8, searchable: true },
    { key: 'usWomen', width: 8, searchable: true },
    { key: 'eu', width: 8, searchable: true },
    { key: 'uk', width: 8, searchable: true },
    { key: 'cn', width: 8, searchable: true },
    { key: 'jp', width: 8, searchable: true },
    { key: 'footCm', width: 8, searchable: true },
  ],
  rows: [
    [4, 5.5, 35.5, 3.5, 225, 22.5, 22.4],
    [4.5, 6, 36, 4, 230, 23, 22.9],
    [5, 6.5, 37, 4.5, 235, 23.5, 23.3],
    [5.5, 7, 37.5, 5, 235, 23.5, 23.7],
    [6, 7.5, 38, 5.5, 240, 24, 24.1],
    [6.5, 8, 39, 6, 245, 24.5, 24.6],
    [7, 8.5, 39.5, 6.5, 250, 25, 25],
    [7.5, 9, 40, 7, 255, 25.5, 25.4],
    [8, 9.5, 40.5, 7.5, 260, 26, 25.8],
    [8.5, 10, 41.5, 8, 260, 26, 26.2],
    [9, 10.5, 42, 8.5, 265, 26.5, 26.7],
    [9.5, 11, 42.5, 9, 270, 27, 27.1],
    [10, 11.5, 43, 9.5, 275, 27.5, 27.5],
    [10.5, 12, 44, 10, 280, 28, 27.9],
    [11, 12.5, 44.5, 10.5, 285, 28.5, 28.4],
    [11.5, 13, 45, 11, 290, 29, 28.8],
    [12, 13.5, 46, 11.5, 290, 29, 29.2],
    [12.5, 14, 46.5, 12, 295, 29.5, 29.6],
    [13, 14.5, 47, 12.5, 300, 30, 30.1],
    [13.5, 15, 47.5, 13, 305, 30.5, 30.5],
  ],
} as const satisfies ReferenceTable;
