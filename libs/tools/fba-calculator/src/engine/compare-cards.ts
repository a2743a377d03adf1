import { RATE_CARDS } from '@seller-toolbox/fee-cards/fba/rate-cards';
import type { RateCard } from '@seller-toolbox/fee-cards/fba/rate-card';
import { FBA_RULE_SETS, marketplaceOfCard } from '@seller-toolbox/fee-cards/fba/rule-sets.data';
import type { Env } from '@seller-toolbox/tool-contract';
import { sumRounded } from '@seller-toolbox/tool-contract/rounding';
import { compute } from './compute.ts';
import type { Computation } from './computation-steps.ts';
import type { FbaInput } from './fba-calculator.schema.ts';
import type { FbaOutput } from './fba-output.schema.ts';

/**
 * The item by the card of every rule set of its marketplace. The differences are to the total of the card in use. Where one of
 * the two cards lacks the fees of the peak, both are compared off-peak.
 */
export function compareCards(input: FbaInput, env: Env, own: Computation): FbaOutput['comparison'] {
  const ownCard = own.context.card;
  let ownOffPeak = hasPeakFees(own) ? null : own;
  const ownOffPeakTotal = () => (ownOffPeak ??= compute(input, withoutPeakFees(ownCard), env)).totalFees;
  return FBA_RULE_SETS.filter(({ id }) => marketplaceOfCard(id) === input.marketplace).map(({ id }) => {
    const card = RATE_CARDS[id];
    const asDated = card === ownCard ? own : compute(input, card, env);
    const isOffPeak =
      (hasPeakFees(own) && lacksPeakFees(asDated)) || (hasPeakFees(asDated) && lacksPeakFees(own));
    const { quote, storageFee, totalFees } = isOffPeak ? compute(input, withoutPeakFees(card), env) : asDated;
    const ownTotal = isOffPeak ? ownOffPeakTotal() : own.totalFees;
    return {
      ruleSet: id,
      sizeTier: quote.tier && quote.tier.id,
      fulfillmentFee: quote.fee,
      storageFee,
      totalFees,
      difference: totalFees === null || ownTotal === null ? null : sumRounded([totalFees, -ownTotal]),
      isOffPeak,
    };
  });
}

const hasPeakFees = ({ context }: Computation) => context.feeSeason === 'peak';

const lacksPeakFees = ({ context: { card, season, feeSeason } }: Computation) =>
  card.lacksPeak || (season === 'peak' && feeSeason !== 'peak');

/** Each is made once: a file has thousands of items. */
const offPeakCards = new WeakMap<RateCard, RateCard>();

function withoutPeakFees(card: RateCard): RateCard {
  const known = offPeakCards.get(card);
  if (known) return known;
  const tables = Object.entries(card.fulfillment).map(([goods, table]) => [
    goods,
    table && { ...table, seasons: { ...table.seasons, peak: null } },
  ]);
  const made = { ...card, fulfillment: Object.fromEntries(tables) as RateCard['fulfillment'] };
  offPeakCards.set(card, made);
  return made;
}
