import { fulfillmentConfidence } from '@seller-toolbox/fee-cards/fba/confidence';
import type { CardPart, Published } from '@seller-toolbox/fee-cards/fba/rate-card';
import type { Computation } from './computation-steps.ts';

type Figures = Pick<Computation, 'context' | 'quote' | 'optionalFees'>;

export interface CardSource extends Published {
  readonly parts: CardPart[];
}

/** Source, start and confidence of each part of the card that the result uses; parts that share them are one entry. */
export function cardSources({ context, quote, optionalFees }: Figures): CardSource[] {
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
    ...optionalFees.map(({ id, amount, published: one }) => [id, amount === null ? null : one] as const),
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
