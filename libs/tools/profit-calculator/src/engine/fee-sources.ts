import type { SellingTerms } from '@seller-toolbox/fee-cards/selling/fee-cards';
import { groupBySource, type PublishedParts } from '@seller-toolbox/reference-data/published-parts';

/** The parts of a card that are published each on its own. */
export const CARD_PARTS = ['referral', 'closing', 'digital-services', 'storage'] as const;
export type CardPart = (typeof CARD_PARTS)[number];

/** Source and start of each part; parts that were published together are one entry. */
export function feeSources({ row, fees }: SellingTerms): PublishedParts<CardPart>[] {
  return groupBySource<CardPart>([
    ['referral', row],
    ['closing', row.closingFee > 0 ? row : null],
    ['digital-services', fees.digitalServices],
    ['storage', fees.storage],
  ]);
}
