import * as fc from 'fast-check';
import type { CategoryId } from '@seller-toolbox/fee-cards/selling/fee-card';
import { categoryFees } from '@seller-toolbox/fee-cards/selling/fee-cards';
import {
  constantFee,
  feeAt,
  referralSegments,
  sumFees,
} from '@seller-toolbox/fee-cards/selling/fee-segments';
import type { RuleSetId } from '@seller-toolbox/fee-cards/selling/rule-sets.data';
import { listPriceForMargin, priceForMargin } from './price-for-margin.ts';

const DAY = '2026-11-21';

interface Case {
  readonly ruleSet?: RuleSetId;
  readonly category?: CategoryId;
  readonly costs: number;
  readonly percent: number;
  readonly exact: number | null;
  readonly listed: number | null;
}

const TABLE_2026 = 'amazon-us-2026-08-21';

function questionOf({
  ruleSet = 'standard',
  category = 'general',
  costs,
  percent,
}: Omit<Case, 'exact' | 'listed'>) {
  const context = categoryFees({ ruleSet, marketplace: 'US', category, day: DAY });
  if (!context) throw new Error(`${ruleSet} has no ${category}`);
  const segments = sumFees([referralSegments(context.row), constantFee(context.row.closingFee)]);
  return { segments, fixedCosts: costs, share: percent / 100, step: 0.01 };
}

const nearly = (value: number | null) => (value === null ? null : expect.closeTo(value, 9));

describe('priceForMargin and listPriceForMargin', () => {
  it.each<Case>([
    // 0.85 p - 10 = 0.3 p
    { costs: 10, percent: 30, exact: 10 / 0.55, listed: 18.19 },
    { costs: 8.5, percent: 0, exact: 10, listed: 10 },
    { costs: 10, percent: 85, exact: null, listed: null },
    { costs: 10, percent: 100, exact: null, listed: null },
    { costs: 10, percent: 84, exact: 1000, listed: 1000 },
    // What 80 percent and the fee leave is 0.05, not a hair less: 0.05 p = 443.73.
    { costs: 443.73, percent: 80, exact: 8874.6, listed: 8874.6 },
    // 1.80 of closing fee are part of what the price has to carry.
    { category: 'books', costs: 6.7, percent: 0, exact: 10, listed: 10 },
    // Under 15 five percent: 0.65 p = 9.
    { category: 'clothing', costs: 9, percent: 30, exact: 9 / 0.65, listed: 13.85 },
    // 0.65 p = 9.75 would be 15 exactly, where it is ten percent already: 0.6 p = 9.75.
    { category: 'clothing', costs: 9.75, percent: 30, exact: 16.25, listed: 16.25 },
    // The exact price is under 15, the next cent is not: 0.6 p = 9.748.
    { category: 'clothing', costs: 9.748, percent: 30, exact: 9.748 / 0.65, listed: 16.25 },
    // At 20 it is ten percent: 0.6 × 20 = 12.
    { category: 'clothing', costs: 12, percent: 30, exact: 20, listed: 20 },
    // Not by 20; above it 0.53 p = 12.01.
    { category: 'clothing', costs: 12.01, percent: 30, exact: 12.01 / 0.53, listed: 22.67 },
    // Just as much of 15 in the table of 2026, where 15 still is five percent.
    { ruleSet: TABLE_2026, category: 'clothing', costs: 9.75, percent: 30, exact: 15, listed: 15 },
    {
      ruleSet: TABLE_2026,
      category: 'clothing',
      costs: 9.7501,
      percent: 30,
      exact: 9.7501 / 0.6,
      listed: 16.26,
    },
    // Mowers pay 15 percent up to 500 and 8 above: 0.65 p = 330 needs 507.69, behind 500 0.72 p = 330 is less than it.
    { ruleSet: TABLE_2026, category: 'lawn-mowers', costs: 330, percent: 20, exact: 500.01, listed: 500.01 },
    // 16 percent to 1500 and 3 on the rest, so 195 + 3 percent: 0.77 p = 1195.
    {
      ruleSet: TABLE_2026,
      category: 'watches',
      costs: 1000,
      percent: 20,
      exact: 1195 / 0.77,
      listed: 1551.95,
    },
    // Impossible up to 250 (20 percent), possible far behind it (5 percent): 0.05 p = 37.50 + 10.
    { ruleSet: TABLE_2026, category: 'jewelry', costs: 10, percent: 90, exact: 950, listed: 950 },
    // The minimum fee: p - 0.30 - 1 = 0.1 p.
    { ruleSet: TABLE_2026, costs: 1, percent: 10, exact: 1.3 / 0.9, listed: 1.45 },
    // Two dollars pay 0.30 by either rule.
    { ruleSet: TABLE_2026, costs: 1.5, percent: 10, exact: 2, listed: 2 },
    // Without any cost the first price that can be set.
    { costs: 0, percent: 50, exact: 0.01, listed: 0.01 },
    { costs: 0, percent: 85, exact: 0.01, listed: 0.01 },
    { costs: 0, percent: 86, exact: null, listed: null },
  ])('$percent percent over $costs for $category by $ruleSet is $exact', ({ exact, listed, ...one }) => {
    expect(priceForMargin(questionOf(one))).toEqual(nearly(exact));
    expect(listPriceForMargin(questionOf(one))).toEqual(nearly(listed));
  });

  it('listPriceForMargin gives whole yen where there are no cents', () => {
    const segments = questionOf({ costs: 0, percent: 0 }).segments;
    expect(listPriceForMargin({ segments, fixedCosts: 1000, share: 0.3, step: 1 })).toBe(1819);
  });
});

