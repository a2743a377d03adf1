import { fulfillmentConfidence } from '@seller-toolbox/fee-cards/fba/confidence';
import type { FeeContext } from '@seller-toolbox/fee-cards/fba/fee-context';
import type { FulfillmentQuote } from '@seller-toolbox/fee-cards/fba/fulfillment-fee';
import type { CardPart, Published } from '@seller-toolbox/fee-cards/fba/rate-card';

export interface CardSource extends Published {
  readonly parts: CardPart[];
}

/** Source, start and confidence of each part of the card that the result uses; parts that share them are one entry. */
export function cardSources(context: FeeContext, quote: FulfillmentQuote): CardSource[] {
  const { card, feeTable, fuelRate } = context;
  const table = card.fulfillment[feeTable];
  const published: readonly (readonly [CardPart, Published | null])[] = [
    [
      'fulfillment',
      !quote.isLowPrice && table ? { ...table, confidence: fulfillmentConfidence(quote, context) } : null,
    ],
    ['low-price', quote.isLowPrice ? card.lowPrice : null],
    ['fuel-surcharge', fuelRate > 0 ? card.fuelSurcharge : null],
    ['dangerous-goods', quote.dangerousGoodsFee > 0 ? card.dangerousGoodsFee : null],
    ['storage', card.storage],
    ['aged-inventory', card.agedInventory],
    ['removal', card.removal],
    ['return-processing', card.returnProcessing],
  ];
  const sources: CardSource[] = [];
  for (const [part, one] of published) {
    if (!one) continue;
    const { effectiveFrom, source, checkedOn, confidence } = one;
    const same = sources.find(
      (known) =>
        known.effectiveFrom === effectiveFrom &&
        known.source.name === source.name &&
        known.confidence === confidence,
    );
    if (same) same.parts.push(part);
    else sources.push({ parts: [part], effectiveFrom, source: { ...source }, checkedOn, confidence });
  }
  return sources;
}
