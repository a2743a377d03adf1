import {
  ceilWithTolerance,
  isBelow,
  ROUNDING_ERROR,
  sumRounded,
} from '@seller-toolbox/tool-contract/rounding';
import { weightBounds } from '@seller-toolbox/fee-cards/fba/fee-schedule';
import type { FeeContext } from '@seller-toolbox/fee-cards/fba/fee-context';
import { fulfillmentQuote, type FulfillmentQuote } from '@seller-toolbox/fee-cards/fba/fulfillment-fee';
import { sortedSides, type Item } from '@seller-toolbox/fee-cards/fba/item';
import type { TierRule } from '@seller-toolbox/fee-cards/fba/rate-card';

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
  const sides = SIDES.map((side) =>
    nearestCheaper({ item, quote, fee, dimension: side, bounds: sideBounds(item, side, context) }, context),
  );
  const bounds = itemWeightBounds(item, context);
  const weight = nearestCheaper({ item, quote, fee, dimension: 'weight', bounds }, context);
  return {
    bracket: smallestChange(
      item,
      sides.map(({ bracket }) => bracket),
      weight.bracket,
    ),
    tier: smallestChange(
      item,
      sides.map(({ tier }) => tier),
      weight.tier,
    ),
  };
}

/** The smallest absolute change of a side, against the weight by the change relative to the size. */
function smallestChange(
  item: Item,
  sides: readonly (CheaperItem | null)[],
  weight: CheaperItem | null,
): CheaperItem | null {
  const side = sides.reduce(
    (best, next) => (best && (!next || next.by > best.by - ROUNDING_ERROR) ? best : next),
    null,
  );
  if (!side || !weight) return side ?? weight;
  const shareOf = ({ dimension, by }: CheaperItem) => by / item[dimension];
  return isBelow(shareOf(weight), shareOf(side)) ? weight : side;
}

/** Rounds a change up to hundredths: as exact as a seller measures, and never too little. */
export function ceilToHundredth(by: number): number {
  return ceilWithTolerance(by * 100) / 100;
}

interface Search {
  readonly item: Item;
  readonly quote: FulfillmentQuote;
  readonly fee: number;
  readonly dimension: Changeable;
  readonly bounds: readonly number[];
}

function nearestCheaper({ item, quote, fee, dimension, bounds }: Search, context: FeeContext): NextCheaper {
  const current = item[dimension];
  const reachable = [...new Set(bounds)]
    .filter((bound) => bound > 0 && bound < current)
    .sort((a, b) => b - a);
  const place = bracketOf(quote);
  let bracket: CheaperItem | null = null;
  for (const bound of reachable) {
    const changed = fulfillmentQuote({ ...item, [dimension]: bound }, context);
    const saves = changed.fee === null ? 0 : sumRounded([fee, -changed.fee]);
    if (saves <= ROUNDING_ERROR || bracketOf(changed) === place) continue;
    const cheaper: CheaperItem = { dimension, by: current - bound, saves, quote: changed };
    bracket ??= cheaper;
    if (changed.tier?.id !== quote.tier?.id) return { bracket, tier: cheaper };
  }
  return { bracket, tier: null };
}

/** Key of the tier and the bracket of its schedule; within one bracket a fee changes only with the fraction of a step. */
function bracketOf({ tier, line }: FulfillmentQuote): string {
  const place = line?.kind === 'flat' ? line.upTo : line?.kind === 'started-steps' ? line.steps : '';
  return [tier?.id, line?.kind, place].join();
}

function itemWeightBounds({ weight }: Item, { card, schedules, lowPriceSchedules }: FeeContext): number[] {
  return card.tiers.flatMap((tier) => {
    const heaviest = Math.min(weight, tier.maxWeight ?? weight);
    const bounds = [lowPriceSchedules?.[tier.id], schedules?.[tier.id]].flatMap((schedule) =>
      schedule ? weightBounds(schedule, heaviest, stepsFor(tier.maxWeight)) : [],
    );
    return [...bounds, tier.maxWeight ?? 0, tier.ownWeightAbove ?? 0];
  });
}

/**
 * Every length of one side at which something can change: a tier's limit for a side, for length plus girth or for
 * the sum of the sides, or a bound of the dimensional weight, with the item's own sides or the minimum sides of bulky tiers.
 */
function sideBounds(item: Item, side: (typeof SIDES)[number], context: FeeContext): number[] {
  const [longer, shorter] = sortedSides({ ...item, [side]: 0 });
  const { tiers, dimensionalDivisor } = context.card;
  return tiers.flatMap((tier) => {
    const girth = tier.maxLengthPlusGirth ?? 0;
    const bySize = [
      ...(tier.maxSides ?? []),
      girth - 2 * (longer + shorter),
      (girth - longer) / 2 - shorter,
      (tier.maxSideSum ?? 0) - longer - shorter,
    ];
    const schedule = context.schedules?.[tier.id];
    if (tier.billing === 'own' || !schedule || dimensionalDivisor === null) return bySize;
    const minimum = tier.minimumSide;
    const faces = [
      Math.max(longer, minimum) * Math.max(shorter, minimum),
      longer * Math.max(shorter, minimum),
    ].filter((face) => face > 0);
    const limit = dimensionalLimit(tier, dimensionalDivisor);
    const heaviest = Math.min(heaviestByDimensions(item, context), limit ?? Infinity);
    const weights = [...weightBounds(schedule, heaviest, stepsFor(limit)), limit ?? 0];
    const byWeight = faces.flatMap((face) => weights.map((weight) => (weight * dimensionalDivisor) / face));
    return [...bySize, ...byWeight];
  });
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

function heaviestByDimensions(item: Item, { card }: FeeContext): number {
  const minimum = Math.max(...card.tiers.map(({ minimumSide }) => minimumSide));
  const [longest, median, shortest] = sortedSides(item);
  return (
    (longest * Math.max(median, minimum) * Math.max(shortest, minimum)) /
    (card.dimensionalDivisor ?? Infinity)
  );
}
