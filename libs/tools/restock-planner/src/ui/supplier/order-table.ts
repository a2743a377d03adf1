import type { RestockOutput } from '../../engine/restock-plan.schema.ts';
import { CASH_DAYS, dueWithin } from '../../engine/supplier-orders.ts';

const COLUMNS = [
  'supplier',
  'orderBy',
  'sku',
  'nextOrderQuantity',
  'nextCartons',
  'unitsPerCarton',
  'unitCost',
  'nextOrderCost',
  'arrivesOn',
] as const;
const HEADERS = { nextOrderQuantity: 'pieces', nextCartons: 'cartons' } as const;
export type OrderColumn =
  Exclude<(typeof COLUMNS)[number], keyof typeof HEADERS> | (typeof HEADERS)[keyof typeof HEADERS];

/** The orders of the next 30 days as table cells, by supplier and date; an unknown figure is an empty cell. */
export function orderTable(
  { rows, orders }: RestockOutput,
  headOf: (column: OrderColumn) => string,
): (string | number)[][] {
  const heads = COLUMNS.map((column) =>
    headOf(column === 'nextOrderQuantity' || column === 'nextCartons' ? HEADERS[column] : column),
  );
  const due = dueWithin(rows, CASH_DAYS);
  const lines = orders.flatMap(({ supplier }) =>
    due
      .filter((row) => row.supplier === supplier)
      .sort((a, b) => (a.placeInDays ?? 0) - (b.placeInDays ?? 0))
      .map((row) => COLUMNS.map((column) => row[column === 'orderBy' ? 'placeOn' : column] ?? '')),
  );
  return [heads, ...lines];
}
