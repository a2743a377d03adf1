import * as fc from 'fast-check';
import { digitalServicesOf, digitalServicesOn } from './digital-services.data.ts';
import { CATEGORIES, type CategoryId, type ReferralRow } from './fee-card.ts';
import { FEE_CARDS, categoryFees } from './fee-cards.ts';
import {
  capFee,
  constantFee,
  digitalServicesSegments,
  feeAt,
  scaleToShare,
  referralSegments,
  proportionalFee,
  sumFees,
  multiplyFee,
} from './fee-segments.ts';
import {
  categoriesOf,
  PROFIT_MARKETPLACES,
  RULE_SET_IDS,
  type ProfitMarketplace,
  type RuleSetId,
} from './rule-sets.data.ts';

const DAY = '2026-11-21';

function referral(ruleSet: RuleSetId, category: CategoryId, price: number): number {
  const selling = categoryFees({ ruleSet, marketplace: 'US', category, day: DAY });
  if (!selling) throw new Error(`${ruleSet} has no ${category}`);
  return feeAt(referralSegments(selling.row), price);
}

describe('the referral fee of the standard rules', () => {
  it.each<[CategoryId, number, number]>([
    ['general', 100, 15],
    ['electronics', 100, 8],
    ['home', 100, 15],
    ['books', 100, 15],
    ['health', 100, 15],
    ['automotive', 100, 12],
    ['beauty', 100, 15],
    ['clothing', 14.99, 0.7495],
    ['clothing', 15, 1.5],
    ['clothing', 15.01, 1.501],
    ['clothing', 20, 2],
    ['clothing', 20.01, 3.4017],
    ['general', 0.1, 0.015],
    ['general', 0, 0],
  ])('of %s at %d is %d', (category, price, fee) => {
    expect(referral('standard', category, price)).toBeCloseTo(fee, 10);
  });
});

/** Read by hand off the table of 2026-08-21, each bound on both sides. */
describe('the referral fee of the US table of 2026', () => {
  it.each<[CategoryId, number, number]>([
    ['general', 2, 0.3],
    ['general', 1.99, 0.3],
    ['general', 2.01, 0.3015],
    ['general', 100, 15],
    ['home', 100, 15],
    ['electronics', 3.75, 0.3],
    ['electronics', 3.76, 0.3008],
    ['computers', 1000, 80],
    ['appliances-full-size', 1000, 80],
    ['video-game-consoles', 1, 0.08],
    ['video-games', 1, 0.15],
    ['electronics-accessories', 100, 15],
    ['electronics-accessories', 100.01, 15.0008],
    ['electronics-accessories', 150, 19],
    ['device-accessories', 40, 18],
    ['device-accessories', 0.5, 0.3],
    ['device-accessories', 0.66, 0.3],
    ['device-accessories', 0.67, 0.3015],
    ['clothing', 6, 0.3],
    ['clothing', 6.01, 0.3005],
    ['clothing', 15, 0.75],
    ['clothing', 15.01, 1.501],
    ['clothing', 20, 2],
    ['clothing', 20.01, 3.4017],
    ['books', 1, 0.15],
    ['media', 20, 3],
    ['health', 3.75, 0.3],
    ['health', 3.76, 0.3008],
    ['health', 10, 0.8],
    ['health', 10.01, 1.5015],
    ['beauty', 10, 0.8],
    ['beauty', 10.01, 1.5015],
    ['baby', 10, 0.8],
    ['baby', 10.01, 1.5015],
    ['grocery', 1, 0.08],
    ['grocery', 15, 1.2],
    ['grocery', 15.01, 2.2515],
    ['veterinary-diets', 100, 22],
    ['automotive', 100, 12],
    ['power-tools', 100, 12],
    ['industrial', 100, 12],
    ['tires', 100, 10],
    ['tires', 3, 0.3],
    ['tires', 3.01, 0.301],
    ['furniture', 200, 30],
    ['furniture', 200.01, 30.001],
    ['furniture', 300, 40],
    ['appliances-compact', 300, 45],
    ['appliances-compact', 300.01, 45.0008],
    ['appliances-compact', 400, 53],
    ['lawn-mowers', 500, 75],
    ['lawn-mowers', 500.01, 40.0008],
    ['jewelry', 250, 50],
    ['jewelry', 250.01, 50.0005],
    ['jewelry', 350, 55],
    ['watches', 1500, 240],
    ['watches', 1500.01, 240.0003],
    ['watches', 1501, 240.03],
    ['fine-art', 100, 20],
    ['fine-art', 100.01, 20.0015],
    ['fine-art', 200, 35],
    ['fine-art', 1000, 155],
    ['fine-art', 1000.01, 155.001],
    ['fine-art', 2000, 255],
    ['fine-art', 5000, 555],
    ['fine-art', 5000.01, 555.0005],
    ['fine-art', 6000, 605],
    ['fine-art', 0.5, 0.1],
    ['gift-cards', 1, 0.2],
    ['merchant-fulfilled-services', 1, 0.3],
  ])('of %s at %d is %d', (category, price, fee) => {
    expect(referral('amazon-us-2026-08-21', category, price)).toBeCloseTo(fee, 10);
  });

  it.each(['books', 'media'] as const)('closes %s with 1.80', (category) => {
    expect(
      categoryFees({ ruleSet: 'amazon-us-2026-08-21', marketplace: 'US', category, day: DAY })?.row
        .closingFee,
    ).toBe(1.8);
  });

  it('has rows for the United States only', () => {
    const known = Object.keys(FEE_CARDS['amazon-us-2026-08-21'].marketplaces);
    expect(known).toEqual(['US']);
  });
});

