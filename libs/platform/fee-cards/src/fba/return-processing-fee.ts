import { roundTo14Digits } from '@seller-toolbox/tool-contract/rounding';
import type { RateCard } from './rate-card.ts';

/** A share of the fulfillment fee; null where the card publishes no such fee or the fulfillment fee is not known. */
export function returnProcessingFee(
  fulfillmentFee: number | null,
  { returnProcessing }: Pick<RateCard, 'returnProcessing'>,
): number | null {
  return returnProcessing && fulfillmentFee !== null
    ? roundTo14Digits(fulfillmentFee * returnProcessing.shareOfFulfillment)
    : null;
}
