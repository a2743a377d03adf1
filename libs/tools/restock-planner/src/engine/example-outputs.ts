import { DAY } from '@seller-toolbox/tool-contract/durations';
import { plusDays } from '@seller-toolbox/reference-data/days';
import { EXAMPLE_OUTPUTS } from './example-outputs.data.ts';
import { scheduleOf } from './order-schedule.ts';
import type { RestockOutput, RowPlan } from './restock-plan.schema.ts';
import { WORKED_EXAMPLE } from './worked-example.ts';

const DATE = /^\d{4}-\d\d-\d\d$/;

/** The stored output of the worked example with the dates of a plan made on a day; it is stored for 1970-01-01. */
export function exampleOutputOn(day: string): RestockOutput {
  const days = Date.parse(day) / DAY;
  const output = JSON.parse(JSON.stringify(EXAMPLE_OUTPUTS.standard), (key, value: unknown) =>
    typeof value === 'string' && DATE.test(value) && key !== 'checkedOn' ? plusDays(value, days) : value,
  ) as RestockOutput;
  return { ...output, rows: output.rows.map((row) => rowOn(day, row)) };
}

/** The holidays of a year are not those of 1970, and the orders are placed before them. */
function rowOn(today: string, row: RowPlan): RowPlan {
  const { dailyRate, onHand, reorderPoint, safetyStock, leadTimeDays } = row;
  if (!dailyRate || onHand === null || reorderPoint === null || safetyStock === null || leadTimeDays === null)
    return row;
  const [given] = WORKED_EXAMPLE.input.rows.filter(({ sku }) => sku === row.sku);
  const inboundDays = given && 'inboundDays' in given ? given.inboundDays : onHand / dailyRate;
  const { schedule, findings } = scheduleOf({
    ...row,
    today,
    rate: dailyRate,
    onHand,
    inboundDays,
    reorderPoint,
    safetyStock,
    leadTimeDays,
    backorders: false,
    lostUnits: row.lostUnits ?? 0,
    laterUnits: row.followingOrderQuantity ?? 0,
    orderUnits: row.nextOrderQuantity ?? 0,
  });
  return { ...row, ...schedule, findings: [...row.findings, ...findings] };
}
