import type { RowPlan } from './restock-plan.schema.ts';

/** A day from today (0) on, and the stock of that day. */
export interface StockPoint {
  readonly day: number;
  readonly stock: number;
}

export interface Delivery extends StockPoint {
  readonly units: number;
  /** Units that are on their way, the order that the plan recommends, or one after it. */
  readonly source: 'inbound' | 'planned' | 'following';
}

/** What a drawing of the stock shows. */
export interface StockLine {
  readonly points: readonly StockPoint[];
  /** The part of the points that comes about by orders: from the arrival of the planned one, or from the stock-out before it. */
  readonly planned: readonly StockPoint[];
  /** From today to the stock-out without the planned order; empty where that is beyond the line. */
  readonly withoutOrder: readonly StockPoint[];
  /** Whether the planned order arrives before that stock-out. */
  readonly isInTime: boolean;
  readonly deliveries: readonly Delivery[];
  /** The day on which nothing is in stock without a further order; null beyond the line. */
  readonly stockOutDay: number | null;
  /** The day by which the next order has to be placed, after one of today; null beyond the line. */
  readonly nextOrderDay: number | null;
}

type PlanOfLine = Pick<
  RowPlan,
  'projection' | 'inbound' | 'arrivesInDays' | 'daysOfCover' | 'placeInDays' | 'followingInDays'
>;

/** A rise, with the place of the point before it. */
interface Rise extends Delivery {
  readonly at: number;
}

/** Sums of stock and units differ by less than this from what was added. */
const ROUNDING = 1e-6;

/** The line ends where the last delivery arrives. */
export function stockLine(plan: PlanOfLine): StockLine {
  const { projection, daysOfCover, placeInDays, followingInDays } = plan;
  const last = projection.at(-1)?.day ?? 0;
  const onLine = (day: number | null) => (day !== null && day <= last ? day : null);
  const stockOutDay = onLine(daysOfCover);
  const rises = risesOf(plan);
  const planned = rises.find(({ source }) => source === 'planned');
  const points = withoutLastRise(projection);
  const plannedFrom = Math.min(planned?.day ?? 0, stockOutDay ?? 0) - ROUNDING;
  const until = (rise: Rise) => projection.slice(0, rise.at + 1);
  return {
    points,
    planned: points.filter(({ day }) => day > plannedFrom),
    withoutOrder: stockOutDay === null ? [] : endingOn(stockOutDay, planned ? until(planned) : projection),
    isInTime: planned !== undefined && stockOutDay !== null && planned.day < stockOutDay,
    deliveries: rises.filter(({ day, source }) => day < last || source === 'planned'),
    stockOutDay,
    nextOrderDay: onLine(placeInDays || followingInDays),
  };
}

/** The rises of the line. The planned order is the last one of the day on which it arrives, the inbound units are the first of their size. */
function risesOf({ projection, inbound, arrivesInDays }: PlanOfLine): Rise[] {
  const rises = projection.flatMap(({ day, stock }, at) => {
    const next = projection[at + 1];
    return next?.day === day && next.stock > stock
      ? [{ day, stock: next.stock, units: next.stock - stock, at }]
      : [];
  });
  const planned = rises.map(({ day }) => day).lastIndexOf(arrivesInDays ?? -1);
  const arrival = rises.findIndex(
    ({ units }, index) => index !== planned && Math.abs(units - inbound) < ROUNDING,
  );
  const sourceOf = (index: number) =>
    index === planned ? 'planned' : index === arrival ? 'inbound' : 'following';
  return rises.map((rise, index) => ({ ...rise, source: sourceOf(index) }));
}

function endingOn(stockOutDay: number, points: readonly StockPoint[]): readonly StockPoint[] {
  return [...points.filter(({ day }) => day < stockOutDay), { day: stockOutDay, stock: 0 }];
}

function withoutLastRise(points: readonly StockPoint[]): readonly StockPoint[] {
  const [before, last] = points.slice(-2);
  return points.length > 2 && before?.day === last?.day ? points.slice(0, -1) : points;
}
