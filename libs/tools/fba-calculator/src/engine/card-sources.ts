import { fulfillmentConfidence } from '@seller-toolbox/fee-cards/fba/confidence';
import type { FeeContext } from '@seller-toolbox/fee-cards/fba/fee-context';
import type { FulfillmentQuote } from '@seller-toolbox/fee-cards/fba/fulfillment-fee';
import type { CardPart, Confidence, Published } from '@seller-toolbox/fee-cards/fba/rate-card';
import { groupBySource, type PublishedParts } from '@seller-toolbox/reference-data/published-parts';

export interface CardSource extends PublishedParts<CardPart> {
  readonly confidence: Confidence;
}

/** Source, start and confidence of each part of the card that the result uses; parts that share them are one entry. */
export function cardSources(context: FeeContext, quote: FulfillmentQuote): CardSource[] {
  const { card, feeTable, fuelRate } = context;
  const published: readonly (readonly [CardPart, Published | null])[] = [
    ['fulfillment', quote.isLowPrice ? null : card.fulfillment[feeTable]],
    ['low-price', quote.isLowPrice ? card.lowPrice : null],
    ['fuel-surcharge', fuelRate > 0 ? card.fuelSurcharge : null],
    ['dangerous-goods', quote.dangerousGoodsFee > 0 ? card.dangerousGoodsFee : null],
    ['storage', card.storage],
    ['aged-inventory', card.agedInventory],
    ['removal', card.removal],
    ['return-processing', card.returnProcessing],
  ];
  const confidenceOf = (part: CardPart | undefined) =>
    part === 'fulfillment'
      ? fulfillmentConfidence(quote, context)
      : (published.find(([one]) => one === part)?.[1]?.confidence ?? 'confirmed');
  return groupBySource(published).map((group) => ({ ...group, confidence: confidenceOf(group.parts[0]) }));
}
