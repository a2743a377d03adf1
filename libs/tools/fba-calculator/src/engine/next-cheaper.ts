import {
  ceilWithTolerance,
  isAbove,
  isBelow,
  ROUNDING_ERROR,
  sumRounded,
} from '@seller-toolbox/tool-contract/rounding';
import type { FeeContext } from '@seller-toolbox/fee-cards/fba/fee-context';
import { quoteOfTier, type FulfillmentQuote } from '@seller-toolbox/fee-cards/fba/fulfillment-fee';
import type { Item } from '@seller-toolbox/fee-cards/fba/item';
import { sizeTier } from '@seller-toolbox/fee-cards/fba/size-tier';
import {
  addItemWeightBounds,
  addSideBounds,
  dimensionalBounds,
  ReachableBounds,
  SIDES,
  type Changeable,
  type SideSearch,
} from './fee-bounds.ts';

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

/** By how much the fees beside fulfillment are higher for a changed item, such as those that oversize does not pay. */
export type RiseOfOtherFees = (item: Item, quote: FulfillmentQuote) => number;

/**
 * How far an item is from the next cheaper tier or fee bracket by a change of one side or of its weight. For each of
 * the four it takes the nearest bound below which the fulfillment fee is lower by more than other fees rise. Of the sides it
 * takes the smallest change; between that side and the weight it takes the smaller change relative to its own size. Null
 * where nothing is cheaper or the item has no fee.
 */
export function nextCheaper(
  item: Item,
  quote: FulfillmentQuote,
  context: FeeContext,
  riseOfOtherFees: RiseOfOtherFees,
): NextCheaper {
  const { fee } = quote;
  if (fee === null) return NOTHING;
  const search = { item, quote, fee, context, riseOfOtherFees };
  let weights: SideSearch['weights'] | undefined;
  let sides = NOTHING;
  for (const dimension of SIDES) {
    const reach = reachOf(search, dimension);
    if (!reach.bracket && !reach.tier) continue;
    weights ??= context.card.tiers.map((tier) => dimensionalBounds(tier, item, context));
    const bounds = new ReachableBounds(
      item[dimension],
      maxOf(sides, ({ by }) => by),
    );
    addSideBounds(bounds, { item, side: dimension, weights, card: context.card });
    const found = nearestCheaper(search, { dimension, bounds, reach });
    sides = {
      bracket: smallerSide(sides.bracket, found.bracket),
      tier: smallerSide(sides.tier, found.tier),
    };
  }
  const reach = reachOf(search, 'weight');
  if (!reach.bracket && !reach.tier) return sides;
  const shareOf = ({ dimension, by }: CheaperItem) => by / item[dimension];
  const weightBoundsBelow = new ReachableBounds(item.weight, maxOf(sides, shareOf) * item.weight);
  addItemWeightBounds(weightBoundsBelow, item, context);
  const weight = nearestCheaper(search, { dimension: 'weight', bounds: weightBoundsBelow, reach });
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
  readonly riseOfOtherFees: RiseOfOtherFees;
}

/** What a smaller size of a dimension can change. */
interface Reach {
  /** The bracket of the fee in the same tier. */
  readonly bracket: boolean;
  readonly tier: boolean;
}

/**
 * A smaller item is within every limit that a larger one is within: one that is in the same tier at no size at all is in it at
 * all sizes between. Within a tier only the billed weight changes the fee; at a low price the own weight can become it.
 */
function reachOf({ item, quote, context }: Search, dimension: Changeable): Reach {
  const { tier, billedBy } = quote;
  const smallest = sizeTier({ ...item, [dimension]: 0 }, context.card, context.feeTable);
  const isByDimensions = billedBy === 'dimensional-weight';
  const hasLowPrices = tier !== null && context.lowPriceSchedules?.[tier.id] !== undefined;
  return {
    bracket: dimension === 'weight' ? !isByDimensions || hasLowPrices : isByDimensions,
    tier: smallest?.id !== tier?.id,
  };
}

interface DimensionSearch {
  readonly dimension: Changeable;
  readonly bounds: ReachableBounds;
  readonly reach: Reach;
}

function nearestCheaper(
  { item, quote, fee, context, riseOfOtherFees }: Search,
  { dimension, bounds, reach }: DimensionSearch,
): NextCheaper {
  const current = item[dimension];
  const changed = { ...item };
  let bracket: CheaperItem | null = null;
  for (let bound = bounds.below(current); bound > 0; bound = bounds.below(bound)) {
    changed[dimension] = bound;
    const tier = sizeTier(changed, context.card, context.feeTable);
    const isSameTier = tier?.id === quote.tier?.id;
    if (isSameTier && (bracket || !reach.bracket)) continue;
    const next = quoteOfTier(changed, tier, context);
    if (next.fee === null || (isSameTier && isSameBracket(next, quote))) continue;
    const saves = sumRounded([fee, -next.fee]);
    if (!isAbove(saves, 0) || !isAbove(saves, riseOfOtherFees(changed, next))) continue;
    const cheaper: CheaperItem = { dimension, by: current - bound, saves, quote: next };
    bracket ??= cheaper;
    if (!reach.tier) return { bracket, tier: null };
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
