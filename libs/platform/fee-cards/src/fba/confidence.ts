import type { FeeContext } from './fee-context.ts';
import type { FulfillmentQuote } from './fulfillment-fee.ts';
import type { Confidence } from './rate-card.ts';

/** How well the fulfillment fee of a quote is confirmed: by its table, its season and its tier. */
export function fulfillmentConfidence(
  { tier, isLowPrice }: Pick<FulfillmentQuote, 'tier' | 'isLowPrice'>,
  { card, feeTable, feeSeason }: FeeContext,
): Confidence {
  const table = card.fulfillment[feeTable] ?? card.fulfillment.general;
  if (isLowPrice && card.lowPrice) return card.lowPrice.confidence;
  if (tier && table.singleSourceTiers?.includes(tier.id)) return 'single-source';
  return (feeSeason === 'peak' && table.peakConfidence) || table.confidence;
}
