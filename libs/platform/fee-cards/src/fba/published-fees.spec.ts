import { fulfillmentQuote } from './fulfillment-fee.ts';
import { feeContext, type FeeInput } from './fee-context.ts';
import type { Item } from './item.ts';
import { offPeakDifference } from './off-peak-difference.ts';
import { RATE_CARDS } from './rate-cards.ts';
import type { RuleSetId } from './rule-sets.data.ts';

const GOODS: FeeInput = { category: 'standard', isDangerous: false, isApparel: false, price: 20 };

interface Case {
  readonly ruleSet: RuleSetId;
  readonly item: readonly [length: number, width: number, height: number, weight: number];
  readonly price?: number;
  readonly day?: string;
  readonly category?: FeeInput['category'];
  readonly base: number;
}

function quoteOf({ ruleSet, item: [length, width, height, weight], price, day, category }: Case) {
  const item: Item = { length, width, height, weight };
  const question = { ...GOODS, price: price ?? 20, category: category ?? 'standard' };
  return fulfillmentQuote(item, feeContext(question, day ?? '2026-03-01', RATE_CARDS[ruleSet]));
}

describe('figures of the specification', () => {
  it.each<Case>([
    { ruleSet: 'standard', item: [5, 5, 5, 1], base: 3.22 },
    { ruleSet: 'standard', item: [5, 5, 5, 1.000001], base: 3.4 },
    { ruleSet: 'standard', item: [5, 5, 5, 2], base: 3.4 },
    { ruleSet: 'standard', item: [5, 5, 5, 4.5], base: 4.65 },
    { ruleSet: 'standard', item: [20, 2, 2, 1], base: 4.09 },
    { ruleSet: 'standard', item: [20, 2, 2, 2], base: 4.9 },
    { ruleSet: 'standard', item: [20, 2, 2, 3], base: 5.71 },
    { ruleSet: 'standard', item: [20, 2, 2, 4.5], base: 6.925 },
    { ruleSet: 'standard', item: [97, 2, 2, 10], base: 34.45 },
  ])('$item costs $base', (one) => {
    expect(quoteOf(one).fee).toBeCloseTo(one.base, 5);
  });
});

/**
 * Read by hand off Amazon Seller Central, "2026 US FBA fulfillment fee changes" (GABBX6GZPA8MSZGW), checked 2026-11-21;
 * 3.35 lb as two steps and 7.90 lb as seven are the examples of that page. The surcharge of 3.5 % is not included.
 */
describe('figures of the US card of 2026', () => {
  const ruleSet = 'amazon-us-2026-01-15';
  const thin = [9, 6, 0.5] as const;
  const box = [8, 4, 2] as const;
  const long = [19, 3, 2] as const;
  const pole = [90, 4, 2] as const;

  it.each<Case>([
    { ruleSet, item: [...thin, 4 / 16], base: 3.42 },
    { ruleSet, item: [...thin, 5 / 16], base: 3.45 },
    { ruleSet, item: [...thin, 1], price: 9.99, base: 2.95 },
    { ruleSet, item: [...thin, 1], price: 10, base: 3.96 },
    { ruleSet, item: [...thin, 1], price: 50.01, base: 4.22 },
    { ruleSet, item: [...box, 3], base: 6.67 },
    { ruleSet, item: [...box, 3.35], base: 6.97 + 2 * 0.08 },
    { ruleSet, item: [...box, 20], base: 6.97 + 68 * 0.08 },
    { ruleSet, item: [...long, 7.9], base: 7.55 + 7 * 0.38 },
    { ruleSet, item: [...long, 1], price: 5, base: 6.78 },
    { ruleSet, item: [40, 4, 2, 10], base: 9.35 + 9 * 0.38 },
    { ruleSet, item: [...pole, 50], base: 26.33 + 49 * 0.38 },
    { ruleSet, item: [...pole, 51], base: 37.32 },
    { ruleSet, item: [...pole, 70], base: 37.32 + 19 * 0.75 },
    { ruleSet, item: [...pole, 71], base: 51.32 },
    { ruleSet, item: [...pole, 150], base: 51.32 + 79 * 0.75 },
    { ruleSet, item: [...pole, 151], base: 194.95 },
    { ruleSet, item: [...pole, 152.5], base: 194.95 + 2 * 0.19 },
    { ruleSet, item: [...thin, 4 / 16], day: '2026-02-28', category: 'apparel', base: 3.54 },
    { ruleSet, item: [...box, 3.6], day: '2026-02-28', category: 'apparel', base: 6.97 + 2 * 0.16 },
    { ruleSet, item: [...thin, 4 / 16], day: '2026-02-28', category: 'dangerous', base: 4.36 },
    { ruleSet, item: [...pole, 60], day: '2026-02-28', category: 'dangerous', base: 40.53 + 9 * 0.75 },
  ])('$category $item at $price costs $base outside the peak', (one) => {
    expect(quoteOf(one).fee).toBeCloseTo(one.base, 10);
  });

  it.each<Case>([
    { ruleSet, item: [...thin, 2 / 16], price: 9, base: 2.62 },
    { ruleSet, item: [...box, 1.5], base: 5.73 },
    { ruleSet, item: [...box, 4], price: 60, base: 7.77 + 4 * 0.08 },
    { ruleSet, item: [...long, 1], base: 8.59 },
    { ruleSet, item: [38, 2, 1, 2], price: 9, base: 9.62 + 0.38 },
    { ruleSet, item: [...pole, 160], base: 203.46 + 9 * 0.19 },
  ])('$item at $price costs $base at the peak', (one) => {
    const quote = quoteOf({ ...one, day: '2026-12-01' });
    expect(quote.baseFee).toBeCloseTo(one.base, 10);
    expect(quote.fee).toBeCloseTo(one.base * 1.035, 10);
  });

  it('costs 3.54 today for a thin item of 4 oz, surcharge included', () => {
    expect(quoteOf({ ruleSet, item: [...thin, 0.25], day: '2026-05-01', base: 3.42 }).fee).toBeCloseTo(
      3.5397,
      10,
    );
  });

  it.each([
    ['bulky apparel', [...long, 5], 'apparel', '2026-05-01'],
    ['an item without a tier', [60, 40, 30, 20], 'standard', '2026-05-01'],
  ] as const)('has no fee for %s and falls back to no other table', (_title, item, category, day) => {
    expect(quoteOf({ ruleSet, item, category, day, base: 0 })).toMatchObject({ line: null, fee: null });
  });

  it.each([
    // General goods: 3.61 at the peak, 3.42 off it.
    ['apparel', [...thin, 0.25], 3.54, 0.19],
    ['dangerous', [...thin, 0.25], 4.36, 0.19],
    // Large standard, up to 8 oz: 4.21 and 3.95.
    ['apparel', [...box, 0.5], 4.5, 0.26],
  ] as const)(
    'has the off-peak fee of %s at the peak and its known difference',
    (category, item, base, more) => {
      const [length, width, height, weight] = item;
      const context = feeContext({ ...GOODS, category }, '2026-11-01', RATE_CARDS[ruleSet]);
      const quote = fulfillmentQuote({ length, width, height, weight }, context);
      expect(quote.baseFee).toBe(base);
      expect(context).toMatchObject({ season: 'peak', feeSeason: 'non-peak' });
      expect(offPeakDifference(quote, context)).toBeCloseTo(more, 10);
    },
  );
});

