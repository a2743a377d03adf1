import { runEngine } from '@seller-toolbox/tool-contract';
import * as fc from 'fast-check';
import { difficultyTier } from './difficulty-tier.ts';
import { KEYWORD_PATTERNS } from './keyword-patterns.data.ts';
import { engine } from './keyword-researcher.engine.ts';
import { type KeywordRow } from './keyword-output.schema.ts';
import { CATEGORIES, MARKETPLACES } from './keyword-researcher.schema.ts';
import { keywordSummary } from './keyword-summary.ts';
import { sampleSeed } from './sample-seed.ts';

const research = (input: unknown) => {
  const result = runEngine(engine, input, { now: 0 });
  if (!result.ok) throw new Error(JSON.stringify(result.problems));
  return result.output;
};

describe('keyword researcher engine', () => {
  it.each(['', '  ', '\u3000'])('rejects the blank seed %j', (seed) => {
    expect(runEngine(engine, { seed }, { now: 0 })).toEqual({
      ok: false,
      problems: [{ path: 'seed', code: 'seed-required' }],
    });
  });

  it.each([
    [{ seed: 'a'.repeat(201) }, 'seed', 'too-long'],
    [{ seed: 'a', marketplace: 'JP' }, 'marketplace', 'invalid-value'],
    [{ seed: 'a', category: 'toys' }, 'category', 'invalid-value'],
    [{}, 'seed', 'seed-required'],
  ])('rejects %j at %s', (input, path, code) => {
    expect(runEngine(engine, input, { now: 0 })).toEqual({ ok: false, problems: [{ path, code }] });
  });

  it('is deterministic per search', () => {
    expect(research({ seed: ' water bottle ' })).toEqual(research({ seed: 'water bottle' }));
    expect(research({ seed: 'bottle' }).rows).not.toEqual(research({ seed: 'bottles' }).rows);
    expect(research({ seed: 'bottle', marketplace: 'UK' }).rows).not.toEqual(
      research({ seed: 'bottle' }).rows,
    );
  });

  it('returns fifteen distinct variations within the ranges, marked as sample', () => {
    const input = fc.record({
      seed: fc.string({ minLength: 1, unit: 'grapheme', maxLength: 40 }),
      marketplace: fc.constantFrom(...MARKETPLACES),
      category: fc.constantFrom(...CATEGORIES),
    });
    fc.assert(
      fc.property(input, (given) => {
        fc.pre(given.seed.trim() !== '' && sampleSeed(given.seed) === given.seed);
        const output = research(given);
        expect(engine.outputSchema.safeParse(output).error).toBeUndefined();
        const keywords = output.rows.map(({ keyword }) => keyword);
        expect(keywords).toHaveLength(15);
        expect(new Set(keywords).size).toBe(15);
        expect(keywords.every((keyword) => keyword.includes(given.seed.trim()))).toBe(true);
      }),
      { numRuns: 200 },
    );
  });

  it('covers every competition and every trend', () => {
    const rows = Array.from({ length: 20 }, (_, index) => research({ seed: `seed ${index}` }).rows).flat();
    expect(new Set(rows.map(({ competition }) => competition))).toEqual(new Set(['low', 'medium', 'high']));
    expect(new Set(rows.map(({ trend }) => trend))).toEqual(new Set(['up', 'down', 'stable']));
  });

  it.each([
    ['DE', 'home', 'pfanne küche'],
    ['FR', 'books', 'pfanne poche'],
    ['CA', 'electronics', 'wireless pfanne'],
  ])('for %s uses the language of the marketplace and patterns of %s', (marketplace, category, expected) => {
    const { rows } = research({ seed: 'pfanne', marketplace, category });
    expect(rows.map(({ keyword }) => keyword)).toContain(expected);
  });

  it.each([
    ['B0EXAMPLE7', 'sample product'],
    ['b0example7 bottle', 'bottle'],
    ['D987654', 'sample product'],
    ['９８７６５４ bottle', 'bottle'],
    ['iphone 15 case', 'iphone 15 case'],
    ['18650 battery', '18650 battery'],
    ['headphones', 'headphones'],
  ])('for %j shows made-up keywords of %j: no ASIN and no number of a product', (seed, shown) => {
    const patterns = ['best', 'small', 'large', 'cheap'].map((word) => `${word} ${shown}`);
    const keywords = research({ seed }).rows.map(({ keyword }) => keyword);
    expect(keywords.some((keyword) => patterns.includes(keyword))).toBe(true);
    expect(keywords.every((keyword) => keyword.includes(shown))).toBe(true);
    if (shown !== seed) expect(keywords.join('\n')).not.toMatch(/b0example7|987654|９８７６５４/i);
  });

  it('does not interpret replacement patterns in a seed', () => {
    expect(research({ seed: "$& $' $1" }).rows.every(({ keyword }) => keyword.includes("$& $' $1"))).toBe(
      true,
    );
  });
});

describe('KEYWORD_PATTERNS', () => {
  it.each(MARKETPLACES)('of %s are enough and distinct, and each has the placeholder', (marketplace) => {
    const { general, byCategory } = KEYWORD_PATTERNS[marketplace];
    expect(general.length).toBeGreaterThanOrEqual(15);
    for (const patternsOfCategory of Object.values(byCategory)) {
      const patterns = [...patternsOfCategory, ...general];
      expect(new Set(patterns).size).toBe(patterns.length);
      expect(patterns.every((pattern) => pattern.split('{seed}').length === 2)).toBe(true);
    }
  });
});

describe('difficultyTier', () => {
  it.each([
    [1, 'easy'],
    [30, 'easy'],
    [31, 'medium'],
    [70, 'medium'],
    [71, 'hard'],
    [100, 'hard'],
  ])('of %d is %s', (difficulty, tier) => {
    expect(difficultyTier(difficulty)).toBe(tier);
  });
});

describe('keywordSummary', () => {
  const row = (fields: Partial<KeywordRow>): KeywordRow => ({
    keyword: 'x',
    searchVolume: 1000,
    competition: 'low',
    cpc: 1,
    difficulty: 1,
    trend: 'up',
    relevance: 60,
    ...fields,
  });

  it('counts a relevance of 80 as high and of 79 not', () => {
    const rows = [row({ relevance: 80 }), row({ relevance: 79 }), row({ relevance: 99 })];
    expect(keywordSummary(rows).highRelevance).toBe(2);
  });

  it('counts low competition and takes the mean of the volumes', () => {
    const rows = [row({ searchVolume: 1000 }), row({ searchVolume: 2001, competition: 'high' })];
    expect(keywordSummary(rows)).toEqual({
      total: 2,
      lowCompetition: 1,
      averageVolume: 1500.5,
      highRelevance: 0,
    });
  });

  it('has an average of 0 without rows', () => {
    expect(keywordSummary([]).averageVolume).toBe(0);
  });
});
