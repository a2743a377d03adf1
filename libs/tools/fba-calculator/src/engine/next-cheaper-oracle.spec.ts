import * as fc from 'fast-check';
import { feeContext, type FeeContext } from '@seller-toolbox/fee-cards/fba/fee-context';
import { fulfillmentQuote, type FulfillmentQuote } from '@seller-toolbox/fee-cards/fba/fulfillment-fee';
import type { Item } from '@seller-toolbox/fee-cards/fba/item';
import type { TierRule } from '@seller-toolbox/fee-cards/fba/rate-card';
import { RATE_CARDS } from '@seller-toolbox/fee-cards/fba/rate-cards';
import { RULE_SET_IDS } from '@seller-toolbox/fee-cards/fba/rule-sets.data';
import { isBelow, ROUNDING_ERROR, sumRounded } from '@seller-toolbox/tool-contract/rounding';
import {
  addItemWeightBounds,
  addSideBounds,
  CHANGEABLE,
  dimensionalBounds,
  type Changeable,
} from './fee-bounds.ts';
import { chargesOf, riseOfOtherFees } from './charges.ts';
import { nextCheaper, type CheaperItem, type RiseOfOtherFees, type NextCheaper } from './next-cheaper.ts';

/** The plain search: quotes the item at every bound of every dimension, nearest first, and leaves out nothing. */
function byQuotingAll(item: Item, of: FeeContext, riseOf: RiseOfOtherFees): NextCheaper {
  const [length, width, height, weight] = CHANGEABLE.map((one) => nearestOf(item, one, of, riseOf));
  return { bracket: best('bracket'), tier: best('tier') };

  function best(kind: keyof NextCheaper): CheaperItem | null {
    const side = [length, width, height].reduce<CheaperItem | null>((first, found) => {
      const second = found?.[kind] ?? null;
      return first && (!second || second.by > first.by - ROUNDING_ERROR) ? first : second;
    }, null);
    const light = weight?.[kind] ?? null;
    const shareOf = ({ dimension, by }: CheaperItem) => by / item[dimension];
    return side && light ? (isBelow(shareOf(light), shareOf(side)) ? light : side) : (side ?? light);
  }
}

function nearestOf(item: Item, dimension: Changeable, of: FeeContext, riseOf: RiseOfOtherFees): NextCheaper {
  const before = fulfillmentQuote(item, of);
  const found = boundsOf(item, dimension, of).flatMap((bound): CheaperItem[] => {
    const changed = { ...item, [dimension]: bound };
    const quote = fulfillmentQuote(changed, of);
    if (before.fee === null || quote.fee === null || isSameBracket(quote, before)) return [];
    const saves = sumRounded([before.fee, -quote.fee]);
    return saves > ROUNDING_ERROR && saves - riseOf(changed, quote) > ROUNDING_ERROR
      ? [{ dimension, by: item[dimension] - bound, saves, quote }]
      : [];
  });
  const isOtherTier = ({ quote }: CheaperItem) => quote.tier?.id !== before.tier?.id;
  return { bracket: found[0] ?? null, tier: found.find(isOtherTier) ?? null };
}

/** Below the item's own size, in descending order. */
function boundsOf(item: Item, dimension: Changeable, of: FeeContext): readonly number[] {
  const list: number[] = [];
  const bounds = { add: (bound: number) => void list.push(bound) };
  if (dimension === 'weight') addItemWeightBounds(bounds, item, of);
  else {
    const weights = of.card.tiers.map((tier) => dimensionalBounds(tier, item, of));
    addSideBounds(bounds, { item, side: dimension, weights, card: of.card });
  }
  return list.filter((bound) => bound > 0 && bound < item[dimension]).sort((a, b) => b - a);
}

function isSameBracket(one: FulfillmentQuote, other: FulfillmentQuote): boolean {
  if (one.tier?.id !== other.tier?.id || one.line?.kind !== other.line?.kind) return false;
  if (one.line?.kind === 'flat') return other.line?.kind === 'flat' && one.line.upTo === other.line.upTo;
  if (one.line?.kind === 'linear') return true;
  return other.line?.kind === 'started-steps' && one.line?.steps === other.line.steps;
}

/** On a limit, within a rounding error of it, beside it on both sides, and far below. */
const NEAR = [0, -1e-10, 1e-10, -1e-4, 1e-4, -0.01, 0.01, -0.5, 0.5] as const;
const DAYS = ['2026-03-01', '2026-09-10', '2026-11-21'] as const;
const anyTier = fc.constantFrom(
  ...RULE_SET_IDS.flatMap((ruleSet) => RATE_CARDS[ruleSet].tiers.map((tier) => ({ ruleSet, tier }))),
);
const anyGoods = fc.record({
  category: fc.constantFrom('standard', 'dangerous', 'apparel'),
  isDangerous: fc.boolean(),
  isApparel: fc.boolean(),
  price: fc.constantFrom(null, 5, 20, 80),
});

const anyChoice = fc.record({
  inboundSplit: fc.constantFrom('optimized', 'partial', 'minimal'),
  daysOfSupply: fc.constantFrom(null, 5, 27, 28),
  utilizationWeeks: fc.constantFrom(null, 30),
  closingGroup: fc.constant('none' as const),
});

function nearLimit(limit: number) {
  return fc.oneof(
    fc.constantFrom(...NEAR).map((offset) => Math.max(0, limit + offset)),
    fc.double({ min: 0, max: limit * 1.2, noNaN: true }),
    fc.integer({ min: 0, max: Math.ceil(limit * 1.2) }),
  );
}

/** An item about as large as the largest of a tier, or smaller. */
function itemNear({ maxSides, maxLengthPlusGirth, maxWeight, ownWeightAbove }: TierRule) {
  const [longest, median, shortest] = maxSides ?? [maxLengthPlusGirth ?? 120, 60, 60];
  return fc
    .record({
      sides: fc.tuple(nearLimit(longest), nearLimit(median), nearLimit(shortest)),
      order: fc.constantFrom([0, 1, 2], [1, 2, 0], [2, 0, 1]),
      weight: nearLimit(maxWeight ?? ownWeightAbove ?? 60),
    })
    .map(({ sides, order: [first = 0, second = 1, third = 2], weight }): Item => ({
      length: sides[first] ?? 0,
      width: sides[second] ?? 0,
      height: sides[third] ?? 0,
      weight,
    }));
}

describe('nextCheaper', () => {
  it('finds to the last digit what quoting every bound finds, in every tier and beside its limits', () => {
    fc.assert(
      fc.property(
        anyTier.chain(({ ruleSet, tier }) => fc.tuple(fc.constant(ruleSet), itemNear(tier))),
        anyGoods,
        fc.constantFrom(...DAYS),
        anyChoice,
        ([ruleSet, item], goods, day, choice) => {
          const of = feeContext(goods, day, RATE_CARDS[ruleSet]);
          const quote = fulfillmentQuote(item, of);
          const chosen = { ...choice, price: goods.price };
          const before = chargesOf(chosen, { item, quote, context: of });
          const riseOf: RiseOfOtherFees = (changed, changedQuote) =>
            riseOfOtherFees(before, chargesOf(chosen, { item: changed, quote: changedQuote, context: of }));
          expect(nextCheaper(item, quote, of, riseOf)).toEqual(byQuotingAll(item, of, riseOf));
        },
      ),
      { numRuns: 1000, seed: 20261128 },
    );
  });
});
