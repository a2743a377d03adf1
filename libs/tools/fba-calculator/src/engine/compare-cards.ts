import { RATE_CARDS } from '@seller-toolbox/fee-cards/fba/rate-cards';
import { FBA_RULE_SETS, marketplaceOfCard } from '@seller-toolbox/fee-cards/fba/rule-sets.data';
import type { Env } from '@seller-toolbox/tool-contract';
import { sumRounded } from '@seller-toolbox/tool-contract/rounding';
import { compute } from './compute.ts';
import type { FbaInput } from './fba-calculator.schema.ts';
import type { FbaOutput } from './fba-output.schema.ts';

/** The item by the card of every rule set of its marketplace; the differences are to `ownTotal`. */
export function compareCards(input: FbaInput, env: Env, ownTotal: number | null): FbaOutput['comparison'] {
  return FBA_RULE_SETS.filter(({ id }) => marketplaceOfCard(id) === input.marketplace).map(({ id }) => {
    const { quote, storageFee, totalFees } = compute(input, RATE_CARDS[id], env);
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
