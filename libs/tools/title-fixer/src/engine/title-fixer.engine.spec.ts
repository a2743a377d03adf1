import fc from 'fast-check';
import { segmentWords } from '@seller-toolbox/listing-text/words';
import { foldCase } from '@seller-toolbox/listing-text/fold-case';
import { runEngine } from '@seller-toolbox/tool-contract';
import { TITLE_POLICY_IDS } from '@seller-toolbox/reference-data/title-policies.data';
import { FIXER_CATEGORY_IDS, FIXER_MARKETPLACES } from './fixer-rules.data.ts';
import { engine } from './title-fixer.engine.ts';
import type { TitleFix } from './title-fixer.schema.ts';

function fix(input: unknown): TitleFix {
  const result = runEngine(engine, input, { now: 0 });
  if (!result.ok || 'result' in result.output) throw new Error(`no answer: ${JSON.stringify(result)}`);
  return result.output;
}

describe('title-fixer engine', () => {
  it.each(['', '   ', '\u3000', '\u200e\u200f', '\n'])('returns no result for a blank title: %j', (title) => {
    expect(runEngine(engine, { title }, { now: 0 })).toEqual({
      ok: true,
      output: { result: null, issues: [{ code: 'title-empty', severity: 'error' }] },
    });
  });

  it.each([
    [{}, 'title', 'required'],
    [{ title: 5 }, 'title', 'invalid-type'],
    [{ title: 'a'.repeat(501) }, 'title', 'too-long'],
    [{ title: 'a', brand: 'a'.repeat(101) }, 'brand', 'too-long'],
    [{ title: 'a', errorMessage: 'a'.repeat(2_001) }, 'errorMessage', 'too-long'],
    [{ title: 'a', itemHighlights: 'a'.repeat(501) }, 'itemHighlights', 'too-long'],
    [{ title: 'a', marketplace: 'IN' }, 'marketplace', 'invalid-value'],
    [{ title: 'a', category: 'clothing' }, 'category', 'invalid-value'],
    [{ title: 'a', ruleSet: 'newest' }, 'ruleSet', 'invalid-value'],
    [{ title: 'a', keyword: 'b' }, 'keyword', 'unknown-field'],
  ])('rejects invalid input by path and code: case %#', (input, path, code) => {
    expect(runEngine(engine, input, { now: 0 })).toEqual({ ok: false, problems: [{ path, code }] });
  });

  it.each([
    ['standard', 100, true],
    ['title-2026-07-27', 50, false],
  ])('by %s a title that gets removed has %d points at most', (ruleSet, score, isCompliant) => {
    const fixed = fix({ title: 'Acme Balm Cures Colds 50 ml', ruleSet });
    expect(fixed).toMatchObject({ score, isCompliant, claims: [{ rule: 'medical', text: 'Cures Colds' }] });
    expect(fixed.deductions.reduce((left, { points }) => left - points, 100)).toBe(score);
  });

  it('a claim inside the brand is none', () => {
    expect(fix({ title: 'Free Shipping Mugs Cup 300 ml', brand: 'Free Shipping Mugs' }).claims).toEqual([]);
  });

  it('accepts 500 characters', () => {
    expect(fix({ title: 'a'.repeat(500) }).stats.length).toBe(500);
  });

  it.each([
    ['🔥 Steel Bottle 🔥 <b>32 oz</b>', 'decorations', { characters: ['🔥', '<b>', '</b>'] }],
    ['STEEL WATER BOTTLE WITH LID', 'capital-words', { words: ['STEEL', 'WATER', 'BOTTLE', 'LID'] }],
    ['HYDRO Steel BOTTLE, GREEN', 'capital-words', { words: ['HYDRO', 'BOTTLE', 'GREEN'] }],
  ])('reports findings without a penalty: %s', (title, code, params) => {
    const { score, findings } = fix({ title });
    expect(score).toBe(100);
    expect(findings).toContainEqual({ code, severity: 'info', params });
  });

  it('treats two words in all caps as names', () => {
    const codes = fix({ title: 'HYDRO Steel BOTTLE, Green' }).findings.map(({ code }) => code);
    expect(codes).not.toContain('capital-words');
  });

  it('gives positions relative to the untrimmed title', () => {
    const title = '  Steel bottle! ';
    const [violation] = fix({ title }).violations;
    expect(violation?.positions.map(({ start, end }) => title.slice(start, end))).toEqual(['!']);
    expect(violation?.foundChars).toEqual([{ char: '!', positions: [{ start: 14, end: 15 }] }]);
  });
});

const words = [
  ...[
    'Dog',
    'dogs',
    'DOG',
    'Bed',
    'Water',
    'Bottle',
    'for',
    'with',
    'and',
    'the',
    '32oz',
    '3',
    'Box',
    'Boxes',
    'BEST',
  ],
  ...[
    'Acme',
    'Acme!',
    'USB-C',
    'T-Shirt',
    'free',
    'shipping',
    'Premium',
    'WATERPROOF',
    'Große',
    'Tasche',
    'Taschen',
  ],
  ...['水筒', '保温', 'ステンレス', '激安', 'の', '用', '🙂', '\u200f', 'e\u0301'],
];
const gaps = [
  ' ',
  ' ',
  ' ',
  ', ',
  ' - ',
  ' (',
  ') ',
  ' | ',
  '!',
  '$ ',
  '_',
  '{',
  '}',
  '¦',
  '、',
  '',
  '/',
  ': ',
  '?',
];
const titleOf = fc
  .array(fc.tuple(fc.constantFrom(...words), fc.constantFrom(...gaps)), { minLength: 1, maxLength: 60 })
  .map((pairs) => pairs.flat().join('').slice(0, 500));
