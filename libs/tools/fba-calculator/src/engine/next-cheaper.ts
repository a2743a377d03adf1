import {
  ceilWithTolerance,
  isBelow,
  ROUNDING_ERROR,
  sumRounded,
} from '@seller-toolbox/tool-contract/rounding';
import { weightBounds } from './fee-schedule.ts';
import type { FeeContext } from './fee-context.ts';
import { fulfillmentQuote, type FulfillmentQuote } from './fulfillment-fee.ts';
import { sortedSides, type Item } from './item.ts';

const SIDES = ['length', 'width', 'height'] as const;
export const CHANGEABLE = [...SIDES, 'weight'] as const;
export type Changeable = (typeof CHANGEABLE)[number];

/** The least that has to change for the item to cost less, and what it costs then. Inches or pounds. */
export interface CheaperItem {
  readonly dimension: Changeable;
  readonly by: number;
  readonly saves: number;
  readonly quote: FulfillmentQuote;
}

/** The next cheaper fee, and the next that lies in another size tier: often a little farther, and worth much more. */
export interface NextCheaper {
  readonly bracket: CheaperItem | null;
  readonly tier: CheaperItem | null;
}

const NOTHING: NextCheaper = { bracket: null, tier: null };

/**
 * How far an item is from the next cheaper tier or fee bracket by a change of one side or of its weight. For each of
 * the four the nearest bound is taken below which the fulfillment fee really is lower; of the sides the one that
 * changes least wins, and between that side and the weight the one that changes by the smaller share of itself. Null
 * where nothing is cheaper or the item has no fee.
 */
export function nextCheaper(item: Item, quote: FulfillmentQuote, terms: FeeContext): NextCheaper {
  const { fee } = quote;
  if (fee === null) return NOTHING;
  const sides = SIDES.map((side) =>
    nearestCheaper({ item, quote, fee, dimension: side, bounds: sideBounds(item, side, terms) }, terms),
  );
  const bounds = ownWeightBounds(item, terms);
  const weight = nearestCheaper({ item, quote, fee, dimension: 'weight', bounds }, terms);
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

function nearestCheaper({ item, quote, fee, dimension, bounds }: Search, terms: FeeContext): NextCheaper {
  const current = item[dimension];
  const reachable = [...new Set(bounds)]
    .filter((bound) => bound > 0 && bound < current)
    .sort((a, b) => b - a);
  const place = bracketOf(quote);
  let bracket: CheaperItem | null = null;
  for (const bound of reachable) {
    const changed = fulfillmentQuote({ ...item, [dimension]: bound }, terms);
    const saves = changed.fee === null ? 0 : sumRounded([fee, -changed.fee]);
    if (saves <= ROUNDING_ERROR || bracketOf(changed) === place) continue;
    const cheaper: CheaperItem = { dimension, by: current - bound, saves, quote: changed };
    bracket ??= cheaper;
    if (changed.tier?.id !== quote.tier?.id) return { bracket, tier: cheaper };
  }
  return { bracket, tier: null };
}

/** Tier and place in its schedule; within one such place a fee can only change by the fraction. */
function bracketOf({ tier, line }: FulfillmentQuote): string {
  const place = line?.kind === 'flat' ? line.upToLb : line?.kind === 'started-steps' ? line.steps : '';
  return [tier?.id, line?.kind, place].join();
}

function ownWeightBounds({ weight }: Item, { card, schedules }: FeeContext): number[] {
  return card.tiers.flatMap((tier) => {
    const schedule = schedules?.[tier.id];
    const bounds = schedule ? weightBounds(schedule, Math.min(weight, tier.maxWeight ?? weight)) : [];
    // Without an upper end the nearest step below is enough: each step is dearer than the one before.
    const near = tier.maxWeight === null ? bounds.slice(-1) : bounds;
    return [...near, tier.maxWeight ?? 0, tier.ownWeightAbove ?? 0];
  });
}

/**
 * Every length of one side at which something can change: a tier's limit for a side or for length plus girth, or a
 * bound of the dimensional weight, which the side reaches alone or with the minimum sides of bulky tiers.
 */
function sideBounds(item: Item, side: (typeof SIDES)[number], terms: FeeContext): number[] {
  const [longer, shorter] = sortedSides({ ...item, [side]: 0 });
  return terms.card.tiers.flatMap((tier) => {
    const girth = tier.maxLengthPlusGirth ?? 0;
    const bySize = [...(tier.maxSides ?? []), girth - 2 * (longer + shorter), (girth - longer) / 2 - shorter];
    const schedule = terms.schedules?.[tier.id];
    if (tier.billing === 'own' || !schedule) return bySize;
    const minimum = tier.minimumSide;
    const faces = [
      Math.max(longer, minimum) * Math.max(shorter, minimum),
      longer * Math.max(shorter, minimum),
    ].filter((face) => face > 0);
    const heaviest = Math.min(heaviestByDimensions(item, terms), tier.maxWeight ?? Infinity);
    const weights = [...weightBounds(schedule, heaviest), tier.maxWeight ?? 0];
    const byWeight = faces.flatMap((face) =>
      weights.map((weight) => (weight * terms.card.dimensionalDivisor) / face),
    );
    return [...bySize, ...byWeight];
  });
}

function heaviestByDimensions(item: Item, { card }: FeeContext): number {
  const minimum = Math.max(...card.tiers.map(({ minimumSide }) => minimumSide));
  const [longest, median, shortest] = sortedSides(item);
  return (longest * Math.max(median, minimum) * Math.max(shortest, minimum)) / card.dimensionalDivisor;
}
