import { roundTo14Digits } from '@seller-toolbox/tool-contract/rounding';
import { cartonsFor, type CartonRules } from './order-quantity.ts';
import { arrivalDay, isUncertain, latestOrderDay, type Production } from './production.ts';

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
  /** What the position of every later order is filled up to, in the supplier's cartons. */
  readonly orderUpTo: number;
  readonly terms: CartonRules & { readonly targetCoverDays: number };
  readonly production: Production;
}

export interface StockPoint {
  readonly day: number;
  readonly stock: number;
}

/** An order: the day on which it is due, and the day on which it is placed. */
export interface PlacedOrder extends Delivery {
  readonly due: number;
}

/** An order after the first one: the units that it fills up; on the day on which it is placed the position, and what sells from then on. */
interface LaterOrder extends PlacedOrder {
  readonly position: number;
  readonly demand: number;
  readonly needed: number;
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
 * delivery. It ends where a closure of factories leaves the day of a later delivery unknown.
 */
export function stockProjection(replenishment: Replenishment): StockPoint[] {
  const { rate, onHand } = replenishment;
  if (rate === 0) return [];
  const { deliveries, knownUntil } = deliveriesOf(replenishment);
  const points: StockPoint[] = [{ day: 0, stock: onHand }];
  for (const { day, units } of deliveries) {
    const before = addPointsUntil(points, day, replenishment);
    points.push({ day, stock: before + units });
  }
  if (knownUntil < MAX_VIEW_DAYS) addPointsUntil(points, knownUntil, replenishment);
  else if (deliveries.length === 0)
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

function deliveriesOf(replenishment: Replenishment) {
  const { inbound, inboundDays, firstOrder, leadTimeDays, production } = replenishment;
  const known = inbound > 0 ? [{ day: inboundDays, units: inbound }] : [];
  const orders = firstOrder.units > 0 ? ordersOf(replenishment) : [];
  const arrivalOf = ({ day }: PlacedOrder) => arrivalDay(production, day, leadTimeDays);
  const unsure = orders.slice(1).find(({ day }) => isUncertain(production, day, leadTimeDays));
  const knownUntil = unsure ? arrivalOf(unsure) : MAX_VIEW_DAYS;
  const deliveries: Delivery[] = [
    ...known,
    ...orders
      .filter((order) => order !== unsure)
      .map((order) => ({ day: arrivalOf(order), units: order.units })),
  ]
    .filter(({ day }) => day <= knownUntil)
    .sort((a, b) => a.day - b.day);
  return { deliveries, knownUntil };
}

/** The orders of the projection, by the day on which they are placed. */
export function ordersOf(replenishment: Replenishment): (PlacedOrder & Partial<LaterOrder>)[] {
  const { rate, onHand, inbound, reorderPoint, lostUnits, firstOrder, orderUpTo, terms } = replenishment;
  const { leadTimeDays, production } = replenishment;
  const orders: (PlacedOrder & Partial<LaterOrder>)[] = [firstOrder];
  let position = onHand + inbound - rate * firstOrder.day + firstOrder.units + lostUnits;
  let due = firstOrder.day;
  while (orders.length < PROJECTED_ORDERS) {
    const wait = Math.max(1, Math.floor((position - reorderPoint) / rate));
    due += wait;
    position -= rate * wait;
    const needed = orderUpTo - position;
    const units = cartonsFor(needed, terms) * terms.unitsPerCarton;
    if (units === 0) break;
    const day = latestOrderDay(production, due);
    orders.push({
      due,
      day,
      units,
      position: position + rate * (due - day),
      demand: rate * (leadTimeDays + terms.targetCoverDays + due - day),
      needed,
    });
    position += units;
  }
  return orders;
}
