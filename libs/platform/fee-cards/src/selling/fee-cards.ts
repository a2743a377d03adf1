import type { MarketplaceCode } from '@seller-toolbox/reference-data/marketplaces.data';
import { AMAZON_US_2026_08_21_CARD } from './fee-card-amazon-us-2026-08-21.data.ts';
import { STANDARD_CARD } from './fee-card-standard.data.ts';
import type { CategoryId, FeeCard, MarketplaceFees, ReferralRow } from './fee-card.ts';

export const RULE_SET_IDS = ['standard', 'amazon-us-2026-08-21'] as const;
export type RuleSetId = (typeof RULE_SET_IDS)[number];

/** The marketplaces that the specification gives figures for, the default first. */
export const PROFIT_MARKETPLACES = [
  'US',
  'CA',
  'UK',
  'DE',
  'FR',
  'IT',
  'ES',
  'JP',
] as const satisfies readonly MarketplaceCode[];
export type ProfitMarketplace = (typeof PROFIT_MARKETPLACES)[number];

/** Every card by the id of its rule set. A newly published table is one more data file and one line here. */
export const FEE_CARDS: Readonly<Record<RuleSetId, FeeCard>> = {
  standard: STANDARD_CARD,
  'amazon-us-2026-08-21': AMAZON_US_2026_08_21_CARD,
};

/** The card of a rule set by its id; without one, or with one that is unknown, the specification's. */
export function cardOf(id: string | undefined): FeeCard {
  return FEE_CARDS[RULE_SET_IDS.find((known) => known === id) ?? 'standard'];
}

/** What the fees depend on besides the amounts. */
export interface FeeInput {
  readonly ruleSet: RuleSetId;
  readonly marketplace: ProfitMarketplace;
  readonly category: CategoryId;
}

export interface SellingTerms {
  readonly fees: MarketplaceFees;
  readonly row: ReferralRow;
}

/** The fees of a category in a marketplace; null where the card publishes none. */
export function sellingTerms({ ruleSet, marketplace, category }: FeeInput): SellingTerms | null {
  const fees = FEE_CARDS[ruleSet].marketplaces[marketplace];
  const row = fees?.rows[category];
  return fees && row ? { fees, row } : null;
}