describe('referralSegments with a minimum', () => {
  const rowWith = (minimum: number): ReferralRow => ({
    shape: 'cliff',
    bands: [
      { rate: 0.05, upTo: 10, includesBound: true },
      { rate: 0.1, upTo: null, includesBound: false },
    ],
    minimum,
    closingFee: 0,
    gap: null,
    chargesReturns: false,
    effectiveFrom: null,
    source: { name: 'made for this test' },
    checkedOn: '2026-11-21',
  });

  it.each<[number, string, (number | null)[][]]>([
    [
      0,
      'has no segment of its own',
      [
        [0, 10, 0.05, 0],
        [10, null, 0.1, 0],
      ],
    ],
    [
      0.25,
      'ends inside the first band',
      [
        [0, 5, 0, 0.25],
        [5, 10, 0.05, 0],
        [10, null, 0.1, 0],
      ],
    ],
    [
      0.5,
      'covers the whole first band',
      [
        [0, 10, 0, 0.5],
        [10, null, 0.1, 0],
      ],
    ],
    [
      0.75,
      'covers the whole first band',
      [
        [0, 10, 0, 0.75],
        [10, null, 0.1, 0],
      ],
    ],
    [
      1,
      'ends where the second band begins',
      [
        [0, 10, 0, 1],
        [10, null, 0.1, 0],
      ],
    ],
    [
      2,
      'ends inside the second band',
      [
        [0, 10, 0, 2],
        [10, 20, 0, 2],
        [20, null, 0.1, 0],
      ],
    ],
  ])('of %d %s', (minimum, _place, expected) => {
    const segments = referralSegments(rowWith(minimum));
    expect(segments.map(({ from, upTo, rate, fixed }) => [from, upTo, rate, fixed])).toEqual(expected);
  });

  it.each([
    [10, 2],
    [10.01, 2],
    [20, 2],
    [20.01, 2.001],
  ])('of 2 at %d is %d', (price, fee) => {
    expect(feeAt(referralSegments(rowWith(2)), price)).toBeCloseTo(fee, 10);
  });
});

describe('referralSegments of every row', () => {
  const rows = RULE_SET_IDS.flatMap((ruleSet) =>
    PROFIT_MARKETPLACES.flatMap((marketplace) =>
      CATEGORIES.flatMap((category) => {
        const selling = categoryFees({ ruleSet, marketplace, category, day: DAY });
        return selling ? [{ ruleSet, marketplace, category, ...selling }] : [];
      }),
    ),
  );

  it.each(rows)('of $category in $marketplace by $ruleSet follow each other without a gap', ({ row }) => {
    const segments = referralSegments(row);
    expect(segments[0]).toMatchObject({ from: 0, includesFrom: true });
    expect(segments.at(-1)?.upTo).toBeNull();
    segments.slice(1).forEach((segment, index) => {
      expect(segment.from).toBe(segments[index]?.upTo);
      expect(segment.includesFrom).toBe(!segments[index]?.includesUpTo);
    });
  });

  it('keep the fee between its minimum and the greater of price and minimum', () => {
    fc.assert(
      fc.property(fc.constantFrom(...rows), fc.integer({ min: 0, max: 1_000_000 }), ({ row }, cents) => {
        const price = cents / 100;
        const fee = feeAt(referralSegments(row), price);
        expect(fee).toBeGreaterThanOrEqual(row.minimum - 1e-9);
        expect(fee).toBeLessThanOrEqual(Math.max(price, row.minimum) + 1e-9);
      }),
    );
  });
});

