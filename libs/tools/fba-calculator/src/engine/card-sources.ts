import { groupBySource, type PublishedParts } from '@seller-toolbox/reference-data/published-parts';
import type { FeeContext } from './fee-context.ts';
import type { CardPart } from './rate-card.ts';

/** Source and start of each part of the card that the result uses; parts with the same source and start are one entry. */
export function cardSources({ card, feeTable, fuelRate }: FeeContext): PublishedParts<CardPart>[] {
  return groupBySource<CardPart>([
    ['fulfillment', card.fulfillment[feeTable]],
    ['fuel-surcharge', fuelRate > 0 ? card.fuelSurcharge : null],
    ['storage', card.storage],
    ['aged-inventory', card.agedInventory],
    ['removal', card.removal],
    ['return-processing', card.returnProcessing],
  ]);
}
