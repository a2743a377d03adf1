import * as fc from 'fast-check';
import { CATEGORIES, type CategoryId, type ReferralRow } from './fee-card.ts';
import { FEE_CARDS, PROFIT_MARKETPLACES, RULE_SET_IDS, sellingTerms, type RuleSetId } from './fee-cards.ts';
import { feeAt, referralPieces, sellingFeePieces } from './fee-pieces.ts';

function referral(ruleSet: RuleSetId, category: CategoryId, price: number): number {
  const terms = sellingTerms({ ruleSet, marketplace: 'US', category });
  if (!terms) throw new Error(`${ruleSet} has no ${category}`);
  return feeAt(referralPieces(terms.row), price);
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

  it('has a row for every category', () => {
    for (const category of CATEGORIES)
      expect(referral('amazon-us-2026-08-21', category, 50)).toBeGreaterThan(0);
  });

  it.each(['books', 'media'] as const)('closes %s with 1.80', (category) => {
    expect(
      sellingTerms({ ruleSet: 'amazon-us-2026-08-21', marketplace: 'US', category })?.row.closingFee,
    ).toBe(1.8);
  });

  it('has rows for the United States only', () => {
    const known = Object.keys(FEE_CARDS['amazon-us-2026-08-21'].marketplaces);
    expect(known).toEqual(['US']);
  });
});

describe('referralPieces with a minimum', () => {
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
      'has no piece of its own',
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
    const pieces = referralPieces(rowWith(minimum));
    expect(pieces.map(({ from, upTo, rate, fixed }) => [from, upTo, rate, fixed])).toEqual(expected);
  });

  it.each([
    [10, 2],
    [10.01, 2],
    [20, 2],
    [20.01, 2.001],
  ])('of 2 at %d is %d', (price, fee) => {
    expect(feeAt(referralPieces(rowWith(2)), price)).toBeCloseTo(fee, 10);
  });
});

describe('the pieces of every row', () => {
  const rows = RULE_SET_IDS.flatMap((ruleSet) =>
    PROFIT_MARKETPLACES.flatMap((marketplace) =>
      CATEGORIES.flatMap((category) => {
        const terms = sellingTerms({ ruleSet, marketplace, category });
        return terms ? [{ ruleSet, marketplace, category, ...terms }] : [];
      }),
    ),
  );

  it.each(rows)(
    'of $category in $marketplace by $ruleSet follow each other without a gap',
    ({ row, fees }) => {
      const pieces = sellingFeePieces(row, fees.digitalServices.rate);
      expect(pieces[0]).toMatchObject({ from: 0, includesFrom: true });
      expect(pieces.at(-1)?.upTo).toBeNull();
      pieces.slice(1).forEach((piece, index) => {
        expect(piece.from).toBe(pieces[index]?.upTo);
        expect(piece.includesFrom).toBe(!pieces[index]?.includesUpTo);
      });
    },
  );

  it('keep the fee between its minimum and the greater of price and minimum', () => {
    fc.assert(
      fc.property(fc.constantFrom(...rows), fc.integer({ min: 0, max: 1_000_000 }), ({ row }, cents) => {
        const price = cents / 100;
        const fee = feeAt(referralPieces(row), price);
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
  const terms = sellingTerms({ ruleSet: 'standard', marketplace, category: 'general' });
  expect(terms?.fees.digitalServices.rate).toBe(rate);
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
  const terms = sellingTerms({ ruleSet: 'standard', marketplace, category: 'general' });
  expect(terms?.fees.storage).toMatchObject({ nonPeak, peak });
});
