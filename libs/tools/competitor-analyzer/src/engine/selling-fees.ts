import type { CategoryId } from '@seller-toolbox/fee-cards/selling/fee-card';
import { categoryFees } from '@seller-toolbox/fee-cards/selling/fee-cards';
import { feeAt, referralSegments } from '@seller-toolbox/fee-cards/selling/fee-segments';
import { SELLING_RULE_SETS, type RuleSetId } from '@seller-toolbox/fee-cards/selling/rule-sets.data';
import type { ResearchMarketplaceCode } from '@seller-toolbox/reference-data/research-marketplaces.data';
import { marketplaceRuleScope } from '@seller-toolbox/reference-data/rule-scope';
import { ruleSetInForce, type RuleSet } from '@seller-toolbox/tool-contract';
import { feeCardOf } from './fee-card-of.ts';
import type { SourcesOutput } from './sources-output.schema.ts';

export interface SellingFees {
  readonly card: NonNullable<SourcesOutput['feeCard']>;
  /** Referral fee, closing fee and digital services fee on it of one unit, in the currency of the marketplace. */
  readonly at: (price: number) => number;
}

/**
 * The selling fees of a category by the published table that is in force, as the profit calculator has them; null where no category
 * is chosen or the table has none for it.
 */
export function sellingFees(
  {
    marketplace,
    category,
  }: { marketplace: ResearchMarketplaceCode; category?: CategoryId | null | undefined },
  now: number,
): SellingFees | null {
  const scope = marketplaceRuleScope({ marketplace }, now);
  const ruleSet: (RuleSet & { readonly id: RuleSetId }) | undefined = ruleSetInForce(
    SELLING_RULE_SETS,
    scope,
  );
  if (!ruleSet || !category) return null;
  const found = categoryFees({ ruleSet: ruleSet.id, marketplace, category, day: scope.day });
  if (!found || found.row.gap === 'referral-fee-unknown') return null;
  const { row, fees } = found;
  const segments = referralSegments(row);
  return {
    card: feeCardOf(ruleSet),
    at: (price) => (feeAt(segments, price) + row.closingFee) * (1 + fees.digitalServices.rate),
  };
}
