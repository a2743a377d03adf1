import { sumRounded } from '@seller-toolbox/tool-contract/rounding';
import type { FeeContext } from './fee-context.ts';
import { readFee } from './fee-schedule.ts';
import type { FulfillmentQuote } from './fulfillment-fee.ts';

/**
 * What general goods of the same tier, weight and price pay more at the peak, where the peak figures of a quote's own table are
 * not known and its off-peak fee is shown; null where the fee is not an off-peak one at the peak.
 */
export function offPeakDifference(quote: FulfillmentQuote, context: FeeContext): number | null {
  const { card, season, feeSeason, column } = context;
  if (season !== 'peak' || feeSeason === 'peak' || !quote.tier || !quote.line) return null;
  const { seasons } = card.fulfillment.general;
  const [peak, offPeak] = [seasons.peak?.[quote.tier.id], seasons['non-peak']?.[quote.tier.id]];
  const fees = [peak, offPeak].map((one) => one && readFee(one, quote.billableWeight, column)?.fee);
  return fees[0] === undefined || fees[1] === undefined ? null : sumRounded([fees[0], -fees[1]]);
}
