import { roundTo14Digits } from '@seller-toolbox/tool-contract/rounding';

/** The figures behind the stock line of a product. Units, days from today. */
export interface Replenishment {
  readonly rate: number;
  readonly onHand: number;
  readonly inbound: number;
  readonly inboundDays: number;
  readonly reorderPoint: number;
  readonly leadTimeDays: number;
  /** Customers wait while nothing is in stock: what they are owed is stock below zero, which the next delivery fills. */
  readonly backorders: boolean;
  /** Sales lost before the first order arrives. */
  readonly lostUnits: number;
  readonly firstOrder: PlacedOrder;
  /** Units of every later order. */
  readonly laterUnits: number;
  /** The day on which an order is placed that is due on the given day. */
  readonly placedIn: (dueIn: number) => number;
}

export interface StockPoint {
  readonly day: number;
  readonly stock: number;
}

/** An order: the day on which it is due, and the day on which it is placed. */
export interface PlacedOrder extends Delivery {
  readonly due: number;
}

interface Delivery {
  readonly day: number;
  readonly units: number;
}

/** Orders in the projection: enough to show the repeating pattern. */
const PROJECTED_ORDERS = 3;
const MAX_VIEW_DAYS = 1095;

/**
 * Corner points of the stock over time: it falls by the daily rate, below zero only where customers wait, and rises with each
 * delivery.
 */
export function stockProjection(replenishment: Replenishment): StockPoint[] {
  const { rate, onHand } = replenishment;
  if (rate === 0) return [];
  const deliveries = deliveriesOf(replenishment).filter(({ day }) => day <= MAX_VIEW_DAYS);
  const points: StockPoint[] = [{ day: 0, stock: onHand }];
  for (const { day, units } of deliveries) {
    const before = addPointsUntil(points, day, replenishment);
    points.push({ day, stock: before + units });
  }
  if (deliveries.length === 0)
    addPointsUntil(points, Math.min(MAX_VIEW_DAYS, Math.max(onHand, 0) / rate + 1), replenishment);
  return points;
}

/** The first day until `until` on which the stock is below a level; null where it never is. */
export function firstBelow(points: readonly StockPoint[], level: number, until: number): number | null {
  let before: StockPoint | undefined;
  for (const point of points) {
    if (point.day > until) return null;
    if (roundTo14Digits(point.stock - level) < 0) {
      if (!before || before.day === point.day || before.stock <= level) return point.day;
      const share = (before.stock - level) / (before.stock - point.stock);
      return before.day + share * (point.day - before.day);
    }
    before = point;
  }
  return null;
}

/** Adds the corner points until `day` and returns the remaining stock. */
function addPointsUntil(
  points: StockPoint[],
  day: number,
  { rate, backorders }: Pick<Replenishment, 'rate' | 'backorders'>,
): number {
  const last = points.at(-1) ?? { day: 0, stock: 0 };
  const lowest = backorders ? -Infinity : Math.min(0, last.stock);
  const left = Math.max(lowest, last.stock - rate * (day - last.day));
  const ends = last.day + last.stock / rate;
  if (last.stock > 0 && ends < day) points.push({ day: ends, stock: 0 });
  if (day > last.day) points.push({ day, stock: left });
  return left;
}

function deliveriesOf(replenishment: Replenishment): Delivery[] {
  const { inbound, inboundDays, firstOrder, leadTimeDays } = replenishment;
  const known = inbound > 0 ? [{ day: inboundDays, units: inbound }] : [];
  const orders = ordersOf(replenishment).map(({ day, units }) => ({ day: day + leadTimeDays, units }));
  return [...known, ...(firstOrder.units > 0 ? orders : [])].sort((a, b) => a.day - b.day);
}

/** The orders of the projection, by the day on which they are placed. */
export function ordersOf(replenishment: Replenishment): PlacedOrder[] {
  const { rate, onHand, inbound, reorderPoint, lostUnits, firstOrder, laterUnits, placedIn } = replenishment;
  const orders = [firstOrder];
  let position = onHand + inbound - rate * firstOrder.day + firstOrder.units + lostUnits;
  let due = firstOrder.day;
  while (orders.length < PROJECTED_ORDERS && laterUnits > 0) {
    const wait = Math.max(1, Math.floor((position - reorderPoint) / rate));
    due += wait;
    position += laterUnits - rate * wait;
    orders.push({ due, day: placedIn(due), units: laterUnits });
  }
  return orders;
}
