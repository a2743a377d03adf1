import type { Summarize } from '@seller-toolbox/tool-contract';
import type { engine } from '../engine/restock-planner.engine.ts';

const COLUMNS = [
  'orderQuantity',
  'cartons',
  'orderBy',
  'nextOrderQuantity',
  'arrivesOn',
  'stockOutOn',
  'lowStockOn',
  'daysOnHand',
  'daysOfCover',
  'dailyRate',
  'safetyStock',
  'reorderPoint',
] as const;

/** The plan of each product. An unknown figure is an empty cell, not a zero. */
export const summarize: Summarize<typeof engine> = ({ rows }) => ({
  figures: [],
  table: {
    columns: ['sku', 'status', ...COLUMNS],
    rows: rows.map((row) => [
      { text: row.sku },
      { code: `status-${row.status}` },
      ...COLUMNS.map((column) => toCell(row[column])),
    ]),
  },
});

const toCell = (value: string | number | null) => (typeof value === 'string' ? { text: value } : value);
