import type { Published } from '@seller-toolbox/fee-cards/selling/fee-card';
import type { SellingTerms } from '@seller-toolbox/fee-cards/selling/fee-cards';

/** The parts of a card that are published each on its own. */
export const CARD_PARTS = ['referral', 'closing', 'digital-services', 'storage'] as const;
export type CardPart = (typeof CARD_PARTS)[number];

export interface FeeSource extends Published {
  readonly parts: CardPart[];
}

/** Source and start of each part; parts that were published together are one entry. */
export function feeSources({ row, fees }: SellingTerms): FeeSource[] {
  const published: readonly (readonly [CardPart, Published])[] = [
    ['referral', row],
    ...(row.closingFee > 0 ? [['closing', row] as const] : []),
    ['digital-services', fees.digitalServices],
    ['storage', fees.storage],
  ];
  const sources: FeeSource[] = [];
  for (const [part, { effectiveFrom, source, checkedOn }] of published) {
    const same = sources.find(
      (known) => known.effectiveFrom === effectiveFrom && known.source.name === source.name,
    );
    if (same) same.parts.push(part);
    else sources.push({ parts: [part], effectiveFrom, source: { ...source }, checkedOn });
  }
  return sources;
}