it.each([
  ['CA', 0.02],
  ['UK', 0.02],
  ['FR', 0.03],
  ['IT', 0.03],
  ['ES', 0.03],
  ['US', 0],
  ['DE', 0],
  ['JP', 0],
] as const)('the digital services fee of %s is %d of the selling fees', (marketplace, rate) => {
  const selling = categoryFees({ ruleSet: 'standard', marketplace, category: 'general', day: DAY });
  expect(selling?.fees.digitalServices.rate).toBe(rate);
});

it.each([
  ['US', 0.87, 2.4],
  ['CA', 1.15, 3.2],
  ['UK', 0.7, 1.95],
  ['DE', 0.75, 2.05],
  ['FR', 0.75, 2.05],
  ['IT', 0.75, 2.05],
  ['ES', 0.75, 2.05],
  ['JP', 95, 265],
] as const)('storage in %s is %d off the peak and %d at it', (marketplace, nonPeak, peak) => {
  const selling = categoryFees({ ruleSet: 'standard', marketplace, category: 'general', day: DAY });
  expect(selling?.fees.storage).toMatchObject({ nonPeak, peak });
});

/** Bounds on both sides, from the published tables. */
describe('the referral fee of the tables abroad', () => {
  const at = (ruleSet: RuleSetId, marketplace: ProfitMarketplace, category: CategoryId, price: number) => {
    const selling = categoryFees({ ruleSet, marketplace, category, day: DAY });
    if (!selling) throw new Error(`${ruleSet} has no ${category}`);
    return feeAt(referralSegments(selling.row), price);
  };

  it.each<[CategoryId, number, number]>([
    ['home', 15, 1.2],
    ['home', 20, 1.6],
    ['home', 20.01, 3.0015],
    ['beauty', 10, 0.8],
    ['beauty', 25, 3.75],
    ['electronics-accessories', 30, 4.5],
    ['electronics-accessories', 120, 16.6],
    ['automotive', 45, 6.75],
    ['automotive', 60, 8.1],
    ['furniture', 250, 33.75],
    ['clothing', 15, 0.75],
    ['clothing', 15.01, 1.501],
    ['clothing', 20, 2],
    ['clothing', 20.01, 3.0015],
    ['clothing', 40, 6],
    ['clothing', 40.01, 6.0007],
    ['clothing', 50, 6.7],
    ['jewelry', 300, 48.75],
    ['jewelry', 225, 45],
    ['watches', 225, 33.75],
    ['general', 1, 0.25],
    ['books', 1, 0.15],
    ['grocery', 1, 0.05],
    ['tools', 100, 13],
    ['video-game-consoles', 100, 8],
  ])('of %s in the United Kingdom at %d is %d', (category, price, fee) => {
    expect(at('amazon-uk-2026-02-01', 'UK', category, price)).toBeCloseTo(fee, 10);
  });

  it.each<[CategoryId, number, number]>([
    ['automotive', 60, 8.4],
    ['furniture', 200, 30],
    ['furniture', 250, 35],
    ['clothing', 10, 0.5],
    ['clothing', 45, 6.75],
    ['clothing', 50, 7.1],
    ['jewelry', 300, 52.5],
    ['general', 1.99, 0.3],
    ['general', 2.01, 0.3015],
  ])('of %s in Germany at %d is %d', (category, price, fee) => {
    expect(at('amazon-de-2026-02-01', 'DE', category, price)).toBeCloseTo(fee, 10);
  });

  it.each<[CategoryId, number, number]>([
    ['home', 750, 37.5],
    ['home', 751, 115.654],
    ['clothing', 2000, 168],
    ['clothing', 2500, 210],
    ['clothing', 2501, 310.124],
    ['clothing', 3500, 414],
    ['beauty', 1500, 126],
    ['beauty', 1501, 156.104],
    ['toys', 1000, 104],
    ['home', 5000, 770],
    ['home', 8000, 1232],
    ['footwear', 7500, 930],
    ['footwear', 8500, 994],
    ['jewelry', 11_000, 1104],
    ['general', 500, 30],
    ['books', 500, 77],
    ['device-accessories', 500, 227],
  ])('of %s in Japan at %d is %d', (category, price, fee) => {
    expect(at('amazon-jp-2026-04-01', 'JP', category, price)).toBeCloseTo(fee, 10);
  });

  it.each<[CategoryId, number, number]>([
    ['clothing', 19.99, 1.999],
    ['clothing', 20, 3.4],
    ['beauty', 15, 1.2],
    ['beauty', 15.01, 2.2515],
    ['grocery', 20, 1.6],
    ['electronics-accessories', 150, 19],
    ['general', 2, 0.4],
  ])('of %s in Canada at %d is %d', (category, price, fee) => {
    expect(at('amazon-ca-2026-11-21', 'CA', category, price)).toBeCloseTo(fee, 10);
  });

  it.each<[CategoryId, number, number]>([
    ['home', 100, 13],
    ['sports', 200, 26],
    ['sports', 300, 38],
    ['general', 1, 0.15],
  ])('of %s in Australia at %d is %d', (category, price, fee) => {
    expect(at('amazon-au-2026-10-09', 'AU', category, price)).toBeCloseTo(fee, 10);
  });

  it.each<[CategoryId, number, number]>([
    ['beauty', 200, 24],
    ['beauty', 200.01, 30.0015],
    ['grocery', 500, 60],
    ['grocery', 500.01, 75.0015],
    ['toys', 300, 24],
    ['toys', 300.01, 45.0015],
    ['electronics-accessories', 2000, 300],
    ['electronics-accessories', 2000.01, 300.0008],
    ['watches', 5000, 800],
    ['watches', 5000.01, 800.0005],
    ['home', 53.33, 8],
    ['home', 53.34, 8.001],
    ['electronics', 499, 49.9],
    ['alcohol', 200, 16],
    ['industrial', 200, 28],
    ['automotive', 200, 24],
  ])('of %s in Mexico at %d is %d', (category, price, fee) => {
    expect(at('amazon-mx-2026-09-03', 'MX', category, price)).toBeCloseTo(fee, 10);
  });

  it.each<[CategoryId, number, number]>([
    ['beauty', 50, 4],
    ['beauty', 50.01, 7.5015],
    ['pet-supplies', 50, 4],
    ['pet-supplies', 50.01, 7.5015],
    ['electronics-accessories', 250, 37.5],
    ['electronics-accessories', 250.01, 37.5008],
    ['electronics', 100, 7],
    ['sports', 100, 14],
    ['home', 6.66, 1],
    ['home', 6.67, 1.0005],
  ])('of %s in the United Arab Emirates at %d is %d', (category, price, fee) => {
    expect(at('amazon-ae-2026-10-10', 'AE', category, price)).toBeCloseTo(fee, 10);
  });

  it.each<[CategoryId, number, number]>([
    ['books', 249.99, 0],
    ['books', 250, 5],
    ['books', 499.99, 9.9998],
    ['books', 500, 20],
    ['books', 999.99, 39.9996],
    ['books', 1000, 135],
    ['video-game-consoles', 499.99, 34.9993],
    ['video-game-consoles', 500, 25],
    ['video-game-consoles', 1000, 90],
    ['watches', 999.99, 0],
    ['watches', 1000, 150],
    ['pet-food', 299.99, 0],
    ['pet-food', 300, 19.5],
    ['pet-food', 1000, 95],
  ])('of %s in India at %d is %d', (category, price, fee) => {
    expect(at('amazon-in-2026-06-10', 'IN', category, price)).toBeCloseTo(fee, 10);
  });

  it.each(['NL', 'BE', 'SE', 'PL'] as const)('of %s is not known', (marketplace) => {
    const ruleSet = `amazon-${marketplace.toLowerCase()}-2026-02-01` as RuleSetId;
    const selling = categoryFees({ ruleSet, marketplace, category: 'general', day: DAY });
    expect(selling?.row).toMatchObject({ gap: 'referral-fee-unknown' });
  });
});

