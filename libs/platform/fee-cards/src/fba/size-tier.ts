import { isAbove } from '@seller-toolbox/tool-contract/rounding';
import { dimensionalWeight } from './dimensional-weight.ts';
import { lengthPlusGirth, sortedSides, type Item, type Sides } from './item.ts';
import type { FeeTable, RateCard, TierRule } from './rate-card.ts';

/**
 * The size tier of an item: the first tier of the card for the kind of goods with limits that the item is within, bounds
 * included. Null where the card has no tier for it: it is too large or too heavy, or the last tier requires a unit weight
 * that an item of high dimensional weight does not have.
 */
export function sizeTier(item: Item, card: RateCard, table: FeeTable = 'general'): TierRule | null {
  const sides = sortedSides(item);
  return (
    card.tiers.find(
      (tier) =>
        isForGoods(tier, table) &&
        isWithinSize(sides, tier) &&
        isWithinWeight(item.weight, sides, tier, card),
    ) ?? null
  );
}

/** The tiers of a card for a kind of goods. */
export function tiersFor({ tiers }: RateCard, table: FeeTable): readonly TierRule[] {
  return tiers.filter((tier) => isForGoods(tier, table));
}

function isForGoods({ goods }: TierRule, table: FeeTable): boolean {
  return !goods || (goods === 'apparel') === (table === 'apparel');
}

/** Whether the item is also charged for special handling: beyond the tier's length, or its length plus girth. */
export function isOvermax(item: Item, { overmaxAbove }: TierRule): boolean {
  if (!overmaxAbove) return false;
  const sides = sortedSides(item);
  return (
    isAbove(sides[0], overmaxAbove.longest) || isAbove(lengthPlusGirth(sides), overmaxAbove.lengthPlusGirth)
  );
}

function isWithinSize(sides: Sides, { maxSides, maxLengthPlusGirth, maxSideSum }: TierRule): boolean {
  const [longest, median, shortest] = sides;
  if (
    maxSides &&
    (isAbove(longest, maxSides[0]) || isAbove(median, maxSides[1]) || isAbove(shortest, maxSides[2]))
  )
    return false;
  if (maxSideSum !== undefined && isAbove(longest + median + shortest, maxSideSum)) return false;
  return maxLengthPlusGirth === null || !isAbove(lengthPlusGirth(sides), maxLengthPlusGirth);
}

function isWithinWeight(ownWeight: number, sides: Sides, tier: TierRule, card: RateCard): boolean {
  const { ownWeightAbove, maxDimensionalWeight, maxWeight, tierWeight } = tier;
  if (ownWeightAbove !== null && !isAbove(ownWeight, ownWeightAbove)) return false;
  const dimensional = dimensionalWeight(sides, tier, card) ?? 0;
  if (maxDimensionalWeight !== undefined && isAbove(dimensional, maxDimensionalWeight)) return false;
  if (maxWeight === null) return true;
  return !isAbove(tierWeight === 'own' ? ownWeight : Math.max(ownWeight, dimensional), maxWeight);
}
