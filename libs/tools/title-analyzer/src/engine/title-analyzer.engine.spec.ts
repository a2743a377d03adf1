import fc from 'fast-check';
import { runEngine } from '@seller-toolbox/tool-contract';
import { LISTING_CATEGORIES } from '@seller-toolbox/reference-data/listing-categories.data';
import { LISTING_MARKETPLACES } from '@seller-toolbox/reference-data/listing-marketplaces.data';
import { codePointLength } from '@seller-toolbox/listing-text/code-points';
import { TITLE_POLICY_IDS } from '@seller-toolbox/reference-data/title-policies.data';
import { engine } from './title-analyzer.engine.ts';
import { MAX_TITLE_LENGTH, type TitleAnalysis } from './title-analyzer.schema.ts';

function analyze(input: unknown): TitleAnalysis {
  const result = runEngine(engine, { ruleSet: 'standard', ...(input as object) }, { now: 0 });
  if (!result.ok || 'result' in result.output) throw new Error(`no analysis: ${JSON.stringify(result)}`);
  return result.output;
}

describe('title-analyzer', () => {
  it.each(engine.examples.map((example) => [example.name, example] as const))(
    'example %s',
    (_name, example) => {
      const result = runEngine(engine, example.input, example.env ?? { now: 0 });
      expect(result).toMatchObject({ ok: true });
      if (!result.ok) return;
      expect(result.output).toMatchObject(closeTo(example.expected) as object);
      expect(engine.outputSchema.safeParse(result.output).success).toBe(true);
    },
  );

  it.each(['', '   ', '\u3000', '\u200e\u200f', '\n'])('gives no result for a blank title: %j', (title) => {
    expect(runEngine(engine, { title }, { now: 0 })).toEqual({
      ok: true,
      output: { result: null, issues: [{ code: 'title-empty', severity: 'error' }] },
    });
  });

  it.each([
    [{}, 'title', 'required'],
    [{ title: 5 }, 'title', 'invalid-type'],
    [{ title: 'a'.repeat(20_001) }, 'title', 'too-long'],
    [{ title: 'a', keyword: 'a'.repeat(1_001) }, 'keyword', 'too-long'],
    [{ title: 'a', marketplace: 'XX' }, 'marketplace', 'invalid-value'],
    [{ title: 'a', category: 'pets' }, 'category', 'invalid-value'],
    [{ title: 'a', ruleSet: 'newest' }, 'ruleSet', 'invalid-value'],
    [{ title: 'a', brand: 'b' }, 'brand', 'unknown-field'],
  ])('rejects invalid input with path and code: case %#', (input, path, code) => {
    expect(runEngine(engine, input, { now: 0 })).toEqual({ ok: false, problems: [{ path, code }] });
  });

  it('offsets of highlights refer to the untrimmed title', () => {
    const title = '  Steel water bottle ';
    const [highlight] = analyze({ title, keyword: 'water' }).highlights;
    expect(title.slice(highlight?.start, highlight?.end)).toBe('water');
  });
});

describe('title-analyzer over any title', () => {
  const anyTitle = fc.oneof(
    fc.string({ unit: 'binary', maxLength: 120 }),
    fc.string({ unit: 'grapheme', maxLength: 120 }),
    fc.string({ unit: fc.constantFrom(...'.,;:!?™®©。、 '), maxLength: 120 }),
    fc.string({
      unit: fc.constantFrom('\ud83d', '\udd25', '\u200f', 'e\u0301', '水筒', 'BEST ', '<b>'),
      maxLength: 120,
    }),
    fc.constantFrom('a'.repeat(2_000), '🔥'.repeat(1_000), 'BEST top!,'.repeat(200), '水筒'.repeat(1_000)),
  );
  const anyInput = fc.record({
    title: anyTitle,
    keyword: fc.oneof(fc.constant(''), fc.string({ unit: 'binary', maxLength: 20 }), fc.constant('水筒')),
    marketplace: fc.constantFrom(...LISTING_MARKETPLACES.map(({ code }) => code)),
    category: fc.constantFrom(...LISTING_CATEGORIES.map(({ id }) => id)),
    ruleSet: fc.constantFrom(...TITLE_POLICY_IDS),
  });

  it('gives scores of 0 to 100, finite numbers and valid output for any title', () => {
    fc.assert(
      fc.property(anyInput, (input) => {
        const result = runEngine(engine, input, { now: 0 });
        if (!result.ok) throw new Error(JSON.stringify(result.problems));
        expect(engine.outputSchema.safeParse(result.output).error).toBeUndefined();
        expect(JSON.parse(JSON.stringify(result.output))).toEqual(result.output);
      }),
      { numRuns: 100 },
    );
  });

  it.each([
    ['one word', 'a'.repeat(2_000)],
    ['emoji', '🔥'.repeat(1_000)],
    ['subjective words', 'BEST top!,'.repeat(200)],
    ['Japanese without spaces', '水筒'.repeat(1_000)],
    ['punctuation only', '!?'.repeat(1_000)],
    ['markup', '<b>™</b>'.repeat(250)],
  ])('analyzes a title of maximum length: %s', (_title, title) => {
    expect(title).toHaveLength(MAX_TITLE_LENGTH);
    const analysis = analyze({ title, keyword: 'a', marketplace: 'JP' });
    expect(analysis.length).toBe(codePointLength(title));
    expect(engine.outputSchema.safeParse(analysis).error).toBeUndefined();
  });

  it('rejects a title above the maximum length', () => {
    const result = runEngine(engine, { title: 'a'.repeat(MAX_TITLE_LENGTH + 1) }, { now: 0 });
    expect(result).toMatchObject({ ok: false, problems: [{ path: 'title', code: 'too-long' }] });
  });

  it('gives disjoint, ascending highlights within the title', () => {
    fc.assert(
      fc.property(anyInput, (input) => {
        const result = runEngine(engine, input, { now: 0 });
        if (!result.ok || 'result' in result.output) return;
        const edges = result.output.highlights.flatMap(({ start, end }) => [start, end]);
        const inOrder = result.output.highlights.every(({ start, end, codes }, index, all) => {
          return (all[index - 1]?.end ?? 0) <= start && start < end && codes.length > 0;
        });
        expect(inOrder).toBe(true);
        expect(Math.max(0, ...edges)).toBeLessThanOrEqual(input.title.length);
      }),
      { numRuns: 100 },
    );
  });

  it('gives scores of 100 minus deductions, each with its finding', () => {
    fc.assert(
      fc.property(anyInput, (input) => {
        const result = runEngine(engine, input, { now: 0 });
        if (!result.ok || 'result' in result.output) return;
        const { breakdown, issues, suggestions } = result.output;
        const codes = new Set([...issues, ...suggestions].map(({ code }) => code));
        for (const name of ['score', 'complianceScore', 'seoScore'] as const) {
          const points = breakdown[name].deductions.reduce((sum, deduction) => sum + deduction.points, 0);
          expect(result.output[name]).toBe(Math.max(0, 100 - points));
          expect(breakdown[name].deductions.every(({ code }) => codes.has(code))).toBe(true);
        }
      }),
      { numRuns: 100 },
    );
  });
});

/** Numbers compared to 12 significant digits. */
function closeTo(value: unknown): unknown {
  if (typeof value === 'number' && !Number.isInteger(value)) return expect.closeTo(value, 10);
  if (Array.isArray(value)) return value.map(closeTo);
  if (value !== null && typeof value === 'object') {
    return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, closeTo(part)]));
  }
  return value;
}
