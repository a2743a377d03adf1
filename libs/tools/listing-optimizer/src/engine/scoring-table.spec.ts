import { findClaims } from '@seller-toolbox/listing-text/claims/find-claims';
import { meanScore, optimizeListing } from './optimize-listing.ts';
import { inputSchema, type ListingInput } from './listing-optimizer.schema.ts';

const GOOD: Partial<ListingInput> = {
  title: 'T'.repeat(60),
  bullets: Array(3).fill('B'.repeat(60)),
  description: '<p>'.padEnd(300, 'd'),
  searchTerms: 'a,b,c,d,e,f,g,h,i,j',
};
const SINCE_2026 = { ruleSet: 'title-2026-07-27', description: 'd'.repeat(300) };

const optimize = (input: object) => optimizeListing(inputSchema.parse({ ...GOOD, ...input }), findClaims);

/** The points that a row costs; undefined where it does not apply. */
function pointsOf(code: string, input: object): number | undefined {
  const { breakdown, issues } = optimize(input);
  const deduction = Object.values(breakdown)
    .flatMap(({ deductions }) => deductions)
    .find((candidate) => candidate.code === code);
  if (deduction) expect(issues.map((issue) => issue.code)).toContain(code);
  return deduction?.points;
}

it('a listing that breaks no rule scores 100', () => {
  expect(optimize({})).toMatchObject({ overallScore: 100, issues: [] });
  expect(optimize(SINCE_2026)).toMatchObject({ overallScore: 100, issues: [] });
});

describe('title rows', () => {
  it.each(['', '  ', '\u200f'])('the title %j is empty: score 0 and an issue', (title) => {
    expect(pointsOf('title-missing', { title })).toBe(100);
    expect(optimize({ title })).toMatchObject({
      titleScore: 0,
      breakdown: { titleScore: { isFloored: false } },
    });
  });

  it.each([
    [1, 15],
    [49, 15],
    [50, undefined],
  ])('under 50 characters: at %d', (length, points) => {
    expect(pointsOf('title-too-short', { title: 'T'.repeat(length) })).toBe(points);
  });

  it.each([
    [200, undefined],
    [201, 30],
  ])('over 200 characters: at %d', (length, points) => {
    expect(pointsOf('title-too-long', { title: 'T'.repeat(length) })).toBe(points);
    expect(pointsOf('title-too-long', { title: '🙂'.repeat(length) })).toBe(points);
  });

  it.each([
    ['home', 75, undefined],
    ['home', 76, 30],
    ['books', 200, undefined],
    ['books', 201, 30],
  ])('since 2026-07-27 for %s at %d characters', (category, length, points) => {
    const input = { ...SINCE_2026, title: 'T'.repeat(length), category };
    expect(pointsOf('title-too-long', input)).toBe(points);
  });

  it.each([
    ['lunch bag', 15],
    ['Lunch bag', undefined],
    ['8 cups', undefined],
    ['水筒', undefined],
  ])('not starting with a capital: %s', (title, points) => {
    expect(pointsOf('title-small-start', { title })).toBe(points);
  });
});

describe('bullet rows', () => {
  const bullets = (...lengths: number[]) => lengths.map((length) => 'B'.repeat(length));

  it.each([
    [0, 40],
    [2, 40],
    [3, undefined],
  ])('fewer than 3 that are not empty: %d', (count, points) => {
    const given = [...bullets(...Array<number>(count).fill(60)), '', ' '];
    expect(pointsOf('few-bullets', { bullets: given })).toBe(points);
  });

  it.each([
    [[50, 50, 50], undefined],
    [[49, 50, 50], 15],
    [[49, 1, 50], 30],
  ])('each under 50 characters: %j', (lengths, points) => {
    expect(pointsOf('bullets-too-short', { bullets: bullets(...lengths) })).toBe(points);
  });

  it.each([
    [[255, 60, 60], undefined],
    [[256, 60, 60], 20],
    [[256, 256, 60], 40],
  ])('each over 255 characters: %j', (lengths, points) => {
    expect(pointsOf('bullets-too-long', { bullets: bullets(...lengths) })).toBe(points);
  });

  it.each([
    [10, undefined],
    [9, 15],
  ])('since 2024-08-15 each under 10 characters: %d', (length, points) => {
    const input = { ...SINCE_2026, bullets: bullets(length, 60, 60) };
    expect(pointsOf('bullets-too-short', input)).toBe(points);
  });

  it.each([
    ['bullets-forbidden-characters', 'Lid™ and more', 20],
    ['bullets-forbidden-phrases', 'Eco-friendly lid', 20],
    ['bullets-small-start', 'small start of it', 5],
    ['bullets-end-punctuation', 'A whole sentence.', 5],
  ])('since 2024-08-15: %s', (code, text, points) => {
    const given = [text, 'B'.repeat(60), text];
    expect(pointsOf(code, { ...SINCE_2026, bullets: given })).toBe(2 * points);
    expect(pointsOf(code, { bullets: given })).toBeUndefined();
  });

  it.each([
    [[250, 250, 250, 250], false],
    [[250, 250, 250, 251], true],
  ])('since 2024-08-15 over 1000 characters together is a suggestion: %j', (lengths, isReported) => {
    const { bulletScore, suggestions } = optimize({ ...SINCE_2026, bullets: bullets(...lengths) });
    expect([bulletScore, suggestions.some(({ code }) => code === 'bullets-total-high')]).toEqual([
      100,
      isReported,
    ]);
  });
});

