import { RATE_CARDS } from './rate-cards.ts';
import { isOvermax, sizeTier } from './size-tier.ts';
import type { Item } from './item.ts';

const SMALL_EXCESS = 1e-6;

function item([length, width, height]: readonly number[], weight: number): Item {
  return { length: length ?? 0, width: width ?? 0, height: height ?? 0, weight };
}

type Bound = readonly [what: string, sides: readonly number[], weight: number, tier: string | undefined];

describe('size tiers of the standard card', () => {
  const tierOf = (one: Item) => sizeTier(one, RATE_CARDS.standard)?.id;

  it.each<Bound>([
    ['the longest side at 18', [18, 10, 4], 1, 'small-standard'],
    ['the longest side above 18', [18 + SMALL_EXCESS, 10, 4], 1, 'large-standard'],
    ['the median side at 14', [16, 14, 4], 1, 'small-standard'],
    ['the median side above 14', [16, 14 + SMALL_EXCESS, 4], 1, 'large-standard'],
    ['the shortest side at 8', [16, 12, 8], 1, 'small-standard'],
    ['the shortest side above 8', [16, 12, 8 + SMALL_EXCESS], 1, 'large-standard'],
    ['a weight at 20', [10, 10, 4], 20, 'small-standard'],
    ['a weight above 20', [10, 10, 4], 20 + SMALL_EXCESS, 'large-standard'],
    ['the longest side at 96', [96, 10, 4], 1, 'large-standard'],
    ['the longest side above 96', [96 + SMALL_EXCESS, 10, 4], 1, 'special-oversize'],
    ['a weight at 150', [20, 10, 4], 150, 'large-standard'],
    ['a weight above 150', [20, 10, 4], 150 + SMALL_EXCESS, 'special-oversize'],
    ['length plus girth at 130', [50, 20, 20], 1, 'large-standard'],
    ['length plus girth above 130', [50, 20, 20 + SMALL_EXCESS], 1, 'special-oversize'],
  ])('%s', (_what, sides, weight, tier) => {
    expect(tierOf(item(sides, weight))).toBe(tier);
  });

  it('uses the unit weight on the standard card: a light and bulky item stays in its tier', () => {
    expect(tierOf(item([18, 14, 8], 1))).toBe('small-standard');
  });

  it('tolerates the rounding error of a conversion', () => {
    expect(tierOf(item([18 + 1e-12, 14, 8], 20 + 1e-12))).toBe('small-standard');
  });
});

describe('size tiers of the US card of 2026', () => {
  const tierOf = (one: Item) => sizeTier(one, RATE_CARDS['amazon-us-2026-01-15'])?.id;

  it.each<Bound>([
    ['the longest side at 15', [15, 12, 0.75], 1, 'small-standard'],
    ['the longest side above 15', [15 + SMALL_EXCESS, 12, 0.75], 1, 'large-standard'],
    ['the median side above 12', [15, 12 + SMALL_EXCESS, 0.75], 1, 'large-standard'],
    ['the shortest side above 0.75', [15, 12, 0.75 + SMALL_EXCESS], 1, 'large-standard'],
    ['a weight above 16 oz', [15, 12, 0.75], 1 + SMALL_EXCESS, 'large-standard'],
    ['the largest large standard sides', [18, 14, 8], 20, 'large-standard'],
    ['the longest side above 18', [18 + SMALL_EXCESS, 14, 8], 1, 'small-bulky'],
    ['the median side above 14', [18, 14 + SMALL_EXCESS, 8], 1, 'small-bulky'],
    ['the shortest side above 8', [18, 14, 8 + SMALL_EXCESS], 1, 'small-bulky'],
    ['a weight above 20', [18, 14, 8], 20 + SMALL_EXCESS, 'small-bulky'],
    ['the longest side at 37', [37, 14, 8], 1, 'small-bulky'],
    ['the longest side above 37', [37 + SMALL_EXCESS, 14, 8], 1, 'large-bulky'],
    ['the median side at 28', [30, 28, 4], 1, 'small-bulky'],
    ['the median side above 28', [30, 28 + SMALL_EXCESS, 4], 1, 'large-bulky'],
    ['the shortest side at 20', [20, 20, 17], 1, 'small-bulky'],
    ['a dimensional weight at 50', [34.75, 20, 10], 1, 'small-bulky'],
    ['a dimensional weight above 50', [34.75 + SMALL_EXCESS, 20, 10], 1, 'extra-large-50-70'],
    ['a weight at 50', [20, 10, 10], 50, 'small-bulky'],
    ['a weight above 50', [20, 10, 10], 50 + SMALL_EXCESS, 'extra-large-50-70'],
    ['the longest side at 59', [59, 10, 4], 1, 'large-bulky'],
    ['the longest side above 59', [59 + SMALL_EXCESS, 10, 4], 1, 'extra-large-0-50'],
    ['the median side at 33', [40, 33, 4], 1, 'large-bulky'],
    ['the median side above 33', [40, 33 + SMALL_EXCESS, 4], 1, 'extra-large-0-50'],
    ['length plus girth at 130', [59, 33, 2.5], 1, 'large-bulky'],
    ['length plus girth above 130', [59, 33, 2.5 + SMALL_EXCESS], 1, 'extra-large-0-50'],
    ['a weight at 50, longer than small bulky', [40, 10, 4], 50, 'large-bulky'],
    ['a weight above 50, longer than small bulky', [40, 10, 4], 50 + SMALL_EXCESS, 'extra-large-50-70'],
    ['a weight at 50, too long for bulky', [60, 10, 4], 50, 'extra-large-0-50'],
    ['a weight above 50, too long for bulky', [60, 10, 4], 50 + SMALL_EXCESS, 'extra-large-50-70'],
    ['a weight at 70', [60, 10, 4], 70, 'extra-large-50-70'],
    ['a weight above 70', [60, 10, 4], 70 + SMALL_EXCESS, 'extra-large-70-150'],
    ['a weight at 150', [60, 10, 4], 150, 'extra-large-70-150'],
    ['a weight above 150', [60, 10, 4], 150 + SMALL_EXCESS, 'extra-large-150-plus'],
    ['a dimensional weight of 150', [60, 34.75, 10], 1, 'extra-large-70-150'],
    ['a dimensional weight above 150 on an item below it', [60, 34.75, 10 + SMALL_EXCESS], 1, undefined],
    ['a dimensional weight above 150 on an item above it', [60, 34.75, 11], 151, 'extra-large-150-plus'],
  ])('%s', (_what, sides, weight, tier) => {
    expect(tierOf(item(sides, weight))).toBe(tier);
  });

  it('uses the unit weight alone for small standard', () => {
    expect(tierOf(item([15, 12, 0.75], 0.1))).toBe('small-standard');
  });
});