const anyTitle = fc.oneof(
  { weight: 4, arbitrary: titleOf },
  { weight: 1, arbitrary: fc.string({ unit: 'binary', maxLength: 200 }) },
  { weight: 1, arbitrary: fc.string({ unit: 'grapheme', maxLength: 120 }) },
);
const messages = [
  '',
  '',
  'Error 100403: The title is 214 characters. Maximum allowed is 80.',
  "The word 'dog' appears 4 times in the title",
  'The phrase "water bottle" is not allowed',
  'special characters not allowed: #, -, ,',
  '「水筒」が3回以上繰り返されています。タイトルは50文字以内',
];
const anyInput = fc.record({
  title: anyTitle,
  brand: fc.constantFrom('', 'Acme!', 'Acme', 'Dog Bed', '水筒', 'の'),
  errorMessage: fc.constantFrom(...messages),
  itemHighlights: fc.constantFrom('', 'Leakproof'),
  marketplace: fc.constantFrom(...FIXER_MARKETPLACES),
  category: fc.constantFrom(...FIXER_CATEGORY_IDS),
  ruleSet: fc.constantFrom(...TITLE_POLICY_IDS),
});
type AnyInput = typeof anyInput extends fc.Arbitrary<infer Input> ? Input : never;

/** 200 runs: titles have up to 60 words, and each run takes about 4 ms. */
function eachFix(check: (output: TitleFix, input: AnyInput) => void, numRuns = 200) {
  fc.assert(
    fc.property(anyInput, (input) => {
      const result = runEngine(engine, input, { now: 0 });
      if (!result.ok) throw new Error(JSON.stringify(result.problems));
      if (!('result' in result.output)) check(result.output, input);
    }),
    { numRuns },
  );
}

const wordsOf = (text: string) => segmentWords(foldCase(text), 'en').words.map(({ folded }) => folded);
const lettersOf = (text: string) => foldCase(text).replace(/[^\p{L}\p{N}]/gu, '');

describe('title-fixer engine properties', () => {
  it('outputs match the schema and survive JSON', () => {
    eachFix((output) => {
      expect(engine.outputSchema.safeParse(output).error).toBeUndefined();
      expect(JSON.parse(JSON.stringify(output))).toEqual(output);
    });
  });

  it('versions pass the check', () => {
    eachFix(({ versions }, input) => {
      for (const { title, complianceScore, length } of versions) {
        const again = fix({ ...input, title });
        expect(again.violations.filter(({ severity }) => severity === 'error')).toEqual([]);
        expect(again.score).toBe(complianceScore);
        expect(again.stats.length).toBe(length);
        expect(title).toBe(title.trim());
      }
    });
  });

  it('versions are different, at most three, and fewer have a reason', () => {
    eachFix(({ versions, findings }) => {
      expect(new Set(versions.map(({ title }) => title)).size).toBe(versions.length);
      const codes = findings.map(({ code }) => code);
      const reasons = [
        'fewer-versions',
        'fewer-whole-versions',
        'no-version',
        'no-whole-version',
        ...(versions.length === 0 ? ['short-versions-left-out'] : []),
      ];
      expect(codes.some((code) => reasons.includes(code))).toBe(versions.length < 3);
    });
  });

  it('versions keep the brand', () => {
    eachFix(({ versions, findings }, { brand }) => {
      if (brand === '' || findings.some(({ code }) => code === 'brand-missing')) return;
      for (const { title } of versions) expect(foldCase(title)).toContain(foldCase(brand));
    });
  });

  it('versions contain only words of the title', () => {
    eachFix(({ versions }, input) => {
      const known = lettersOf(input.title);
      for (const { title } of versions) {
        for (const word of wordsOf(title)) expect(known).toContain(lettersOf(word));
      }
    });
  });

  it('highlights are disjoint, ascending and inside the title', () => {
    eachFix(({ highlights, violations }, { title }) => {
      highlights.forEach(({ start, end }, index) => {
        expect((highlights[index - 1]?.end ?? 0) <= start && start < end && end <= title.length).toBe(true);
      });
      for (const { positions, finding } of violations) {
        for (const { start, end } of positions) {
          const parts = highlights.filter((part) => start <= part.start && part.end <= end);
          expect(parts.every(({ codes }) => codes.includes(finding.code))).toBe(true);
          expect(parts.reduce((sum, part) => sum + part.end - part.start, 0)).toBe(end - start);
        }
      }
    });
  });

  it('highlights beyond the limit leave the marks of other violations visible', () => {
    const { highlights } = fix({
      title: `Steel Cup ${'with a Lid '.repeat(8)}$`,
      ruleSet: 'title-2026-07-27',
    });
    expect(highlights.at(-1)?.codes).toContain('special-characters');
    expect(highlights.map(({ codes }) => codes.join())).toContain('title-too-long');
  });
});