describe('the cards', () => {
  it.each(RULE_SET_IDS)('of %s have rows for the categories that its rule set names', (id) => {
    for (const fees of Object.values(FEE_CARDS[id].marketplaces)) {
      expect(Object.keys(fees.rows).sort()).toEqual([...categoriesOf(id)].sort());
    }
  });

  it.each(RULE_SET_IDS)('of %s are of the marketplaces that its rule set names', (id) => {
    const { ruleSet, marketplaces } = FEE_CARDS[id];
    expect(Object.keys(marketplaces)).toEqual(ruleSet.marketplaces);
  });
});

/** By store and country of the seller, percent of selling and of fulfillment fees. */
describe('the digital services fee in force', () => {
  it.each([
    ['UK', 'other', 0.02, 0.02],
    ['UK', 'FR', 0.03, 0.03],
    ['FR', 'other', 0.03, 0.03],
    ['FR', 'UK', 0.03, 0.03],
    ['IT', 'other', 0.03, 0],
    ['IT', 'UK', 0.03, 0],
    ['ES', 'IT', 0.03, 0.03],
    ['DE', 'other', 0, 0],
    ['DE', 'UK', 0.02, 0.02],
    ['US', 'other', 0, 0],
    ['US', 'ES', 0.03, 0.03],
    ['CA', 'UK', 0, 0],
    ['JP', 'other', 0, 0],
    ['NL', 'other', 0, 0],
    ['SE', 'UK', 0.02, 0.02],
    ['PL', 'FR', 0.03, 0.03],
    ['MX', 'ES', 0.03, 0.03],
    ['AE', 'UK', 0, 0],
  ] as const)('of %s for a seller from %s is %d and %d', (store, seller, rate, fulfillmentRate) => {
    const fee = digitalServicesOf(store);
    const { rate: found, fulfillmentRate: ofFulfillment } = fee.bySeller?.[seller] ?? fee;
    expect([found, ofFulfillment]).toEqual([rate, fulfillmentRate]);
  });

  it.each([
    ['FR', 'other', '2026-03-19', 0.02, 0.02],
    ['FR', 'other', '2026-03-20', 0.03, 0.03],
    ['FR', 'UK', '2026-03-19', 0.02, 0.02],
    ['FR', 'IT', '2026-03-19', 0.03, 0.03],
    ['IT', 'other', '2026-03-19', 0.02, 0],
    ['IT', 'other', '2026-03-20', 0.03, 0],
    ['ES', 'UK', '2026-03-19', 0.02, 0],
    ['ES', 'UK', '2026-03-20', 0.03, 0],
    ['ES', 'FR', '2026-03-19', 0.03, 0.03],
    ['UK', 'other', '2026-03-19', 0.02, 0.02],
    ['IT', 'other', '2024-01-01', 0.02, 0],
  ] as const)(
    'of %s for a seller from %s is on %s %d and %d',
    (store, seller, day, rate, fulfillmentRate) => {
      const fee = digitalServicesOn(digitalServicesOf(store), day);
      const { rate: found, fulfillmentRate: ofFulfillment } = fee.bySeller?.[seller] ?? fee;
      expect([found, ofFulfillment]).toEqual([rate, fulfillmentRate]);
    },
  );
});