describe('size tiers of the US card of 2024', () => {
  const tierOf = (one: Item) => sizeTier(one, RATE_CARDS['amazon-us-2024-04-15'])?.id;

  it.each<Bound>([
    ['the largest small standard sides', [15, 12, 0.75], 1, 'small-standard'],
    ['the longest side above 15', [15 + SMALL_EXCESS, 12, 0.75], 1, 'large-standard'],
    ['the median side above 12', [15, 12 + SMALL_EXCESS, 0.75], 1, 'large-standard'],
    ['the shortest side above 0.75', [15, 12, 0.75 + SMALL_EXCESS], 1, 'large-standard'],
    ['a weight above 16 oz', [15, 12, 0.75], 1 + SMALL_EXCESS, 'large-standard'],
    ['the largest large standard sides', [18, 14, 8], 20, 'large-standard'],
    ['the longest side above 18', [18 + SMALL_EXCESS, 14, 8], 1, 'large-bulky'],
    ['the median side above 14', [18, 14 + SMALL_EXCESS, 8], 1, 'large-bulky'],
    ['the shortest side above 8', [18, 14, 8 + SMALL_EXCESS], 1, 'large-bulky'],
    ['a weight above 20', [18, 14, 8], 20 + SMALL_EXCESS, 'large-bulky'],
    ['the longest side at 59', [59, 10, 4], 1, 'large-bulky'],
    ['the longest side above 59', [59 + SMALL_EXCESS, 10, 4], 1, 'extra-large-0-50'],
    ['the median side at 33', [40, 33, 4], 1, 'large-bulky'],
    ['the median side above 33', [40, 33 + SMALL_EXCESS, 4], 1, 'extra-large-0-50'],
    ['length plus girth at 130', [59, 33, 2.5], 1, 'large-bulky'],
    ['length plus girth above 130', [59, 33, 2.5 + SMALL_EXCESS], 1, 'extra-large-0-50'],
    ['a weight at 50', [20, 10, 10], 50, 'large-bulky'],
    ['a weight above 50', [20, 10, 10], 50 + SMALL_EXCESS, 'extra-large-50-70'],
    ['a weight at 50, too long for bulky', [60, 10, 4], 50, 'extra-large-0-50'],
    ['a weight above 50, too long for bulky', [60, 10, 4], 50 + SMALL_EXCESS, 'extra-large-50-70'],
    ['a weight at 70', [60, 10, 4], 70, 'extra-large-50-70'],
    ['a weight above 70', [60, 10, 4], 70 + SMALL_EXCESS, 'extra-large-70-150'],
    ['a weight at 150', [60, 10, 4], 150, 'extra-large-70-150'],
    ['a weight above 150', [60, 10, 4], 150 + SMALL_EXCESS, 'extra-large-150-plus'],
  ])('%s', (_what, sides, weight, tier) => {
    expect(tierOf(item(sides, weight))).toBe(tier);
  });
});

describe('overmax', () => {
  const card = RATE_CARDS['amazon-us-2026-01-15'];
  const overmax = (sides: readonly number[], weight: number) => {
    const one = item(sides, weight);
    const tier = sizeTier(one, card);
    return tier && isOvermax(one, tier);
  };

  it.each([
    ['a longest side of 96', [96, 10, 7], 10, false],
    ['a longest side above 96', [96 + SMALL_EXCESS, 10, 7], 10, true],
    ['length plus girth of 130', [62, 20, 14], 10, false],
    ['length plus girth above 130', [62, 20, 14 + SMALL_EXCESS], 10, true],
    ['an item over 150 lb', [100, 20, 20], 151, false],
    ['a bulky item', [40, 20, 8], 10, false],
  ] as const)('%s', (_what, sides, weight, expected) => {
    expect(overmax(sides, weight)).toBe(expected);
  });
});