describe('description rows', () => {
  it('empty: score 0', () => {
    expect(pointsOf('description-missing', { description: ' ' })).toBe(100);
  });

  it.each([
    [1, 30],
    [199, 30],
    [200, undefined],
  ])('under 200 characters: %d', (length, points) => {
    expect(pointsOf('description-too-short', { description: 'd'.repeat(length) })).toBe(points);
  });

  it.each([
    [2000, undefined],
    [2001, 20],
  ])('over 2000 characters: %d', (length, points) => {
    expect(pointsOf('description-too-long', { description: 'd'.repeat(length) })).toBe(points);
  });

  it.each([
    ['d'.repeat(500), false],
    ['d'.repeat(501), true],
    [`${'d'.repeat(501)}<`, false],
  ])('no "<" and over 500 characters: case %#', (description, isReported) => {
    const codes = optimize({ description }).suggestions.map(({ code }) => code);
    expect(codes.includes('description-html-advised')).toBe(isReported);
  });

  it.each([
    ['<b>Bag</b>', 15],
    ['a<br/>b', 15],
    ['5 < 6 > 4', undefined],
  ])('HTML is no longer advised since 2026-07-27: %s', (markup, points) => {
    const description = `${'d'.repeat(600)}${markup}`;
    expect(pointsOf('description-html', { ...SINCE_2026, description })).toBe(points);
    const codes = optimize({ ...SINCE_2026, description }).suggestions.map(({ code }) => code);
    expect(codes).not.toContain('description-html-advised');
  });
});

describe('search-term rows', () => {
  const terms = (count: number) => Array.from({ length: count }, (_, index) => `t${index}`).join(', ');

  it.each(['', ' , ,'])('empty: score 0 for %j', (searchTerms) => {
    expect(pointsOf('terms-missing', { searchTerms })).toBe(100);
    expect(optimize({ searchTerms }).keywordScore).toBe(0);
  });

  it.each([
    [1, 30],
    [9, 30],
    [10, undefined],
  ])('fewer than 10: %d', (count, points) => {
    expect(pointsOf('few-terms', { searchTerms: terms(count) })).toBe(points);
  });

  it('counts terms before removing duplicates', () => {
    const searchTerms = `${terms(9)}, T0`;
    expect(pointsOf('few-terms', { searchTerms })).toBeUndefined();
    expect(pointsOf('repeated-terms', { searchTerms })).toBe(20);
  });

  it('does not count terms since 2026-07-27, but deducts for repeated words', () => {
    expect(pointsOf('few-terms', { ...SINCE_2026, searchTerms: 'one' })).toBeUndefined();
    expect(pointsOf('repeated-terms', { ...SINCE_2026, searchTerms: 'red cup, Red lid' })).toBe(20);
    expect(pointsOf('repeated-terms', { searchTerms: 'red cup, Red lid' })).toBeUndefined();
  });

  it.each([
    ['a'.repeat(249), undefined],
    ['a'.repeat(250), 100],
    ['水'.repeat(83), undefined],
    [`${'水'.repeat(83)}a`, 100],
  ])('over 249 bytes since 2026-07-27 the field is ignored: case %#', (searchTerms, points) => {
    expect(pointsOf('terms-too-long', { ...SINCE_2026, searchTerms })).toBe(points);
    expect(pointsOf('terms-too-long', { searchTerms })).toBeUndefined();
  });

  it('since 2026-07-27 reports words of the title and commas that use up bytes', () => {
    const input = { ...SINCE_2026, title: 'Lunch Bag', searchTerms: 'lunch, cooler' };
    expect(optimize(input).suggestions).toEqual(
      expect.arrayContaining([
        { code: 'terms-in-title', severity: 'info', params: { terms: ['lunch'] } },
        { code: 'terms-commas', severity: 'info', params: { found: 1 } },
      ]),
    );
  });
});

describe('the overall score', () => {
  it.each([
    [[100, 100, 100, 50], 88],
    [[100, 100, 100, 49], 87],
    [[0, 0, 0, 2], 1],
    [[0, 60, 0, 0], 15],
  ])('of %j is the mean rounded half up: %d', (scores, mean) => {
    expect(meanScore(scores)).toBe(mean);
  });

  it.each([
    ['T'.repeat(60), 'title-optimal'],
    ['t'.repeat(60), 'title-optimal'],
    ['t'.repeat(40), 'title-improve'],
  ])('reports whether the title is optimal: case %#', (title, code) => {
    expect(optimize({ title }).suggestions.map((suggestion) => suggestion.code)).toContain(code);
  });
});
