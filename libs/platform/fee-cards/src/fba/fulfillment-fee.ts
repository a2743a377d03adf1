import { roundTo14Digits } from '@seller-toolbox/tool-contract/rounding';
import { billableWeight } from './billable-weight.ts';
import { dimensionalWeight } from './dimensional-weight.ts';
import { readFee, type FeeLine } from './fee-schedule.ts';
import type { FeeContext } from './fee-context.ts';
import { sortedSides, type Item } from './item.ts';
import type { RateCard, TierRule } from './rate-card.ts';
import { sizeTier } from './size-tier.ts';

/** The fulfillment fee of one unit with its parts. Pounds, and the card's currency. */
export interface FulfillmentQuote {
  /** Null where the card has no tier for the item. */
  readonly tier: TierRule | null;
  /** The tier that decides the weights: the item's, or the card's largest where it has none. */
  readonly weightRule: TierRule;
  readonly dimensionalWeight: number;
  readonly billableWeight: number;
  /** The base fee's formula; null, like the fees below, where the card publishes none. */
  readonly line: FeeLine | null;
  readonly baseFee: number | null;
  readonly fuelSurcharge: number | null;
  /** Base fee and fuel surcharge together. */
  readonly fee: number | null;
}

/** The fulfillment fee of an item: its tier, then its billable weight, then the tier's fee, then the fuel surcharge. */
export function fulfillmentQuote(item: Item, context: FeeContext): FulfillmentQuote {
  const { card, schedules, bandIndex, fuelRate } = context;
  const tier = sizeTier(item, card);
  const weightRule = tier ?? largestTier(card);
  const dimensional = dimensionalWeight(sortedSides(item), weightRule, card);
  const billable = tier ? billableWeight(item.weight, dimensional, tier) : Math.max(item.weight, dimensional);
  const schedule = tier && schedules?.[tier.id];
  const line = schedule ? readFee(schedule, billable, bandIndex) : null;
  const surcharge = line && roundTo14Digits(line.fee * fuelRate);
  return {
    tier,
    weightRule,
    dimensionalWeight: dimensional,
    billableWeight: billable,
    line,
    baseFee: line && line.fee,
    fuelSurcharge: surcharge,
    fee: line && surcharge !== null ? roundTo14Digits(line.fee + surcharge) : null,
  };
}

function largestTier(card: RateCard): TierRule {
  const tier = card.tiers.at(-1);
  if (!tier) throw new TypeError(`rate card ${card.ruleSet.id} has no tiers`);
  return tier;
}
