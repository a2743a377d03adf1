import fc from 'fast-check';
import { runEngine } from '@seller-toolbox/tool-contract';
import { TITLE_POLICY_IDS } from '@seller-toolbox/reference-data/title-policies.data';
import { engine } from './listing-optimizer.engine.ts';
import type { ListingOutput } from './listing-optimizer.schema.ts';

const EMPTY = { title: '', bullets: [], description: '', searchTerms: '' };

function optimize(input: unknown): ListingOutput {
  const result = runEngine(engine, input, { now: 0 });
  if (!result.ok) throw new Error(JSON.stringify(result.problems));
  return result.output;
}

describe('listing-optimizer', () => {
  it.each([
    [{ ...EMPTY, title: undefined }, 'title', 'required'],
    [{ ...EMPTY, bullets: 'a' }, 'bullets', 'invalid-type'],
    [{ ...EMPTY, bullets: Array(6).fill('') }, 'bullets', 'too-long'],
    [{ ...EMPTY, description: 'a'.repeat(20_001) }, 'description', 'too-long'],
    [{ ...EMPTY, marketplace: 'JP' }, 'marketplace', 'invalid-value'],
    [{ ...EMPTY, category: 'toys' }, 'category', 'invalid-value'],
    [{ ...EMPTY, ruleSet: 'newest' }, 'ruleSet', 'invalid-value'],
    [{ ...EMPTY, words: 'a' }, 'words', 'unknown-field'],
  ])('rejects invalid input with path and code: case %#', (input, path, code) => {
    expect(runEngine(engine, input, { now: 0 })).toEqual({ ok: false, problems: [{ path, code }] });
  });

  const [{ input: LISTING }] = engine.examples;
  it.each([
    ['one', { title: 'Lunch Bag, Free Shipping' }, 50],
    ['two', { title: 'Lunch Bag, Free Shipping', description: 'This bag cures colds.' }, 30],
  ])('%s removed text caps the overall score since 2026-07-27', (_count, texts, cap) => {
    const output = optimize({ ...LISTING, ...texts, ruleSet: 'title-2026-07-27' });
    expect(output).toMatchObject({ overallScore: cap, overallCap: cap });
    expect(output.issues[0]).toMatchObject({ code: 'removal-risk', params: { max: cap } });
  });

  it('removed text takes no points by the standard rules', () => {
    const bullets = (bullet: string) => ({ ...LISTING, bullets: [...LISTING.bullets.slice(0, 4), bullet] });
    const claim = optimize({
      ...bullets('This bag comes with free shipping to every corner of the land'),
      ruleSet: 'standard',
    });
    const clean = optimize({
      ...bullets('This bag comes with pockets for every kind of fork and spoon'),
      ruleSet: 'standard',
    });
    expect(claim.overallScore).toBe(clean.overallScore);
    expect(claim).toMatchObject({ overallCap: null });
    expect(claim.claims.bullets[4]).toMatchObject([{ rule: 'shipping', text: 'free shipping' }]);
  });

  it('counts the claims of all fields by severity', () => {
    const { claimCounts, claims } = optimize({
      title: 'Lunch Bag, Free Shipping',
      bullets: ['Cures colds.', 'The best bag'],
      description: 'Soft &amp; warm',
      searchTerms: 'yeti',
    });
    const severities = [claims.title, ...claims.bullets, claims.description, claims.searchTerms].flatMap(
      (field) => field.map(({ severity }) => severity),
    );
    const countOf = (severity: string) => severities.filter((one) => one === severity).length;
    expect(claimCounts).toEqual({
      error: countOf('error'),
      warning: countOf('warning'),
      info: countOf('info'),
    });
    expect(claimCounts.error).toBe(2);
    expect(claimCounts.warning).toBeGreaterThan(1);
    expect(optimize(EMPTY).claimCounts).toEqual({ error: 0, warning: 0, info: 0 });
  });

  it('other brands are found in search terms only', () => {
    const { claims } = optimize({ ...EMPTY, title: 'Lid for Yeti', searchTerms: 'tumbler yeti' });
    expect(claims.title).toEqual([]);
    expect(claims.searchTerms).toMatchObject([{ rule: 'rival-brand', severity: 'warning' }]);
  });

  it.each(TITLE_POLICY_IDS)('has no praise by %s where a claim gets the listing removed', (ruleSet) => {
    const praise = (changes: object) =>
      optimize({ ...LISTING, ...changes, ruleSet })
        .suggestions.map(({ code }) => code)
        .filter((code) => /^(?:title|bullets)-/u.test(code));
    const [first = '', ...others] = LISTING.bullets;
    expect(praise({})).toEqual([expect.stringMatching(/^title-/u), expect.stringMatching(/^bullets-/u)]);
    expect(praise({ bullets: [`${first}, free shipping`, ...others] })).toEqual([
      expect.stringMatching(/^title-/u),
    ]);
    expect(praise({ title: `${LISTING.title}, Free Shipping` })).toEqual([
      expect.stringMatching(/^bullets-/u),
    ]);
    expect(praise({ description: `${LISTING.description} Free shipping.` })).toHaveLength(2);
  });

  it('finds no claim inside a brand to leave out, but the brand itself in search terms', () => {
    const listing = {
      ...EMPTY,
      title: 'Best Dry Lunch Bag',
      bullets: ['By BEST DRY', 'Best dryer', 'Doctor’s Guarantee bag'],
      description: 'Better than Yeti. The best bag',
      searchTerms: 'yeti best dry',
    };
    const texts = (brands?: string) => {
      const { title, bullets, description, searchTerms } = optimize({ ...listing, brands }).claims;
      return [title, ...bullets, description, searchTerms].map((claims) => claims.map(({ text }) => text));
    };
    expect(texts("Best Dry, Doctor's Guarantee, Yeti")).toEqual([
      [],
      [],
      ['Best'],
      [],
      ['Better than Yeti', 'best'],
      ['yeti'],
    ]);
    expect(texts()[0]).toEqual(['Best']);
    expect(texts(' , ')).toEqual(texts());
  });

  it('HTML in a description is a claim only by rules that forbid it', () => {
    const rulesBy = (ruleSet: string) =>
      optimize({ ...EMPTY, description: '<b>Bag</b>', ruleSet }).claims.description.map(({ rule }) => rule);
    expect(rulesBy('standard')).toEqual([]);
    expect(rulesBy('title-2026-07-27')).toEqual(['markup', 'markup']);
  });

  it.each([
    [0, 'empty'],
    [49, 'short'],
    [50, 'within'],
    [160, 'within'],
    [161, 'near'],
    [200, 'near'],
    [201, 'over'],
  ])('the counter of a title of %d characters is %s', (length, state) => {
    expect(optimize({ ...EMPTY, title: 'T'.repeat(length) }).fields.title).toEqual({
      length,
      min: 50,
      max: 200,
      state,
    });
  });

  it.each([
    [0, 'empty'],
    [199, 'within'],
    [200, 'near'],
    [249, 'near'],
    [250, 'over'],
  ])('the counter of %d bytes of search terms is %s', (bytes, state) => {
    const { searchTerms } = optimize({
      ...EMPTY,
      searchTerms: 'a'.repeat(bytes),
      ruleSet: 'title-2026-07-27',
    }).fields;
    expect(searchTerms).toMatchObject({ bytes, maxBytes: 249, aim: null, state });
  });

  it.each([
    [9, 'short'],
    [10, 'within'],
  ])('the counter of %d terms is %s', (count, state) => {
    const { searchTerms } = optimize({ ...EMPTY, searchTerms: 'a,'.repeat(count) }).fields;
    expect(searchTerms).toMatchObject({ terms: count, maxBytes: null, aim: { from: 15, to: 20 }, state });
  });

  it('has a counter for each of the five bullet points', () => {
    const { bullets } = optimize({ ...EMPTY, bullets: ['', 'ab'] }).fields;
    expect(bullets.map(({ length }) => length)).toEqual([0, 2, 0, 0, 0]);
  });

  it.each([
    ['one word', 'a'.repeat(10_000)],
    ['emoji', '🔥'.repeat(10_000)],
    ['Japanese without spaces', '水筒'.repeat(5_000)],
    ['punctuation', '.,'.repeat(5_000)],
    ['markup', '<b>™</b>'.repeat(1_250)],
    ['commas', ','.repeat(10_000)],
  ])('scores 10,000 characters of %s in every field', (_title, text) => {
    const output = optimize({
      title: text,
      bullets: Array(5).fill(text),
      description: text,
      searchTerms: text,
      ruleSet: 'title-2026-07-27',
    });
    expect(engine.outputSchema.safeParse(output).error).toBeUndefined();
  });

  it('gives any listing scores of 100 minus deductions, each with its finding', () => {
    const text = fc.oneof(
      fc.string({ unit: 'binary', maxLength: 60 }),
      fc.string({
        unit: fc.constantFrom('a', 'Eco-friendly ', '™', '🔥', ',', ' ', '<b>', '水筒', '.'),
        maxLength: 300,
      }),
    );
    const anyListing = fc.record({
      title: text,
      bullets: fc.array(text, { maxLength: 5 }),
      description: text,
      searchTerms: text,
      ruleSet: fc.constantFrom(...TITLE_POLICY_IDS),
    });
    fc.assert(
      fc.property(anyListing, (input) => {
        const output = optimize(input);
        expect(engine.outputSchema.safeParse(output).error).toBeUndefined();
        const codes = new Set(output.issues.map(({ code }) => code));
        for (const name of ['titleScore', 'bulletScore', 'descriptionScore', 'keywordScore'] as const) {
          const { deductions } = output.breakdown[name];
          const points = deductions.reduce((sum, deduction) => sum + deduction.points, 0);
          expect(output[name]).toBe(Math.max(0, 100 - points));
          expect(deductions.every(({ code }) => codes.has(code))).toBe(true);
        }
      }),
      { numRuns: 150 },
    );
  });
});
