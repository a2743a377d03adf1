import { feeContext } from '@seller-toolbox/fee-cards/fba/fee-context';
import { fulfillmentQuote } from '@seller-toolbox/fee-cards/fba/fulfillment-fee';
import { RATE_CARDS } from '@seller-toolbox/fee-cards/fba/rate-cards';
import { FBA_RULE_SETS, type RuleSetId } from '@seller-toolbox/fee-cards/fba/rule-sets.data';
import { toCardUnits, unitsOf } from '@seller-toolbox/fee-cards/fba/unit-system';
import { marketplaceRuleScope } from '@seller-toolbox/reference-data/rule-scope';
import { ruleSetInForce, type RuleSet } from '@seller-toolbox/tool-contract';
import type { AnalyzerInput } from './competitor-analyzer.schema.ts';
import { feeCardOf } from './fee-card-of.ts';
import { measuredItem } from './seller-package.ts';
import type { SourcesOutput } from './sources-output.schema.ts';

export interface FulfillmentFees {
  readonly card: NonNullable<SourcesOutput['fbaCard']>;
  /**
   * Fulfillment fee with its surcharges of one unit sold at a price, in the currency of the marketplace, full precision; null where
   * the card has no tier for the package or no fee at that price.
   */
  readonly at: (price: number) => number | null;
}

type FulfillmentInput = Pick<AnalyzerInput, 'marketplace' | 'category' | 'ownPackage' | 'fbaFee'>;

/**
 * The fulfillment fees of the seller's package by the FBA rate card that is in force, as the FBA calculator has them for goods that are
 * not dangerous; null without a whole package, and where the fee is typed.
 */
export function fulfillmentAt(
  { marketplace, category, ownPackage, fbaFee }: FulfillmentInput,
  now: number,
): FulfillmentFees | null {
  const given = ownPackage ? measuredItem(ownPackage) : null;
  const scope = marketplaceRuleScope({ marketplace }, now);
  const ruleSet: (RuleSet & { readonly id: RuleSetId }) | undefined = ruleSetInForce(FBA_RULE_SETS, scope);
  if (!given || !ownPackage || !ruleSet || fbaFee !== null) return null;
  const card = RATE_CARDS[ruleSet.id];
  const item = toCardUnits(given, unitsOf(ownPackage.unitSystem), unitsOf(card.units));
  const goods = {
    category: category === 'clothing' ? 'apparel' : 'standard',
    isDangerous: false,
    isApparel: false,
  } as const;
  return {
    card: feeCardOf(ruleSet),
    at: (price) => fulfillmentQuote(item, feeContext({ ...goods, price }, scope.day, card)).fee,
  };
}
