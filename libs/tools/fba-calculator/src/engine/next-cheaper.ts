import {
  ceilWithTolerance,
  isBelow,
  ROUNDING_ERROR,
  sumRounded,
} from '@seller-toolbox/tool-contract/rounding';
import { weightBounds } from '@seller-toolbox/fee-cards/fba/fee-schedule';
import type { FeeContext } from '@seller-toolbox/fee-cards/fba/fee-context';
import { quoteOfTier, type FulfillmentQuote } from '@seller-toolbox/fee-cards/fba/fulfillment-fee';
import { sortedSides, type Item } from '@seller-toolbox/fee-cards/fba/item';
import type { RateCard, TierRule } from '@seller-toolbox/fee-cards/fba/rate-card';
import { sizeTier } from '@seller-toolbox/fee-cards/fba/size-tier';

const SIDES = ['length', 'width', 'height'] as const;
export const CHANGEABLE = [...SIDES, 'weight'] as const;
export type Changeable = (typeof CHANGEABLE)[number];

/** The smallest change with which the item costs less, and what it costs then. In the card's units. */
export interface CheaperItem {
  readonly dimension: Changeable;
  readonly by: number;
  readonly saves: number;
  readonly quote: FulfillmentQuote;
}

/** The next cheaper fee, and the next one in another size tier: often a slightly larger change that saves much more. */
export interface NextCheaper {
  readonly bracket: CheaperItem | null;
  readonly tier: CheaperItem | null;
}

const NOTHING: NextCheaper = { bracket: null, tier: null };

/**
 * How far an item is from the next cheaper tier or fee bracket by a change of one side or of its weight. For each of
 * the four it takes the nearest bound below which the fulfillment fee is lower. Of the sides it takes the smallest
 * change; between that side and the weight it takes the smaller change relative to its own size. Null where nothing is
 * cheaper or the item has no fee.
 */
export function nextCheaper(item: Item, quote: FulfillmentQuote, context: FeeContext): NextCheaper {
  const { fee } = quote;
  if (fee === null) return NOTHING;
  const search = { item, quote, fee, context };
  const weights = context.card.tiers.map((tier) => dimensionalBounds(tier, item, context));
  let sides = NOTHING;
  for (const dimension of SIDES) {
    const bounds = new ReachableBounds(
      item[dimension],
      maxOf(sides, ({ by }) => by),
    );
    addSideBounds(bounds, { item, side: dimension, weights, card: context.card });
    const found = nearestCheaper(search, dimension, bounds);
    sides = {
      bracket: smallerSide(sides.bracket, found.bracket),
      tier: smallerSide(sides.tier, found.tier),
    };
  }
  const shareOf = ({ dimension, by }: CheaperItem) => by / item[dimension];
  const weightBoundsBelow = new ReachableBounds(item.weight, maxOf(sides, shareOf) * item.weight);
  addItemWeightBounds(weightBoundsBelow, item, context);
  const weight = nearestCheaper(search, 'weight', weightBoundsBelow);
  return {
    bracket: smallerShare(sides.bracket, weight.bracket, shareOf),
    tier: smallerShare(sides.tier, weight.tier, shareOf),
  };
}

/** Of two changes of a side the smaller one, of equal ones the first. */
function smallerSide(first: CheaperItem | null, second: CheaperItem | null): CheaperItem | null {
  return first && (!second || second.by > first.by - ROUNDING_ERROR) ? first : second;
}

/** Of a change of a side and one of the weight the smaller one relative to its size. */
function smallerShare(
  side: CheaperItem | null,
  weight: CheaperItem | null,
  shareOf: (one: CheaperItem) => number,
): CheaperItem | null {
  if (!side || !weight) return side ?? weight;
  return isBelow(shareOf(weight), shareOf(side)) ? weight : side;
}

/** The larger size of the two changes; a change beyond it is neither of the two smallest. */
function maxOf({ bracket, tier }: NextCheaper, sizeOf: (one: CheaperItem) => number): number {
  return bracket && tier ? Math.max(sizeOf(bracket), sizeOf(tier)) : Infinity;
}

/** Rounds a change up to hundredths: as exact as a seller measures, and never too little. */
export function ceilToHundredth(by: number): number {
  return ceilWithTolerance(by * 100) / 100;
}

interface Search {
  readonly item: Item;
  readonly quote: FulfillmentQuote;
  readonly fee: number;
  readonly context: FeeContext;
}

/** Bounds below the current size of a dimension that no larger change than the largest allowed one leads to. */
class ReachableBounds {
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

  /** In ascending order, equal ones too. */
  sorted(): Float64Array {
    return new Float64Array(this.#bounds).sort();
  }
}

function nearestCheaper(
  { item, quote, fee, context }: Search,
  dimension: Changeable,
  bounds: ReachableBounds,
): NextCheaper {
  const current = item[dimension];
  const changed = { ...item };
  let bracket: CheaperItem | null = null;
  let before = current;
  const sorted = bounds.sorted();
  for (let index = sorted.length - 1; index >= 0; index -= 1) {
    const bound = sorted[index] ?? 0;
    if (bound === before) continue;
    before = bound;
    changed[dimension] = bound;
    const tier = sizeTier(changed, context.card, context.feeTable);
    const isSameTier = tier?.id === quote.tier?.id;
    if (bracket && isSameTier) continue;
    const next = quoteOfTier(changed, tier, context);
    if (next.fee === null || (isSameTier && isSameBracket(next, quote))) continue;
    const saves = sumRounded([fee, -next.fee]);
    if (saves <= ROUNDING_ERROR) continue;
    const cheaper: CheaperItem = { dimension, by: current - bound, saves, quote: next };
    bracket ??= cheaper;
    if (!isSameTier) return { bracket, tier: cheaper };
  }
  return { bracket, tier: null };
}

/** Whether two fees of a tier are of one bracket of its schedule, where a fee changes only with the fraction of a step. */
function isSameBracket({ line: first }: FulfillmentQuote, { line: second }: FulfillmentQuote): boolean {
  if (first?.kind === 'flat') return second?.kind === 'flat' && first.upTo === second.upTo;
  if (first?.kind !== 'started-steps') return first?.kind === second?.kind;
  return second?.kind === 'started-steps' && first.steps === second.steps;
}

function addItemWeightBounds(
  bounds: ReachableBounds,
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

interface SideSearch {
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
function addSideBounds(bounds: ReachableBounds, { item, side, weights, card }: SideSearch): void {
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
function dimensionalBounds(tier: TierRule, item: Item, { card, schedules }: FeeContext): readonly number[] {
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
