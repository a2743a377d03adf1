import fc from 'fast-check';
import { countNgrams, MAX_NGRAMS, ngramsOf } from './ngrams.ts';
import { sumTerms } from './sum-terms.ts';
import { inputSchema } from './search-term-analyzer.schema.ts';

const rows = (...terms: [string, number, number][]) =>
  inputSchema.parse({
    rows: terms.map(([term, clicks, orders]) => ({
      term,
      clicks,
      spend: clicks,
      sales: orders * 10,
      orders,
    })),
  }).rows;

describe('n-grams', () => {
  it('of further terms are left out above the maximum, but counted where they are known', () => {
    const [row] = rows(['cup', 1, 0]);
    const words = Array.from({ length: MAX_NGRAMS + 10 }, (_, at) => `w${at}`);
    const terms = [...words, 'w0 pan'].flatMap((term) => (row ? [{ ...row, term }] : []));
    const grams = countNgrams(sumTerms(terms));
    expect(grams).toHaveLength(MAX_NGRAMS);
    expect(grams.find(({ text }) => text === 'w0')).toMatchObject({ terms: 2, clicks: 2 });
    expect(grams.some(({ text }) => text === 'pan')).toBe(false);
  });

  it('have one to three words', () => {
    expect([...ngramsOf('red steel water bottle').keys()]).toEqual([
      'red',
      'red steel',
      'red steel water',
      'steel',
      'steel water',
      'steel water bottle',
      'water',
      'water bottle',
      'bottle',
    ]);
  });

  it('segment scripts without spaces', () => {
    expect([...ngramsOf('骨伝導イヤホン').keys()]).toContain('イヤホン');
  });

  it('count a term with a repeated word once', () => {
    const grams = countNgrams(sumTerms(rows(['bottle to bottle', 10, 1], ['Bottle', 5, 0])));
    expect(grams.find(({ text }) => text === 'bottle')).toMatchObject({ clicks: 15, spend: 15, terms: 2 });
  });

  it('leave out ASINs', () => {
    expect(countNgrams(sumTerms(rows(['b0abcdefgh', 10, 1])))).toEqual([]);
  });

  it('never count more clicks or terms than the report has', () => {
    const word = fc.constantFrom('red', 'blue', 'cup', 'of', 'steel');
    const term = fc.array(word, { minLength: 1, maxLength: 6 }).map((words) => words.join(' '));
    fc.assert(
      fc.property(
        fc.array(fc.tuple(term, fc.nat(50), fc.nat(5)), { minLength: 1, maxLength: 60 }),
        (list) => {
          const total = list.reduce((sum, [, clicks]) => sum + clicks, 0);
          for (const gram of countNgrams(sumTerms(rows(...list)))) {
            expect(gram.clicks).toBeLessThanOrEqual(total);
            expect(gram.terms).toBeLessThanOrEqual(new Set(list.map(([text]) => text)).size);
          }
        },
      ),
      { numRuns: 50 },
    );
  });
});
