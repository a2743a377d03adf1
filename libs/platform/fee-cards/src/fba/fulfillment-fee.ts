import { roundTo14Digits, sumRounded } from '@seller-toolbox/tool-contract/rounding';
import { billableWeight, billedBy, type BilledBy } from './billable-weight.ts';
import { dimensionalWeight } from './dimensional-weight.ts';
import { readFee, type FeeLine, type FeeSchedule } from './fee-schedule.ts';
import type { FeeContext } from './fee-context.ts';
import { sortedSides, type Item } from './item.ts';
import type { RateCard, TierRule } from './rate-card.ts';
import { sizeTier } from './size-tier.ts';

/** The fulfillment fee of one unit with its parts, in the card's units and currency. */
export interface FulfillmentQuote {
  /** Null where the card has no tier for the item. */
  readonly tier: TierRule | null;
  /** The tier that decides the weights: the item's, or the card's largest where it has none. */
  readonly weightRule: TierRule;
  /** Null on a card that does not look at it. */
  readonly dimensionalWeight: number | null;
  readonly billableWeight: number;
  /** Null without a tier. */
  readonly billedBy: BilledBy | null;
  /** The fee is that of the table for low prices. */
  readonly isLowPrice: boolean;
  /** The base fee's formula; null, like the fees below, where no figure is known. */
  readonly line: FeeLine | null;
  readonly baseFee: number | null;
  readonly fuelSurcharge: number | null;
  /** On top for dangerous goods; 0 for others. */
  readonly dangerousGoodsFee: number;
  /** Base fee and surcharges together. */
  readonly fee: number | null;
}

/** The fulfillment fee of an item: its tier, then its billable weight, then the tier's fee, then the surcharges. */
export function fulfillmentQuote(item: Item, context: FeeContext): FulfillmentQuote {
  return quoteOfTier(item, sizeTier(item, context.card, context.feeTable), context);
}

/** The fulfillment fee of an item with a known tier; null where the card has none for it. */
export function quoteOfTier(item: Item, tier: TierRule | null, context: FeeContext): FulfillmentQuote {
  const { card, dangerousGoodsFee } = context;
  const weightRule = tier ?? largestTier(card);
  const dimensional = dimensionalWeight(sortedSides(item), weightRule, card);
  const charged = tier ? chargedLine(item.weight, dimensional, tier, context) : null;
  const line = charged?.line ?? null;
  const surcharge = line && fuelSurcharge(line.fee, context);
  return {
    tier,
    weightRule,
    dimensionalWeight: dimensional,
    billableWeight: charged?.weight ?? Math.max(item.weight, dimensional ?? 0),
    billedBy: charged && charged.billedBy,
    isLowPrice: charged?.isLowPrice ?? false,
    line,
    baseFee: line && line.fee,
    fuelSurcharge: surcharge,
    dangerousGoodsFee,
    fee: line && feeWithSurcharges(line.fee, context),
  };
}

/** A base fee of the schedules together with its surcharges. */
export function feeWithSurcharges(baseFee: number, context: FeeContext): number {
  return sumRounded([baseFee, fuelSurcharge(baseFee, context), context.dangerousGoodsFee]);
}

function fuelSurcharge(baseFee: number, { fuelRate }: FeeContext): number {
  return roundTo14Digits(baseFee * fuelRate);
}

/** The schedule that the fee of an item was read from; null where no figure is known. */
export function scheduleOf(
  { tier, line, isLowPrice }: FulfillmentQuote,
  { schedules, lowPriceSchedules }: FeeContext,
): FeeSchedule | null {
  const tables = isLowPrice ? lowPriceSchedules : schedules;
  return (line && tier && tables?.[tier.id]) ?? null;
}

/** The line of the table for low prices by the item's own weight where it has one, else that of the general table. */
function chargedLine(ownWeight: number, dimensional: number | null, tier: TierRule, context: FeeContext) {
  const { schedules, lowPriceSchedules, column } = context;
  const lowSchedule = lowPriceSchedules?.[tier.id];
  const lowLine = lowSchedule ? readFee(lowSchedule, ownWeight, column) : null;
  if (lowLine) {
    return { line: lowLine, weight: ownWeight, billedBy: 'own-weight-only', isLowPrice: true } as const;
  }
  const weight = billableWeight(ownWeight, dimensional, tier);
  const schedule = schedules?.[tier.id];
  return {
    line: schedule ? readFee(schedule, weight, column) : null,
    weight,
    billedBy: billedBy(ownWeight, dimensional, tier),
    isLowPrice: false,
  };
}

function largestTier(card: RateCard): TierRule {
  const tier = card.tiers.at(-1);
  if (!tier) throw new TypeError(`rate card ${card.ruleSet.id} has no tiers`);
  return tier;
}
