import type { FeeContext } from '@seller-toolbox/fee-cards/fba/fee-context';
import type { CardPart, Published } from '@seller-toolbox/fee-cards/fba/rate-card';

export interface CardSource extends Published {
  readonly parts: CardPart[];
}

/** Source and start of each part of the card that the result uses; parts with the same source and start are one entry. */
export function cardSources({ card, feeTable, fuelRate }: FeeContext): CardSource[] {
  const published: readonly (readonly [CardPart, Published | null])[] = [
    ['fulfillment', card.fulfillment[feeTable]],
    ['fuel-surcharge', fuelRate > 0 ? card.fuelSurcharge : null],
    ['storage', card.storage],
    ['aged-inventory', card.agedInventory],
    ['removal', card.removal],
    ['return-processing', card.returnProcessing],
  ];
  const sources: CardSource[] = [];
  for (const [part, one] of published) {
    if (!one) continue;
    const { effectiveFrom, source, checkedOn } = one;
    const same = sources.find(
      (known) => known.effectiveFrom === effectiveFrom && known.source.name === source.name,
    );
    if (same) same.parts.push(part);
    else sources.push({ parts: [part], effectiveFrom, source: { ...source }, checkedOn });
  }
  return sources;
}