/** Read by hand off the card of 2024-04-15 (two agreeing copies), off the peak, checked 2026-11-21. */
describe('figures of the US card of 2024', () => {
  const ruleSet = 'amazon-us-2024-04-15';
  const thin = [9, 6, 0.5] as const;
  const box = [8, 4, 2] as const;
  const pole = [90, 4, 2] as const;

  it.each<Case>([
    { ruleSet, item: [...thin, 2 / 16], base: 3.06 },
    { ruleSet, item: [...thin, 2.1 / 16], base: 3.15 },
    { ruleSet, item: [...thin, 6 / 16], base: 3.24 },
    { ruleSet, item: [...thin, 8 / 16], base: 3.33 },
    { ruleSet, item: [...thin, 10 / 16], base: 3.43 },
    { ruleSet, item: [...thin, 12 / 16], base: 3.53 },
    { ruleSet, item: [...thin, 14 / 16], base: 3.6 },
    { ruleSet, item: [...thin, 1], base: 3.65 },
    { ruleSet, item: [...thin, 1], price: 10, base: 3.65 },
    { ruleSet, item: [...thin, 1], price: 9.99, base: 2.88 },
    { ruleSet, item: [...thin, 1], price: 500, base: 3.65 },
    { ruleSet, item: [8, 4, 1, 4 / 16], base: 3.68 },
    { ruleSet, item: [...box, 0.5], base: 3.9 },
    { ruleSet, item: [...box, 0.75], base: 4.15 },
    { ruleSet, item: [...box, 1], base: 4.55 },
    { ruleSet, item: [...box, 1.25], base: 4.99 },
    { ruleSet, item: [...box, 1.5], base: 5.37 },
    { ruleSet, item: [...box, 1.75], base: 5.52 },
    { ruleSet, item: [...box, 2], base: 5.77 },
    { ruleSet, item: [...box, 2.25], base: 5.87 },
    { ruleSet, item: [...box, 2.5], base: 6.05 },
    { ruleSet, item: [...box, 2.75], base: 6.21 },
    { ruleSet, item: [...box, 3], base: 6.62 },
    { ruleSet, item: [...box, 3.01], base: 7 },
    { ruleSet, item: [...box, 20], base: 6.92 + 68 * 0.08 },
    { ruleSet, item: [19, 3, 2, 1], base: 9.61 },
    { ruleSet, item: [19, 3, 2, 7.9], base: 9.61 + 7 * 0.38 },
    { ruleSet, item: [...pole, 50], base: 26.33 + 49 * 0.38 },
    { ruleSet, item: [...pole, 51], base: 40.12 },
    { ruleSet, item: [...pole, 70], base: 40.12 + 19 * 0.75 },
    { ruleSet, item: [...pole, 71], base: 54.81 },
    { ruleSet, item: [...pole, 150], base: 54.81 + 79 * 0.75 },
    { ruleSet, item: [...pole, 151], base: 194.95 },
    { ruleSet, item: [...pole, 152.5], base: 194.95 + 2 * 0.19 },
  ])('$item at $price costs $base', (one) => {
    expect(quoteOf({ day: '2025-03-01', ...one }).fee).toBeCloseTo(one.base, 10);
  });

  it.each(['apparel', 'dangerous'] as const)(
    'has no fee for %s and falls back to no other table',
    (category) => {
      expect(quoteOf({ ruleSet, item: [...thin, 1], category, base: 0 }).fee).toBeNull();
    },
  );
});
