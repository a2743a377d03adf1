import type { FeeContext } from '@seller-toolbox/fee-cards/fba/fee-context';
import { weightBounds } from '@seller-toolbox/fee-cards/fba/fee-schedule';
import { sortedSides, type Item } from '@seller-toolbox/fee-cards/fba/item';
import type { RateCard, TierRule } from '@seller-toolbox/fee-cards/fba/rate-card';

export const SIDES = ['length', 'width', 'height'] as const;
export const CHANGEABLE = [...SIDES, 'weight'] as const;
export type Changeable = (typeof CHANGEABLE)[number];

/** Bounds below the current size of a dimension that no larger change than the largest allowed one leads to. */
export class ReachableBounds {
  readonly #current: number;
  readonly #maxChange: number;
  readonly #bounds: number[] = [];

  constructor(current: number, maxChange: number) {
    this.#current = current;
    this.#maxChange = maxChange;
  }

  add(bound: number): void {
    if (bound > 0 && bound < this.#current && this.#current - bound <= this.#maxChange)
      this.#bounds.push(bound);
  }

  /** The largest one below a size, 0 where there is none. Few are looked at, so that sorting all would take longer. */
  below(size: number): number {
    let largest = 0;
    for (const bound of this.#bounds) if (bound > largest && bound < size) largest = bound;
    return largest;
  }
}

/** Every weight of an item at which something can change: a tier's limit or a bound of its fees. */
export function addItemWeightBounds(
  bounds: Pick<ReachableBounds, 'add'>,
  { weight }: Item,
  { card, schedules, lowPriceSchedules }: FeeContext,
): void {
  for (const { id, maxWeight, ownWeightAbove } of card.tiers) {
    const heaviest = Math.min(weight, maxWeight ?? weight);
    for (const schedule of [lowPriceSchedules?.[id], schedules?.[id]]) {
      if (!schedule) continue;
      for (const bound of weightBounds(schedule, heaviest, stepsFor(maxWeight))) bounds.add(bound);
    }
    bounds.add(maxWeight ?? 0);
    bounds.add(ownWeightAbove ?? 0);
  }
}

export interface SideSearch {
  readonly item: Item;
  readonly side: (typeof SIDES)[number];
  /** By the position of the tier. */
  readonly weights: readonly (readonly number[])[];
  readonly card: RateCard;
}

/**
 * Every length of one side at which something can change: a tier's limit for a side, for length plus girth or for
 * the sum of the sides, or a bound of the dimensional weight, with the item's own sides or the minimum sides of bulky tiers.
 */
export function addSideBounds(
  bounds: Pick<ReachableBounds, 'add'>,
  { item, side, weights, card }: SideSearch,
): void {
  const [longer, shorter] = sortedSides({ ...item, [side]: 0 });
  const divisor = card.dimensionalDivisor ?? 0;
  for (const [index, { maxSides, maxLengthPlusGirth, maxSideSum, minimumSide }] of card.tiers.entries()) {
    const girth = maxLengthPlusGirth ?? 0;
    bounds.add(girth - 2 * (longer + shorter));
    bounds.add((girth - longer) / 2 - shorter);
    bounds.add((maxSideSum ?? 0) - longer - shorter);
    for (const bound of maxSides ?? []) bounds.add(bound);
    const wide = Math.max(shorter, minimumSide);
    const [face, minimumFace] = [longer * wide, Math.max(longer, minimumSide) * wide];
    for (const weight of weights[index] ?? []) {
      bounds.add((weight * divisor) / face);
      if (minimumFace !== face) bounds.add((weight * divisor) / minimumFace);
    }
  }
}

/** The dimensional weights at which the fee of a tier changes or the tier ends; none where it is charged by the own weight. */
export function dimensionalBounds(
  tier: TierRule,
  item: Item,
  { card, schedules }: FeeContext,
): readonly number[] {
  const schedule = schedules?.[tier.id];
  const { dimensionalDivisor } = card;
  if (tier.billing === 'own' || !schedule || dimensionalDivisor === null) return [];
  const limit = dimensionalLimit(tier, dimensionalDivisor);
  const heaviest = Math.min(heaviestByDimensions(item, card), limit ?? Infinity);
  return [...weightBounds(schedule, heaviest, stepsFor(limit)), limit ?? 0];
}

/** The dimensional weight at which an item leaves a tier; null where the tier has no end. */
function dimensionalLimit(
  { tierWeight, maxDimensionalWeight, maxWeight, maxSides }: TierRule,
  divisor: number,
) {
  const limit = tierWeight === 'own' ? maxDimensionalWeight : maxWeight;
  if (limit !== undefined && limit !== null) return limit;
  return maxSides && (maxSides[0] * maxSides[1] * maxSides[2]) / divisor;
}

/** Without an upper end the nearest step below is enough: each step costs more than the one before. */
function stepsFor(limit: number | null): number {
  return limit === null ? 1 : Infinity;
}

function heaviestByDimensions(item: Item, card: RateCard): number {
  const minimum = Math.max(...card.tiers.map(({ minimumSide }) => minimumSide));
  const [longest, median, shortest] = sortedSides(item);
  return (
    (longest * Math.max(median, minimum) * Math.max(shortest, minimum)) /
    (card.dimensionalDivisor ?? Infinity)
  );
}
