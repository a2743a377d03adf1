import { runEngine, seededRandom } from '@seller-toolbox/tool-contract';
import * as fc from 'fast-check';
import { averages } from './averages.ts';
import { marginTier, ratingTier } from './color-tier.ts';
import { engine } from './competitor-analyzer.engine.ts';
import type { CompetitorRow } from './competitor-analyzer.schema.ts';
import { costAtQuantile, costShares } from './cost-shares.ts';
import { feesOf, profitMargin } from './profit-margin.ts';
import { salesAtRank } from './sample-competitors.ts';
import { shortTitle } from './short-title.ts';

const analyze = (asin: string, marketplace = 'US') => {
  const result = runEngine(engine, { asin, marketplace }, { now: 0 });
  if (!result.ok || !result.output.sample) throw new Error(JSON.stringify(result));
  return result.output;
};

describe('competitor analyzer engine', () => {
  it.each(['', ' \t ', '\u3000'])('rejects the blank ASIN %j', (asin) => {
    expect(runEngine(engine, { asin }, { now: 0 })).toEqual({
      ok: false,
      problems: [{ path: 'asin', code: 'asin-required' }],
    });
  });

  it.each([
    [{ asin: 'a'.repeat(41) }, 'asin', 'too-long'],
    [{ asin: 'a', marketplace: 'FR' }, 'marketplace', 'invalid-value'],
  ])('rejects %j', (input, path, code) => {
    expect(runEngine(engine, input, { now: 0 })).toEqual({ ok: false, problems: [{ path, code }] });
  });

  it('is deterministic per ASIN, ignoring case', () => {
    expect(analyze(' b0example1 ')).toEqual(analyze('B0EXAMPLE1'));
    expect(analyze('B0EXAMPLE1').rows).not.toEqual(analyze('B0EXAMPLE2').rows);
  });

  it('returns consistent figures in all three margin tiers, marked as sample', () => {
    fc.assert(
      fc.property(fc.string({ minLength: 1, maxLength: 20 }), (asin) => {
        fc.pre(asin.trim() !== '');
        const output = analyze(asin);
        expect(engine.outputSchema.safeParse(output).error).toBeUndefined();
        expect(new Set(output.rows.map((row) => row.asin)).size).toBe(16);
        for (const { price, fbaFees, estimatedSales, revenue, profitMargin: margin } of output.rows) {
          expect(fbaFees).toBeCloseTo(price * 0.15, 10);
          expect(revenue).toBeCloseTo(price * estimatedSales, 6);
          expect(margin).toBeGreaterThanOrEqual(5);
          expect(margin).toBeLessThanOrEqual(65);
        }
        const tiers = new Set(output.rows.map((row) => marginTier(row.profitMargin)));
        expect(tiers).toEqual(new Set(['good', 'fair', 'poor']));
      }),
      { numRuns: 200 },
    );
  });

  it('gives insights for every sample', () => {
    for (let index = 0; index < 100; index += 1) {
      const { opportunities, advantages } = analyze(`B0SEED${index}`);
      expect(opportunities.length).toBeGreaterThan(0);
      expect(advantages).toHaveLength(4);
    }
  });
});

describe('costAtQuantile and costShares', () => {
  it.each([
    [0, 200],
    [0.25, 300],
    [0.5, 400],
    [0.75, 600],
    [1, 800],
  ])('cost at quantile %d is %d per mille of the price', (place, cost) => {
    expect(costAtQuantile(place)).toBeCloseTo(cost, 9);
  });

  it('half of the costs are at most 40 percent', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0 }), (seed) => {
        const costPermilles = costShares(16, seededRandom(seed));
        expect(costPermilles.filter((cost) => cost <= 400)).toHaveLength(8);
      }),
    );
  });
});

describe('profitMargin, feesOf and marginTier', () => {
  it.each([
    [200, 65],
    [400, 45],
    [800, 5],
  ])('margin for a cost of %d per mille is %d percent', (cost, margin) => {
    expect(profitMargin(cost)).toBe(margin);
  });

  it('fees are 15 percent', () => {
    expect(feesOf(20)).toBe(3);
  });

  it.each([
    [20, 'good'],
    [19.9, 'fair'],
    [10, 'fair'],
    [9.9, 'poor'],
  ])('tier of a margin of %d percent is %s', (margin, tier) => {
    expect(marginTier(margin)).toBe(tier);
  });
});

it.each([
  [4.5, 'good'],
  [4.4, 'fair'],
  [4, 'fair'],
  [3.9, 'poor'],
])('a rating of %d is %s', (rating, tier) => {
  expect(ratingTier(rating)).toBe(tier);
});

describe('shortTitle', () => {
  it('keeps 50 characters', () => {
    expect(shortTitle('x'.repeat(50))).toBe('x'.repeat(50));
  });
  it('cuts 51 characters to 50 and an ellipsis', () => {
    expect(shortTitle('x'.repeat(51))).toBe(`${'x'.repeat(50)}…`);
  });
  it('counts an emoji as one character', () => {
    expect(shortTitle('🔥'.repeat(51))).toBe(`${'🔥'.repeat(50)}…`);
  });
});

it('salesAtRank never increases with the rank', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 1e6 }), fc.integer({ min: 1, max: 1e6 }), (a, b) => {
      expect(salesAtRank(Math.min(a, b))).toBeGreaterThanOrEqual(salesAtRank(Math.max(a, b)));
      expect(salesAtRank(a)).toBeGreaterThanOrEqual(1);
    }),
  );
});

describe('averages', () => {
  const of = (...rows: readonly Partial<CompetitorRow>[]) => {
    const samples = analyze('B0EXAMPLE1').rows;
    return averages(samples.slice(0, rows.length).map((sample, index) => ({ ...sample, ...rows[index] })));
  };

  it('are arithmetic means of the competitors', () => {
    expect(
      of(
        { price: 10.99, rating: 4, estimatedSales: 10, profitMargin: 20 },
        { price: 20.99, rating: 4.4, estimatedSales: 30, profitMargin: 30 },
      ),
    ).toMatchObject({ price: 15.99, rating: 4.2, salesPerMonth: 20, margin: 25 });
  });

  it.each([
    [4.4, 4.5, 4.5, 'good'],
    [4.4, 4.4, 4.4, 'fair'],
    [3.9, 4, 4, 'fair'],
    [3.9, 3.9, 3.9, 'poor'],
  ])('a rating of %d and one of %d are one of %d on average, which is %s', (one, other, mean, tier) => {
    const { rating } = of({ rating: one }, { rating: other });
    expect([rating, ratingTier(rating)]).toEqual([mean, tier]);
  });

  it.each([
    [19.9, 20, 20, 'good'],
    [19.9, 19.9, 19.9, 'fair'],
    [9.9, 10, 10, 'fair'],
    [9.9, 9.9, 9.9, 'poor'],
  ])('a margin of %d and one of %d are one of %d on average, which is %s', (one, other, mean, tier) => {
    const { margin } = of({ profitMargin: one }, { profitMargin: other });
    expect([margin, marginTier(margin)]).toEqual([mean, tier]);
  });

  it('are rounded to the shown digits', () => {
    for (let index = 0; index < 100; index += 1) {
      const { price, rating, salesPerMonth, margin } = analyze(`B0MEAN${index}`).averages;
      expect([price, rating, salesPerMonth, margin]).toEqual(
        [price.toFixed(2), rating.toFixed(1), salesPerMonth.toFixed(0), margin.toFixed(1)].map(Number),
      );
    }
  });
});
