import type { KnownRow } from './known-row.ts';
import { lostSales } from './lost-sales.ts';
import { cartonsFor } from './order-quantity.ts';

/**
 * Order date in days from today and quantity in units; no order without sales. An order is due on the day when the
 * position falls to the reorder point, and placed before a closure of factories that this day falls into. Sales lost while out of stock are not ordered, unless customers wait for them.
 */
export function orderOf({ row, terms, onHand, placedIn }: KnownRow, rate: number, orderPoint: number) {
  const position = onHand + (row.inbound ?? 0);
  const upTo = orderPoint + rate * terms.targetCoverDays;
  if (rate === 0) return { upTo, ...NO_ORDER };
  const inDays = Math.max(0, Math.floor((position - orderPoint) / rate));
  const positionThen = position - inDays * rate;
  const placeInDays = placedIn(inDays);
  const lost = lostSales(row, { rate, onHand, days: placeInDays + terms.leadTimeDays });
  const lostUnits = terms.backorders ? 0 : lost.beforeInbound + lost.beforeArrival;
  const needed = upTo - positionThen - lostUnits;
  const cartons = cartonsFor(needed, terms);
  return {
    upTo,
    inDays,
    placeInDays,
    overdueDays: Math.max(0, (orderPoint - position) / rate),
    position: positionThen,
    lost,
    lostUnits,
    needed,
    nowCartons: placeInDays === 0 ? cartons : 0,
    cartons,
    laterCartons: cartonsFor(rate * terms.targetCoverDays, terms),
  };
}

const NO_ORDER = {
  inDays: null,
  placeInDays: null,
  overdueDays: null,
  position: null,
  lost: { beforeInbound: 0, beforeArrival: 0 },
  lostUnits: 0,
  needed: 0,
  nowCartons: 0,
  cartons: 0,
  laterCartons: 0,
};

export type OrderPlan = ReturnType<typeof orderOf>;
