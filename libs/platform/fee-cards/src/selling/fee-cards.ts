import { digitalServicesOn } from './digital-services.data.ts';
import { AMAZON_EUROPE_2026_02_01_CARDS } from './fee-card-amazon-europe-2026-02-01.data.ts';
import { AMAZON_JP_2026_04_01_SELLING_CARD } from './fee-card-amazon-jp-2026-04-01.data.ts';
import { AMAZON_US_2026_08_21_CARD } from './fee-card-amazon-us-2026-08-21.data.ts';
import { STANDARD_CARD } from './fee-card-standard.data.ts';
import type { CategoryId, FeeCard, MarketplaceFees, ReferralRow } from './fee-card.ts';
import { rest } from './fee-rows.ts';
import {
  AMAZON_AE_2026_10_10_CARD,
  AMAZON_AU_2026_10_09_CARD,
  AMAZON_CA_2026_11_21_CARD,
  AMAZON_IN_2026_06_10_CARD,
  AMAZON_MX_2026_09_03_CARD,
} from './fee-cards-one-copy.data.ts';
import type { SizeTierId } from '../fba/size-tiers.ts';
import { STANDARD_RULE_SET } from '@seller-toolbox/tool-contract';
import type { ProfitMarketplace, RuleSetId } from './rule-sets.data.ts';

/** Every card by the id of its rule set. A newly published table is one more data file, one line here and one rule set. */
export const FEE_CARDS: Readonly<Record<RuleSetId, FeeCard>> = {
  standard: STANDARD_CARD,
  'amazon-us-2026-08-21': AMAZON_US_2026_08_21_CARD,
  ...AMAZON_EUROPE_2026_02_01_CARDS,
  'amazon-jp-2026-04-01': AMAZON_JP_2026_04_01_SELLING_CARD,
  'amazon-ca-2026-11-21': AMAZON_CA_2026_11_21_CARD,
  'amazon-au-2026-10-09': AMAZON_AU_2026_10_09_CARD,
  'amazon-mx-2026-09-03': AMAZON_MX_2026_09_03_CARD,
  'amazon-in-2026-06-10': AMAZON_IN_2026_06_10_CARD,
  'amazon-ae-2026-10-10': AMAZON_AE_2026_10_10_CARD,
};

/** What the fees depend on besides the amounts. */
export interface FeeInput {
  readonly ruleSet: RuleSetId;
  readonly marketplace: ProfitMarketplace;
  readonly category: CategoryId;
  /** `YYYY-MM-DD`: a part of a card may have changed while the card was in force. */
  readonly day: string;
}

export interface CategoryFees {
  readonly fees: MarketplaceFees;
  readonly row: ReferralRow;
}

/**
 * The fees of a category in a marketplace; null where the card is not of the marketplace. A category that a dated card has no
 * figure for counts as 0 and says so.
 */
export function categoryFees({ ruleSet, marketplace, category, day }: FeeInput): CategoryFees | null {
  const card = FEE_CARDS[ruleSet];
  const fees = card.marketplaces[marketplace];
  const row = fees?.rows[category] ?? (ruleSet === STANDARD_RULE_SET ? null : unknownRow(card));
  if (!fees || !row) return null;
  return { fees: { ...fees, digitalServices: digitalServicesOn(fees.digitalServices, day) }, row };
}

/** The row of a category, with the minimum of a unit's size tier where Amazon sends it. */
export function rowInTier({ fees, row }: CategoryFees, tier: SizeTierId | null): ReferralRow {
  const minimum = (tier && fees.tierMinimums?.[tier]) ?? 0;
  return minimum > row.minimum ? { ...row, minimum } : row;
}

function unknownRow({ ruleSet: { effectiveFrom, source, checkedOn } }: FeeCard): ReferralRow {
  return {
    effectiveFrom,
    source,
    checkedOn,
    shape: 'flat',
    bands: [rest(0)],
    minimum: 0,
    closingFee: 0,
    gap: 'referral-fee-unknown',
    chargesReturns: false,
  };
}

/** The fees with a referral fee that the seller knows, as a share of the price. */
export function withReferralRate({ fees, row }: CategoryFees, rate: number): CategoryFees {
  const gap = row.gap === 'referral-fee-unknown' ? null : row.gap;
  return { fees, row: { ...row, shape: 'flat', bands: [rest(rate)], gap } };
}
