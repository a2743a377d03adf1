import type { RateCard } from '@seller-toolbox/fee-cards/fba/rate-card';
import {
  FBA_RULE_SETS,
  marketplaceOfCard,
  type RuleSetId,
} from '@seller-toolbox/fee-cards/fba/rule-sets.data';
import type { Env } from '@seller-toolbox/tool-contract';
import { sumRounded } from '@seller-toolbox/tool-contract/rounding';
import { compute, type OptionalFeesOf } from './compute.ts';
import type { FbaInput } from './fba-calculator.schema.ts';
import type { FbaOutput } from './fba-output.schema.ts';

export interface CardComparison {
  readonly cards: Readonly<Record<RuleSetId, RateCard>>;
  readonly optionalFees: OptionalFeesOf;
  /** What the differences are to. */
  readonly ownTotal: number | null;
}

/** The item by the card of every rule set of its marketplace. */
export function compareCards(
  input: FbaInput,
  env: Env,
  { cards, optionalFees, ownTotal }: CardComparison,
): FbaOutput['comparison'] {
  return FBA_RULE_SETS.filter(({ id }) => marketplaceOfCard(id) === input.marketplace).map(({ id }) => {
    const { quote, storageFee, totalFees } = compute(input, { card: cards[id], optionalFees }, env);
    return {
      ruleSet: id,
      sizeTier: quote.tier && quote.tier.id,
      fulfillmentFee: quote.fee,
      storageFee,
      totalFees,
      difference: totalFees === null || ownTotal === null ? null : sumRounded([totalFees, -ownTotal]),
    };
  });
}
