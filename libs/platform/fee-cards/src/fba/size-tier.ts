import { isAbove } from '@seller-toolbox/tool-contract/rounding';
import { dimensionalWeight } from './dimensional-weight.ts';
import { lengthPlusGirth, sortedSides, type Item, type Sides } from './item.ts';
import type { RateCard, TierRule } from './rate-card.ts';

/**
 * The size tier of an item: the first tier of the card with limits that the item is within, bounds included. Null where
 * the card has no tier for it: the last tier may require a unit weight that an item of high dimensional weight does not have.
 */
export function sizeTier(item: Item, card: RateCard): TierRule | null {
  const sides = sortedSides(item);
  return (
    card.tiers.find((tier) => isWithinSize(sides, tier) && isWithinWeight(item.weight, sides, tier, card)) ??
    null
  );
}

/** Whether the item is also charged for special handling: beyond the tier's length, or its length plus girth. */
export function isOvermax(item: Item, { overmaxAbove }: TierRule): boolean {
  if (!overmaxAbove) return false;
  const sides = sortedSides(item);
  return (
    isAbove(sides[0], overmaxAbove.longest) || isAbove(lengthPlusGirth(sides), overmaxAbove.lengthPlusGirth)
  );
}

function isWithinSize(sides: Sides, { maxSides, maxLengthPlusGirth }: TierRule): boolean {
  if (maxSides?.some((bound, index) => isAbove(sides[index] ?? 0, bound))) return false;
  return maxLengthPlusGirth === null || !isAbove(lengthPlusGirth(sides), maxLengthPlusGirth);
}

function isWithinWeight(ownWeight: number, sides: Sides, tier: TierRule, card: RateCard): boolean {
  if (tier.ownWeightAbove !== null && !isAbove(ownWeight, tier.ownWeightAbove)) return false;
  if (tier.maxWeight === null) return true;
  const weight =
    tier.tierWeight === 'own' ? ownWeight : Math.max(ownWeight, dimensionalWeight(sides, tier, card));
  return !isAbove(weight, tier.maxWeight);
}