const anyQuestion = fc
  .record({
    ruleSet: fc.constantFrom<RuleSetId>('standard', TABLE_2026),
    category: fc.constantFrom<CategoryId>('general', 'clothing', 'books', 'beauty', 'electronics'),
    costs: fc.integer({ min: 1, max: 20_000 }).map((cents) => cents / 100),
    percent: fc.integer({ min: 0, max: 95 }),
  })
  .map(questionOf);

const anyTableQuestion = fc
  .record({
    ruleSet: fc.constant<RuleSetId>(TABLE_2026),
    category: fc.constantFrom<CategoryId>(
      'jewelry',
      'watches',
      'fine-art',
      'lawn-mowers',
      'furniture',
      'grocery',
    ),
    costs: fc.integer({ min: 1, max: 300_000 }).map((cents) => cents / 100),
    percent: fc.integer({ min: 0, max: 95 }),
  })
  .map(questionOf);

const marginAt = ({ segments, fixedCosts }: ReturnType<typeof questionOf>, price: number) =>
  (price - feeAt(segments, price) - fixedCosts) / price;

describe('for any costs and target margin', () => {
  const either = fc.oneof(anyQuestion, anyTableQuestion);

  it('listPriceForMargin has the margin, and no lower price in cents has it', () => {
    fc.assert(
      fc.property(
        either,
        fc.array(fc.double({ min: 0, max: 1, noNaN: true }), { minLength: 20 }),
        (target, places) => {
          const listed = listPriceForMargin(target);
          const end = listed ?? 20_000;
          if (listed !== null) expect(marginAt(target, listed)).toBeGreaterThanOrEqual(target.share - 1e-9);
          const cheaper = [
            ...places.map((place) => Math.round(place * end * 100) / 100),
            end - 0.01,
            10,
            15,
            20,
            250,
            500,
          ];
          for (const price of cheaper) {
            if (price <= 0 || price >= end - 0.001) continue;
            expect(marginAt(target, price)).toBeLessThan(target.share + 1e-9);
          }
        },
      ),
    );
  });

  it('priceForMargin is never above listPriceForMargin and has the margin too', () => {
    fc.assert(
      fc.property(either, (target) => {
        const exact = priceForMargin(target);
        const listed = listPriceForMargin(target);
        if (exact === null) return expect(listed).toBeNull();
        expect(marginAt(target, exact)).toBeGreaterThanOrEqual(target.share - 1e-9);
        if (listed !== null) expect(exact).toBeLessThanOrEqual(listed + 1e-9);
      }),
    );
  });

  it('priceForMargin never falls with a higher margin or cost', () => {
    fc.assert(
      fc.property(either, fc.double({ min: 0, max: 0.2, noNaN: true }), (target, more) => {
        const price = priceForMargin(target) ?? Infinity;
        const variants = [
          { ...target, share: target.share + more },
          { ...target, fixedCosts: target.fixedCosts * (1 + more) },
        ];
        for (const one of variants)
          expect(priceForMargin(one) ?? Infinity).toBeGreaterThanOrEqual(price - 1e-9);
      }),
    );
  });
});
