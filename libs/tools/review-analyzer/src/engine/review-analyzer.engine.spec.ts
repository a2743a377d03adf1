import { runEngine, seededRandom } from '@seller-toolbox/tool-contract';
import * as fc from 'fast-check';
import { engine } from './review-analyzer.engine.ts';
import type { ReviewOutput } from './review-analyzer.schema.ts';
import { ASPECTS, QUOTES } from './review-aspects.data.ts';
import { reviewInsights } from './review-insights.ts';
import { averageRating, sampleBreakdown } from './sentiment-breakdown.ts';

const analyze = (asin: string) => {
  const result = runEngine(engine, { asin }, { now: 0 });
  if (!result.ok || !result.output.sample) throw new Error(JSON.stringify(result));
  return result.output;
};

describe('review analyzer engine', () => {
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
    expect(analyze('B0EXAMPLE1')).not.toEqual({ ...analyze('B0EXAMPLE2'), asin: 'B0EXAMPLE1' });
  });

  it('returns consistent figures, marked as sample', () => {
    fc.assert(
      fc.property(fc.string({ minLength: 1, maxLength: 20 }), (asin) => {
        fc.pre(asin.trim() !== '');
        const output = analyze(asin);
        expect(engine.outputSchema.safeParse(output).error).toBeUndefined();
        const { totalReviews, commonThemes, keywordMentions, competitorComparison } = output;
        const themes = commonThemes.map(({ frequency }) => frequency);
        expect(themes).toEqual([...themes].sort((a, b) => b - a));
        expect(new Set(commonThemes.map(({ category }) => category)).size).toBe(6);
        expect(new Set(commonThemes.map(({ sentiment }) => sentiment)).size).toBe(3);
        for (const found of [...themes, ...keywordMentions.map(({ count }) => count)])
          expect(found).toBeLessThanOrEqual(totalReviews);
        for (const sentiment of ['positive', 'negative'])
          expect(keywordMentions.filter((mention) => mention.sentiment === sentiment)).toHaveLength(5);
        const { betterThan, worseThan } = competitorComparison;
        expect(betterThan.length > 0 && worseThan.length > 0).toBe(true);
        expect(betterThan.filter((aspect) => worseThan.includes(aspect))).toEqual([]);
      }),
      { numRuns: 200 },
    );
  });
});

describe('sampleBreakdown and averageRating', () => {
  it('sampleBreakdown gives integers of at least 5 that add up to 100', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0 }), (seed) => {
        const { positive, negative, neutral } = sampleBreakdown(seededRandom(seed));
        expect(positive + negative + neutral).toBe(100);
        expect(Math.min(positive, negative, neutral)).toBeGreaterThanOrEqual(5);
      }),
      { numRuns: 1000 },
    );
  });

  it.each([
    [0, { positive: 45, negative: 5, neutral: 50 }],
    [1 - 2 ** -32, { positive: 85, negative: 10, neutral: 5 }],
  ])('sampleBreakdown for random value %d is %j', (chance, shares) => {
    expect(sampleBreakdown(() => chance)).toEqual(shares);
  });

  it.each([
    [{ positive: 100, negative: 0, neutral: 0 }, 4.7],
    [{ positive: 0, negative: 100, neutral: 0 }, 1.4],
    [{ positive: 60, negative: 25, neutral: 15 }, 3.6],
  ])('averageRating of %j is %d', (shares, stars) => {
    expect(averageRating(shares)).toBe(stars);
  });
});

describe('reviewInsights', () => {
  const moodCodes = (sentimentBreakdown: ReviewOutput['sentimentBreakdown']) =>
    reviewInsights({ sentimentBreakdown, commonThemes: [], keywordMentions: [] }).map(({ code }) => code);

  it.each([
    [70, 24, 'mostly-positive'],
    [69, 24, 'mixed-mood'],
    [70, 25, 'many-negative'],
  ])('for %d percent positive and %d percent negative gives %s', (positive, negative, code) => {
    expect(moodCodes({ positive, negative, neutral: 100 - positive - negative })).toEqual([code]);
  });

  it('names the most frequent positive and negative themes', () => {
    const { insights, commonThemes, keywordMentions } = analyze('B0EXAMPLE1');
    const first = (sentiment: string) => commonThemes.find((theme) => theme.sentiment === sentiment);
    expect(insights).toMatchObject([
      {},
      { code: 'show-off', params: { theme: first('positive')?.category } },
      { code: 'fix-first', params: { theme: first('negative')?.category } },
      {
        code: 'answer-word',
        params: { keyword: keywordMentions.find(({ sentiment }) => sentiment === 'negative')?.keyword },
      },
    ]);
  });
});

it('quotes are distinct across aspects', () => {
  const quotes = ASPECTS.flatMap((aspect) => [...QUOTES[aspect].positive, ...QUOTES[aspect].negative]);
  expect(new Set(quotes).size).toBe(ASPECTS.length * 4);
});
