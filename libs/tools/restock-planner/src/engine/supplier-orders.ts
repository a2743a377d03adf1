import { sumRounded } from '@seller-toolbox/tool-contract/rounding';
import type { RestockOutput, RowPlan } from './restock-plan.schema.ts';

type Order = RestockOutput['orders'][number];
type OrderTotals = Order['today'];

/** Days ahead for which the cash is planned. */
export const CASH_DAYS = 30;

/** What to order of each supplier today and within 30 days, suppliers with the highest cost first; `''` is unknown. */
export function supplierOrders(rows: readonly RowPlan[]): Order[] {
  const bySupplier = new Map<string, RowPlan[]>();
  for (const row of dueWithin(rows, CASH_DAYS)) {
    const known = bySupplier.get(row.supplier);
    if (known) known.push(row);
    else bySupplier.set(row.supplier, [row]);
  }
  return [...bySupplier]
    .map(([supplier, due]) => ({
      supplier,
      today: sumOf(dueWithin(due, 0)),
      within30Days: sumOf(due),
    }))
    .sort(
      (a, b) =>
        b.within30Days.cost - a.within30Days.cost ||
        b.within30Days.units - a.within30Days.units ||
        (a.supplier < b.supplier ? -1 : 1),
    );
}

/** The products with an order on one of the next days. */
export function dueWithin(rows: readonly RowPlan[], days: number): RowPlan[] {
  return rows.filter(
    ({ nextOrderQuantity, placeInDays }) =>
      (nextOrderQuantity ?? 0) > 0 && placeInDays !== null && placeInDays <= days,
  );
}

/** Units, cartons and cost of the next order of each product. */
export function sumOf(rows: readonly RowPlan[]): OrderTotals {
  return {
    products: rows.length,
    units: sumRounded(rows.map((row) => row.nextOrderQuantity ?? 0)),
    cartons: sumRounded(rows.map((row) => row.nextCartons ?? 0)),
    cost: sumRounded(rows.map((row) => row.nextOrderCost ?? 0)),
    withoutCost: rows.filter((row) => row.nextOrderCost === null).length,
  };
}
