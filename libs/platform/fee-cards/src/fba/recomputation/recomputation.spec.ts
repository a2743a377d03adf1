import { createEnv } from '@seller-toolbox/tool-contract';
import { feeContext, type FeeInput } from '../fee-context.ts';
import { fulfillmentQuote } from '../fulfillment-fee.ts';
import { RATE_CARDS } from '../rate-cards.ts';
import type { RuleSetId } from '../rule-sets.data.ts';
import { storageRate } from '../storage-fee.ts';
import {
  australianFee,
  canadianFee,
  emiratiFee,
  indianFee,
  japaneseFee,
  mexicanFee,
} from './other-marketplaces.ts';
import { europeFee, type Column, type PlainItem } from './europe.ts';

const ITEMS = 2000;

/** Limits of sides in millimeters and of weights in grams on any of the cards: half of the values are on one or next to it. */
const SIDES = [
  10, 20, 25, 33, 40, 60, 70, 90, 100, 120, 150, 180, 200, 230, 250, 260, 270, 300, 330, 340, 350,
];
const LONG_SIDES = [380, 400, 450, 460, 600, 610, 760, 1010, 1050, 1200, 1520, 1750, 1830, 2700];
const WEIGHTS = [
  20, 75, 100, 150, 210, 225, 250, 400, 460, 475, 500, 900, 960, 975, 1000, 1400, 1500, 1760, 1900,
];
const HEAVY = [
  2000, 3900, 5000, 8900, 9000, 11_900, 12_000, 15_000, 22_000, 22_500, 23_000, 31_500, 35_000, 40_000,
  50_000, 60_000,
];
const PRICES = [10, 11, 12, 13, 14, 20, 25, 55, 85, 140, 150, 230, 299, 499, 1000];

type Item = PlainItem & { readonly centralEurope: boolean };

/** Items of all sizes, from a seed, the same in every run. */
function itemsOf(seed: number): Item[] {
  const { random } = createEnv({ now: 0, seed });
  const below = (end: number) => Math.floor(random() * end);
  const near = (limits: readonly number[], end: number) =>
    random() < 0.5 ? Math.max(1, (limits[below(limits.length)] ?? 1) + below(3) - 1) : 1 + below(end);
  return Array.from({ length: ITEMS }, () => {
    const isLarge = random() < 0.4;
    const side = () => (isLarge ? near([...SIDES, ...LONG_SIDES], 1300) : near(SIDES, 400));
    return {
      millimeters: [side(), side(), random() < 0.5 ? near(SIDES, 100) : side()],
      grams: random() < 0.6 ? near(WEIGHTS, 2500) : near(HEAVY, 70_000),
      price: near(PRICES, 30),
      goods: random() < 0.3 ? 'selected' : 'general',
      isLowLimitCategory: random() < 0.3,
      isPeak: random() < 0.5,
      centralEurope: random() < 0.5,
    };
  });
}

/** Base fee, surcharge and monthly storage rate of an item by a card of the library. */
function cardFee(item: Item, ruleSet: RuleSetId) {
  const [length, width, height] = item.millimeters.map((side) => side / 10) as [number, number, number];
  const input: FeeInput = {
    category: item.goods === 'selected' ? 'apparel' : 'standard',
    isDangerous: false,
    isApparel: false,
    isGrocery: item.isLowLimitCategory && item.goods === 'general',
    price: item.price,
    hasLowerPriceLimit: item.isLowLimitCategory,
    centralEurope: item.centralEurope,
  };
  const context = feeContext(input, item.isPeak ? '2026-11-20' : '2026-09-20', RATE_CARDS[ruleSet]);
  const quote = fulfillmentQuote({ length, width, height, weight: item.grams / 1000 }, context);
  const storage = storageRate(quote.weightRule.sizeClass, context);
  return { base: quote.baseFee, tier: quote.tier?.id, surcharge: quote.fuelSurcharge, storage };
}

/** Storage off the peak and in its months: standard size, oversize, and apparel of standard size where it has a rate of its own. */
type PlainStorage = readonly (readonly [number, number])[];
const EUROS: PlainStorage = [
  [27.54, 52.2],
  [21.78, 34.49],
  [19.99, 29.23],
];
const flat = (rate: number): PlainStorage => [
  [rate, rate],
  [rate, rate],
];

