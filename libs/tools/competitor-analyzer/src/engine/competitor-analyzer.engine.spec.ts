import { runEngine, seededRandom } from '@seller-toolbox/tool-contract';
import * as fc from 'fast-check';
import { averages } from './averages.ts';
import { marginTier, ratingTier } from './color-tier.ts';
import { engine } from './competitor-analyzer.engine.ts';
import type { CompetitorRow } from './competitor-analyzer.schema.ts';
import { costAt, costShares } from './cost-shares.ts';
import { feesOf, profitMargin } from './profit-margin.ts';
import { salesAtRank } from './sample-competitors.ts';
import { shortTitle } from './short-title.ts';

const analyze = (asin: string, marketplace = 'US') => {
  const result = runEngine(engine, { asin, marketplace }, { now: 0 });
  if (!result.ok) throw new Error(JSON.stringify(result.problems));
  return result.output;
};

describe('the sample analysis of competitors', () => {
  it.each(['', ' \t ', '\u3000'])('a blank ASIN %j is refused', (asin) => {
    expect(runEngine(engine, { asin }, { now: 0 })).toEqual({
      ok: false,
      problems: [{ path: 'asin', code: 'asin-required' }],
    });
  });

  it.each([
    [{ asin: 'a'.repeat(41) }, 'asin', 'too-long'],
    [{ asin: 'a', marketplace: 'FR' }, 'marketplace', 'invalid-value'],
  ])('refuses %j', (input, path, code) => {
    expect(runEngine(engine, input, { now: 0 })).toEqual({ ok: false, problems: [{ path, code }] });
  });

  it('gives the same answer to the same ASIN in any case, and another to another', () => {
    expect(analyze(' b0example1 ')).toEqual(analyze('B0EXAMPLE1'));
    expect(analyze('B0EXAMPLE1').rows).not.toEqual(analyze('B0EXAMPLE2').rows);
  });

  it('is marked as a sample, whose figures belong together, in all three colors of margin', () => {
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

  it('says something of the market in every sample', () => {
    for (let index = 0; index < 100; index += 1) {
      const { opportunities, advantages } = analyze(`B0SEED${index}`);
      expect(opportunities.length).toBeGreaterThan(0);
      expect(advantages).toHaveLength(4);
    }
  });
});

describe('the cost of a competitor', () => {
  it.each([
    [0, 200],
    [0.25, 300],
    [0.5, 400],
    [0.75, 600],
    [1, 800],
  ])('at place %d of all is %d thousandths of the price', (place, cost) => {
    expect(costAt(place)).toBeCloseTo(cost, 9);
  });

  it('is below the middle of 40 percent for half of them', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0 }), (seed) => {
        const costs = costShares(16, seededRandom(seed));
        expect(costs.filter((cost) => cost <= 400)).toHaveLength(8);
      }),
    );
  });
});

describe('the margin', () => {
  it.each([
    [200, 65],
    [400, 45],
    [800, 5],
  ])('with a cost of %d thousandths is %d percent', (cost, margin) => {
    expect(profitMargin(cost)).toBe(margin);
  });

  it('leaves fees of 15 percent', () => {
    expect(feesOf(20)).toBe(3);
  });

  it.each([
    [20, 'good'],
    [19.9, 'fair'],
    [10, 'fair'],
    [9.9, 'poor'],
  ])('of %d percent is %s', (margin, tier) => {
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

describe('the title in the table', () => {
  it('of 50 characters stands whole', () => {
    expect(shortTitle('x'.repeat(50))).toBe('x'.repeat(50));
  });
  it('of 51 characters is cut at 50 and ends in an ellipsis', () => {
    expect(shortTitle('x'.repeat(51))).toBe(`${'x'.repeat(50)}…`);
  });
  it('counts an emoji as one character', () => {
    expect(shortTitle('🔥'.repeat(51))).toBe(`${'🔥'.repeat(50)}…`);
  });
});

it('a better rank never sells less', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 1e6 }), fc.integer({ min: 1, max: 1e6 }), (a, b) => {
      expect(salesAtRank(Math.min(a, b))).toBeGreaterThanOrEqual(salesAtRank(Math.max(a, b)));
      expect(salesAtRank(a)).toBeGreaterThanOrEqual(1);
    }),
  );
});

describe('the averages', () => {
  const of = (...rows: readonly Partial<CompetitorRow>[]) => {
    const samples = analyze('B0EXAMPLE1').rows;
    return averages(samples.slice(0, rows.length).map((sample, index) => ({ ...sample, ...rows[index] })));
  };

  it('are means', () => {
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

  it('are as exact as they are shown, whatever the sample', () => {
    for (let index = 0; index < 100; index += 1) {
      const { price, rating, salesPerMonth, margin } = analyze(`B0MEAN${index}`).averages;
      expect([price, rating, salesPerMonth, margin]).toEqual(
        [price.toFixed(2), rating.toFixed(1), salesPerMonth.toFixed(0), margin.toFixed(1)].map(Number),
      );
    }
  });
});