describe('fees over prices', () => {
  const row = categoryFees({ ruleSet: 'standard', marketplace: 'US', category: 'clothing', day: DAY })?.row;
  if (!row) throw new Error('the standard has no clothing');
  const clothing = referralSegments(row);
  const anyPrice = fc.integer({ min: 0, max: 10_000 }).map((cents) => cents / 100);

  it.each([
    [18.74, 14.992 * 0.05],
    [18.75, 15 * 0.1],
    [25, 20 * 0.1],
    [25.01, 20.008 * 0.17],
  ])('of four fifths of %d are %d', (price, fee) => {
    expect(feeAt(scaleToShare(clothing, 0.8), price)).toBeCloseTo(fee, 10);
  });

  it.each([
    [20.01, 0.2 * 20.01 * 0.17],
    [50, 1.7],
    [58.82, 0.2 * 58.82 * 0.17],
    [58.83, 2],
    [500, 2],
  ])('with a maximum of 2 at %d are %d', (price, fee) => {
    expect(feeAt(capFee(multiplyFee(clothing, 0.2), 2), price)).toBeCloseTo(fee, 10);
  });

  it('add up at every price', () => {
    const parts = [
      clothing,
      scaleToShare(clothing, 0.8),
      capFee(clothing, 2),
      proportionalFee(0.1),
      constantFee(3),
    ];
    fc.assert(
      fc.property(anyPrice, (price) => {
        const sum = parts.reduce((total, part) => total + feeAt(part, price), 0);
        expect(feeAt(sumFees(parts), price)).toBeCloseTo(sum, 9);
      }),
    );
  });

  it('are 0 where there is none', () => {
    expect(feeAt(sumFees([]), 5)).toBe(0);
  });

  it('include a single price where one part ends before and one after it', () => {
    const until = (includesUpTo: boolean) => [
      { from: 0, includesFrom: true, upTo: 10, includesUpTo, rate: 0, fixed: 1 },
      { from: 10, includesFrom: !includesUpTo, upTo: null, includesUpTo: false, rate: 0, fixed: 2 },
    ];
    const sum = sumFees([until(true), until(false)]);
    expect([9.99, 10, 10.01].map((price) => feeAt(sum, price))).toEqual([2, 3, 4]);
  });
});

it('digitalServicesSegments takes its shares of the selling fees and of the fulfillment fee', () => {
  const fee = digitalServicesSegments([proportionalFee(0.1), constantFee(2)], constantFee(5), {
    rate: 0.5,
    fulfillmentRate: 0.25,
  });
  expect(feeAt(fee, 0)).toBe(2.25);
  expect(feeAt(fee, 100)).toBe(7.25);
});
