import { AMAZON_US_2024_04_15_CARD } from './rate-card-amazon-us-2024-04-15.data.ts';
import { AMAZON_US_2026_01_15_CARD } from './rate-card-amazon-us-2026-01-15.data.ts';
import { STANDARD_CARD } from './rate-card-standard.data.ts';
import type { MarketplaceCode } from '@seller-toolbox/reference-data/marketplaces.data';
import type { RateCard } from './rate-card.ts';

export const RULE_SET_IDS = ['standard', 'amazon-us-2026-01-15', 'amazon-us-2024-04-15'] as const;
export type RuleSetId = (typeof RULE_SET_IDS)[number];

/** Every card by the id of its rule set. A newly published card is one more data file and one line here. */
export const RATE_CARDS: Readonly<Record<RuleSetId, RateCard>> = {
  standard: STANDARD_CARD,
  'amazon-us-2026-01-15': AMAZON_US_2026_01_15_CARD,
  'amazon-us-2024-04-15': AMAZON_US_2024_04_15_CARD,
};

/** The card of a rule set by its id; without one, or with one that is unknown, the specification's. */
export function cardOf(id: string | undefined): RateCard {
  return RATE_CARDS[RULE_SET_IDS.find((known) => known === id) ?? 'standard'];
}

/** Whether any card has been published for a marketplace. */
export function hasRateCard(marketplace: MarketplaceCode): boolean {
  return RULE_SET_IDS.some((id) => RATE_CARDS[id].marketplace === marketplace);
}
