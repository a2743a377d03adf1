import {
  ceilWithTolerance,
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
