import type { RowInput } from './restock-planner.schema.ts';

/** Units that customers want while nothing is in stock, before and after the inbound units arrive. */
export interface LostSales {
  readonly beforeInbound: number;
  readonly beforeArrival: number;
}

/**
 * Sales lost within `days` (until an order arrives). Stock below zero is promised, not lost: the next delivery fills it.
 * Inbound units with an unknown day arrive before the stock ends.
 */
export function lostSales(
  { inbound, inboundDays }: Pick<RowInput, 'inbound' | 'inboundDays'>,
  { rate, onHand, days }: { readonly rate: number; readonly onHand: number; readonly days: number },
): LostSales {
  const inboundDay = inbound ? Math.min(days, inboundDays ?? 0) : 0;
  const demandBefore = rate * inboundDay;
  const beforeInbound = Math.max(0, demandBefore - Math.max(0, onHand));
  const arrives = inboundDays === null || inboundDays < days ? (inbound ?? 0) : 0;
  const stock = onHand - demandBefore + beforeInbound + arrives;
  return { beforeInbound, beforeArrival: Math.max(0, rate * (days - inboundDay) - Math.max(0, stock)) };
}
