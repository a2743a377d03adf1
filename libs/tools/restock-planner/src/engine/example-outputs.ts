import { plusDays } from '@seller-toolbox/reference-data/days';
import { finding } from '@seller-toolbox/tool-contract';
import { DAY } from '@seller-toolbox/tool-contract/durations';
import { EXAMPLE_OUTPUTS } from './example-outputs.data.ts';
import { lostSales } from './lost-sales.ts';
import { cartonsFor } from './order-quantity.ts';
import { scheduleOf } from './order-schedule.ts';
import { placedOrder } from './placed-order.ts';
import { arrivalDay, latestOrderDay, productionOf } from './production.ts';
import type { RestockOutput, RowPlan } from './restock-plan.schema.ts';
import { WORKED_EXAMPLE } from './worked-example.ts';

const DATE = /^\d{4}-\d\d-\d\d$/;

/** The stored output of the worked example with the dates of a plan made on a day; it is stored for 1970-01-01. */
export function exampleOutputOn(day: string): RestockOutput {
  const days = Date.parse(day) / DAY;
  const output = JSON.parse(JSON.stringify(EXAMPLE_OUTPUTS.standard), (key, value: unknown) =>
    typeof value === 'string' && DATE.test(value) && key !== 'checkedOn' ? plusDays(value, days) : value,
  ) as RestockOutput;
  const rows = output.rows.map((row) => rowOn(day, row));
  // The first product alone is ordered within 30 days.
  const ordered = { units: rows[0]?.orderQuantity ?? 0, cartons: rows[0]?.cartons ?? 0 };
  const summed = ({ today, within30Days }: RestockOutput['cash']) => ({
    today: { ...today, ...ordered },
    within30Days: { ...within30Days, ...ordered },
  });
  return {
    ...output,
    rows,
    totals: { ...output.totals, ...ordered },
    orders: output.orders.map((order) => ({ ...order, ...summed(order) })),
    cash: summed(output.cash),
  };
}

/** The closures of a year are not those of 1970: orders are placed before them, or wait for their end while sales are lost. */
function rowOn(today: string, row: RowPlan): RowPlan {
  const { dailyRate: rate, onHand, reorderPoint, safetyStock, leadTimeDays, orderInDays, position } = row;
  if (!rate || onHand === null || reorderPoint === null || safetyStock === null || leadTimeDays === null)
    return row;
  const inDays = orderInDays ?? 0;
  const production = productionOf(today, { ...row, leadTimeDays });
  const placeInDays = latestOrderDay(production, inDays);
  const [given] = WORKED_EXAMPLE.input.rows.filter(({ sku }) => sku === row.sku);
  const inboundDays = given && 'inboundDays' in given ? given.inboundDays : onHand / rate;
  const lostUnits = lostSales(
    { ...row, inboundDays },
    { rate, onHand, days: arrivalDay(production, placeInDays, leadTimeDays) },
  ).beforeArrival;
  const neededUnits = (row.neededUnits ?? 0) - lostUnits;
  const nextCartons = cartonsFor(neededUnits, row);
  const nextOrderQuantity = nextCartons * row.unitsPerCarton;
  const placed = placedOrder({ ...row, rate, leadTimeDays, position: position ?? 0, inDays, placeInDays });
  const { schedule, findings } = scheduleOf({
    ...row,
    rate,
    onHand,
    inboundDays,
    reorderPoint,
    safetyStock,
    leadTimeDays,
    backorders: false,
    lostUnits,
    orderUpTo: row.orderUpTo ?? 0,
    terms: row,
    production,
    orderUnits: nextOrderQuantity,
  });
  const isToday = inDays === 0;
  return {
    ...row,
    ...schedule,
    ...(isToday && { orderQuantity: nextOrderQuantity, cartons: nextCartons }),
    positionAtOrder: placed.position,
    orderDemand: placed.demand,
    lostUnits,
    neededUnits,
    nextCartons,
    nextOrderQuantity,
    findings: [
      ...(isToday && lostUnits > 0
        ? [finding('stock-out-before-arrival', 'error', { days: lostUnits / rate, units: lostUnits })]
        : []),
      ...row.findings,
      ...findings,
    ],
  };
}
