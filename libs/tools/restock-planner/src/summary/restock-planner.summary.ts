import type { Summarize, SummaryRow } from '@seller-toolbox/tool-contract';
import type { RestockEngine } from '../engine/restock-planner.engine.ts';

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
  'supplier',
  'leadTimeDays',
  'targetCoverDays',
  'unitsPerCarton',
  'minimumOrder',
  'unitCost',
  'nextOrderCost',
] as const;

/** The orders of the next 30 days by supplier, and the plan of each product. An unknown figure is an empty cell, not a zero. */
export const summarize: Summarize<RestockEngine> = ({ rows, orders }) => ({
  figures: orders.map(({ supplier, within30Days: { units, cost, withoutCost } }): SummaryRow => {
    const label = { code: 'supplierSoon', params: { supplier: supplier || '–' } };
    return withoutCost > 0
      ? [label, units, { code: 'pieces' }]
      : [label, { code: 'supplierSum', params: { units, cost } }];
  }),
  table: {
    columns: ['sku', 'status', ...COLUMNS],
    rows: rows.map((row) => [
      { text: row.sku },
      { code: `status-${row.status}` },
      ...COLUMNS.map((column) => toCell(row[column === 'orderBy' ? 'placeOn' : column])),
    ]),
  },
});

const toCell = (value: string | number | null) => (typeof value === 'string' ? { text: value } : value);
