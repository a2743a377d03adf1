import { isAbove } from '@seller-toolbox/tool-contract/rounding';
import { dimensionalWeight } from './dimensional-weight.ts';
import { lengthPlusGirth, sortedSides, type Item, type Sides } from './item.ts';
import type { RateCard, TierRule } from './rate-card.ts';

/**
 * The size tier of an item: the first of the card's tiers whose limits it keeps, bounds included. Null where the card
 * has no tier for it: its last tier may ask for an own weight that an item of great dimensional weight does not have.
 */
export function sizeTier(item: Item, card: RateCard): TierRule | null {
  const sides = sortedSides(item);
  return (
    card.tiers.find((tier) => keepsSize(sides, tier) && keepsWeight(item.weight, sides, tier, card)) ?? null
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

function keepsSize(sides: Sides, { maxSides, maxLengthPlusGirth }: TierRule): boolean {
  if (maxSides?.some((bound, index) => isAbove(sides[index] ?? 0, bound))) return false;
  return maxLengthPlusGirth === null || !isAbove(lengthPlusGirth(sides), maxLengthPlusGirth);
}

function keepsWeight(ownWeight: number, sides: Sides, tier: TierRule, card: RateCard): boolean {
  if (tier.ownWeightAbove !== null && !isAbove(ownWeight, tier.ownWeightAbove)) return false;
  if (tier.maxWeight === null) return true;
  const weight =
    tier.tierWeight === 'own' ? ownWeight : Math.max(ownWeight, dimensionalWeight(sides, tier, card));
  return !isAbove(weight, tier.maxWeight);
}