const PLAIN_RATES: Readonly<Partial<Record<RuleSetId, { fuel: number; storage: PlainStorage | null }>>> = {
  'amazon-uk-2026-02-01': {
    fuel: 0.015,
    storage: [
      [0.76, 1.51],
      [0.55, 0.87],
      [0.62, 0.82],
    ],
  },
  'amazon-de-2026-02-01': { fuel: 0.015, storage: EUROS },
  'amazon-fr-2026-02-01': { fuel: 0.015, storage: EUROS },
  'amazon-it-2026-02-01': { fuel: 0.015, storage: EUROS },
  'amazon-es-2026-02-01': { fuel: 0.015, storage: EUROS },
  'amazon-nl-2026-02-01': { fuel: 0.015, storage: null },
  'amazon-be-2026-02-01': { fuel: 0.015, storage: null },
  'amazon-se-2026-02-01': { fuel: 0.015, storage: null },
  'amazon-pl-2026-02-01': { fuel: 0.015, storage: null },
  'amazon-ca-2026-02-01': {
    fuel: 0.035,
    storage: [
      [40, 77],
      [28, 49],
    ],
  },
  'amazon-mx-2026-06-04': {
    fuel: 0,
    storage: [
      [0.36, 0.53],
      [0.19, 0.43],
    ],
  },
  'amazon-ae-2025-08-01': { fuel: 0, storage: flat(2) },
  'amazon-in-2026-09-07': { fuel: 0, storage: flat(50) },
  'amazon-jp-2026-04-01': {
    fuel: 0,
    storage: [
      [5.676, 10.087],
      [3.278, 6.984],
      [3.1, 5.5],
    ],
  },
  'amazon-au-2026-06-10': {
    fuel: 0,
    storage: [
      [37, 51.8],
      [34.2, 48],
    ],
  },
};

/** Clothing of any size has its own rate in Japan, that of standard size in Europe. */
function plainStorage([standard, oversize, apparel]: PlainStorage, item: Item, tier = 'oversize') {
  const isOversize = /oversize|^large(-\d)?$|^extra-large$|supersize|heavy/.test(tier);
  const isApparel = item.goods === 'selected' && apparel && (!isOversize || apparel[0] === 3.1);
  return (isApparel ? apparel : isOversize ? oversize : standard)?.[item.isPeak ? 1 : 0];
}

type Plain = (item: Item) => number | null;
const europe =
  (column: Column): Plain =>
  (item) =>
    europeFee(item, column);

describe.each<readonly [RuleSetId, Plain]>([
  ['amazon-uk-2026-02-01', europe(0)],
  ['amazon-de-2026-02-01', (item) => europeFee(item, item.centralEurope ? 1 : 2)],
  ['amazon-fr-2026-02-01', europe(3)],
  ['amazon-it-2026-02-01', europe(4)],
  ['amazon-es-2026-02-01', europe(5)],
  ['amazon-nl-2026-02-01', europe(6)],
  ['amazon-be-2026-02-01', europe(7)],
  ['amazon-se-2026-02-01', europe(8)],
  ['amazon-pl-2026-02-01', europe(9)],
  ['amazon-ca-2026-02-01', canadianFee],
  ['amazon-mx-2026-06-04', mexicanFee],
  ['amazon-ae-2025-08-01', emiratiFee],
  ['amazon-in-2026-09-07', indianFee],
  ['amazon-jp-2026-04-01', japaneseFee],
  ['amazon-au-2026-06-10', australianFee],
])('%s', (ruleSet, plain) => {
  const items = itemsOf(20261123);

  it(`charges ${ITEMS} random items what the plain rules do`, () => {
    const different = items.flatMap((item) => {
      const [{ base, tier }, expected] = [cardFee(item, ruleSet), plain(item)];
      const isSame =
        base === null || expected === null ? base === expected : Math.abs(base - expected) < 1e-9;
      return isSame ? [] : [{ ...item, base, tier, expected }];
    });
    expect(different.slice(0, 3)).toEqual([]);
  });

  it('adds the fuel surcharge and stores at the published rate', () => {
    const { fuel, storage } = PLAIN_RATES[ruleSet] ?? { fuel: 0, storage: null };
    for (const item of items) {
      const found = cardFee(item, ruleSet);
      if (found.base !== null) expect(found.surcharge).toBeCloseTo(found.base * fuel, 9);
      expect([item, found.storage]).toEqual([item, storage && plainStorage(storage, item, found.tier)]);
    }
  });

  it('has an item of every tier among them', () => {
    const reached = new Set(items.map((item) => cardFee(item, ruleSet).tier));
    const missed = RATE_CARDS[ruleSet].tiers.filter(({ id }) => !reached.has(id)).map(({ id }) => id);
    expect(missed).toEqual([]);
  });
});
