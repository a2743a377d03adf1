import { dayIn } from '@seller-toolbox/reference-data/time-zones';
import { defineEngine, finding, type Env } from '@seller-toolbox/tool-contract';
import { monthFactors, type MeanFactor } from './month-season.ts';
import { planRow } from './plan-row.ts';
import { examples } from './restock-planner.examples.ts';
import { outputSchema, type RestockOutput, type RowPlan } from './restock-plan.schema.ts';
import { inputSchema, type RestockInput } from './restock-planner.schema.ts';
import { AGED_INVENTORY, LOW_INVENTORY } from './stock-limits.data.ts';
import { STATUSES } from './stock-status.ts';
import { CASH_DAYS, dueWithin, sumOf, supplierOrders } from './supplier-orders.ts';

/** Order quantity and order date of each product, with the figures behind them. */
export const engine = defineEngine({
  inputSchema,
  outputSchema,
  run,
  examples,
  keyFigure: 'rows.0.nextOrderQuantity',
});

export type RestockEngine = typeof engine;

function run(input: RestockInput, env: Env): RestockOutput {
  const today = input.today ?? dayIn(input.timeZone, env.now.getTime());
  const seen = new Map<string, number>();
  for (const { sku } of input.rows) seen.set(sku, (seen.get(sku) ?? 0) + 1);
  const seasons = new Map<string, MeanFactor>();
  const meanFactorOf = (factors: readonly number[]) => {
    const key = factors.join();
    const mean = seasons.get(key) ?? monthFactors(factors, today);
    seasons.set(key, mean);
    return mean;
  };
  const rows = input.rows.map((row) => {
    const plan = planRow(row, input.defaults, { today, meanFactorOf });
    const isTwice = row.sku !== '' && (seen.get(row.sku) ?? 0) > 1;
    return isTwice ? { ...plan, findings: [finding('sku-twice', 'warning'), ...plan.findings] } : plan;
  });
  return {
    today,
    rows,
    totals: totalsOf(rows),
    orders: supplierOrders(rows),
    cash: { today: sumOf(dueWithin(rows, 0)), within30Days: sumOf(dueWithin(rows, CASH_DAYS)) },
    lowInventory: { ...LOW_INVENTORY },
    agedInventory: { ...AGED_INVENTORY },
  };
}

function totalsOf(rows: readonly RowPlan[]): RestockOutput['totals'] {
  const statuses: Record<string, number> = Object.fromEntries(STATUSES.map((status) => [status, 0]));
  let units = 0;
  let cartons = 0;
  for (const row of rows) {
    statuses[row.status] = (statuses[row.status] ?? 0) + 1;
    units += row.orderQuantity ?? 0;
    cartons += row.cartons ?? 0;
  }
  return { rows: rows.length, statuses, units, cartons };
}
