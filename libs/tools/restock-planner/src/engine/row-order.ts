import { isAbove } from '@seller-toolbox/tool-contract/rounding';
import type { KnownRow } from './known-row.ts';
import { lostSales, type LostSales } from './lost-sales.ts';
import { cartonsFor } from './order-quantity.ts';
import { placedOrder } from './placed-order.ts';
import { arrivalDay, latestOrderDay } from './production.ts';
import { coverOf } from './row-cover.ts';

/**
 * Order date in days from today and quantity in units; no order without sales. An order is due on the day when the
 * position falls to the reorder point, and placed earlier where a closure of factories would delay its production.
 * Sales lost while out of stock are not ordered, and the position does not fall by them, unless customers wait for them.
 */
export function planOrder({ row, terms, onHand, production }: KnownRow, rate: number, orderPoint: number) {
  const position = onHand + (row.inbound ?? 0);
  const upTo = orderPoint + rate * terms.targetCoverDays;
  if (rate === 0) return { upTo, ...NO_ORDER };
  const lostUntil = (days: number) => lostSales(row, { rate, onHand, days });
  const lostIn = ({ beforeInbound, beforeArrival }: LostSales) =>
    terms.backorders ? 0 : beforeInbound + beforeArrival;
  const waitDays = waitOf({ row, terms, onHand }, rate, position - orderPoint);
  const inDays = Math.max(0, Math.floor((position - orderPoint) / rate + waitDays));
  const placeInDays = latestOrderDay(production, inDays);
  const arrivesInDays = arrivalDay(production, placeInDays, terms.leadTimeDays);
  const lost = lostUntil(arrivesInDays);
  const lostBefore = lostIn(lostUntil(placeInDays));
  const placed = placedOrder({ ...terms, rate, position, inDays, placeInDays });
  const positionThen = placed.position + lostBefore;
  const lostInAll = lostIn(lost);
  const lostUnits = lostInAll - lostBefore;
  const needed = upTo - position + inDays * rate - lostInAll;
  const cartons = cartonsFor(needed, terms);
  return {
    upTo,
    inDays,
    placeInDays,
    waitDays,
    overdueDays: Math.max(0, (orderPoint - position) / rate),
    position: positionThen,
    demand: placed.demand,
    lost,
    lostUnits,
    lostInAll,
    needed,
    nowCartons: placeInDays === 0 ? cartons : 0,
    cartons,
  };
}

/** Days from the end of the stock until the inbound units arrive, where the position falls by so many units only later. */
function waitOf(
  { row, terms, onHand }: Pick<KnownRow, 'row' | 'terms' | 'onHand'>,
  rate: number,
  units: number,
): number {
  const { daysOnHand, gapDays } = coverOf(row, rate, onHand);
  return !terms.backorders && isAbove(units / rate, daysOnHand ?? 0) ? gapDays : 0;
}

const NO_ORDER = {
  inDays: null,
  placeInDays: null,
  waitDays: null,
  overdueDays: null,
  position: null,
  demand: null,
  lost: { beforeInbound: 0, beforeArrival: 0 },
  lostUnits: 0,
  lostInAll: 0,
  needed: 0,
  nowCartons: 0,
  cartons: 0,
};

export type OrderPlan = ReturnType<typeof planOrder>;
