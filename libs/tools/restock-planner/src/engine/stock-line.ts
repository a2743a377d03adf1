import type { RowPlan } from './restock-plan.schema.ts';

/** A day from today (0) on, and the stock of that day. */
export interface StockPoint {
  readonly day: number;
  readonly stock: number;
}

export interface Delivery extends StockPoint {
  readonly units: number;
  /** Whether it is the order that the plan recommends. */
  readonly isPlanned: boolean;
}

/** What a drawing of the stock shows. */
export interface StockLine {
  readonly points: readonly StockPoint[];
  /** From the arrival of the planned order to the stock-out without it; empty where the stock ends before that arrival. */
  readonly withoutOrder: readonly StockPoint[];
  readonly deliveries: readonly Delivery[];
  /** The day on which nothing is in stock without a further order; null beyond the line. */
  readonly stockOutDay: number | null;
  /** The day by which the next order has to be placed, after one of today; null beyond the line. */
  readonly nextOrderDay: number | null;
}

type PlanOfLine = Pick<
  RowPlan,
  'projection' | 'arrivesInDays' | 'daysOfCover' | 'placeInDays' | 'followingInDays'
>;

/** The line ends where the last delivery arrives. */
export function stockLine(plan: PlanOfLine): StockLine {
  const { projection, arrivesInDays, daysOfCover, placeInDays, followingInDays } = plan;
  const last = projection.at(-1)?.day ?? 0;
  const onLine = (day: number | null) => (day !== null && day <= last ? day : null);
  const stockOutDay = onLine(daysOfCover);
  const atArrival = projection.find(({ day }) => day === arrivesInDays);
  return {
    points: withoutLastRise(projection),
    withoutOrder:
      atArrival && stockOutDay !== null && stockOutDay > atArrival.day
        ? [atArrival, { day: stockOutDay, stock: 0 }]
        : [],
    deliveries: deliveriesOf(plan).filter(({ day, isPlanned }) => day < last || isPlanned),
    stockOutDay,
    nextOrderDay: onLine(placeInDays || followingInDays),
  };
}

/** The rises of the line. The planned order is the last one of the day on which it arrives. */
function deliveriesOf({ projection, arrivesInDays }: PlanOfLine): Delivery[] {
  const rises = projection.flatMap(({ day, stock }, index) => {
    const next = projection[index + 1];
    return next?.day === day && next.stock > stock
      ? [{ day, stock: next.stock, units: next.stock - stock }]
      : [];
  });
  const planned = rises.map(({ day }) => day).lastIndexOf(arrivesInDays ?? -1);
  return rises.map((rise, index) => ({ ...rise, isPlanned: index === planned }));
}

function withoutLastRise(points: readonly StockPoint[]): readonly StockPoint[] {
  const [before, last] = points.slice(-2);
  return points.length > 2 && before?.day === last?.day ? points.slice(0, -1) : points;
}
