import fc from 'fast-check';
import { planCombinations, SORT_ORDERS } from './combination-plan.ts';
import { MAX_REFINED_ROWS } from './combination-plan.ts';

const PLAIN = { separator: ' ', sort: 'original' } as const;
const textsOf = (groups: string[][], options: object = {}) =>
  planCombinations({ groups, ...PLAIN, ...options })
    .rows(0, 1000)
    .map(({ combination }) => combination);

describe('planCombinations with options', () => {
  it('writes a repeated word once', () => {
    const groups = [
      ['red cup', 'Cup'],
      ['cup', 'cup holder', 'baby baby'],
    ];
    expect(textsOf(groups, { dropRepeats: true })).toEqual([
      'red cup',
      'red cup holder',
      'red cup baby',
      'Cup',
      'Cup holder',
      'Cup baby',
    ]);
    expect(textsOf(groups)[0]).toBe('red cup cup');
  });

  it('keeps no separator behind a part that disappears', () => {
    expect(textsOf([['cup'], ['cup'], ['red']], { dropRepeats: true, separator: '+' })).toEqual(['cup+red']);
  });

  it('removes duplicate rows in any case', () => {
    const groups = [
      ['red', 'Red'],
      ['cup', 'cup'],
    ];
    expect(textsOf(groups, { unique: true })).toEqual(['red cup']);
    expect(textsOf(groups)).toHaveLength(4);
  });

  it('combines in every order of the groups', () => {
    expect(textsOf([['a'], ['b', 'c']], { wordOrder: 'any' })).toEqual(['a b', 'a c', 'b a', 'c a']);
    expect(textsOf([['a'], ['b'], ['c']], { wordOrder: 'any' })).toEqual([
      'a b c',
      'a c b',
      'b a c',
      'b c a',
      'c a b',
      'c b a',
    ]);
  });

  it.each([
    ['exact', '[usb hub red]'],
    ['phrase', '"usb hub red"'],
    ['broad', '+usb +hub +red'],
    ['none', 'usb hub red'],
  ])('writes the match type %s, whose marks do not count', (matchType, combination) => {
    const plan = planCombinations({
      groups: [['usb hub'], ['red']],
      ...PLAIN,
      matchType: matchType as 'none',
    });
    expect(plan.rows(0, 1)).toEqual([{ index: 0, combination, wordCount: 3, charCount: 11 }]);
    expect(plan.at(0)).toEqual(plan.rows(0, 1)[0]);
  });

  it('sorts what is left, and finds each row by its index', () => {
    const word = fc.constantFrom('a', 'bb', 'a bb', 'ccc', 'A');
    const groups = fc.array(fc.array(word, { minLength: 1, maxLength: 4 }), { minLength: 2, maxLength: 3 });
    fc.assert(
      fc.property(groups, fc.constantFrom(...SORT_ORDERS), fc.boolean(), (lists, sort, unique) => {
        const plan = planCombinations({
          groups: lists,
          separator: ' ',
          sort,
          dropRepeats: true,
          wordOrder: 'any',
          unique,
        });
        const rows = plan.rows(0, plan.total);
        expect(rows).toHaveLength(plan.total);
        for (const row of rows) {
          const words = row.combination.toLowerCase().split(' ');
          expect(new Set(words).size).toBe(words.length);
          expect(plan.at(row.index)).toEqual(row);
          expect(row.wordCount).toBe(words.length);
        }
        const sizes = rows.map((row) => (sort === 'words' ? row.wordCount : row.charCount));
        if (sort !== 'original') expect(sizes).toEqual([...sizes].sort((a, b) => a - b));
      }),
    );
  });

  it('leaves the rows as they are above the limit, and says so', () => {
    const list = (size: number) => Array.from({ length: size }, (_, at) => `k${at}`);
    const plan = (size: number) =>
      planCombinations({ groups: [list(size), list(100)], ...PLAIN, dropRepeats: true });
    expect(plan(MAX_REFINED_ROWS / 100)).toMatchObject({ total: MAX_REFINED_ROWS, isRefined: true });
    expect(plan(MAX_REFINED_ROWS / 100).rows(0, 1)).toMatchObject([{ combination: 'k0' }]);
    expect(plan(MAX_REFINED_ROWS / 100 + 1)).toMatchObject({ isRefined: false });
    expect(plan(MAX_REFINED_ROWS / 100 + 1).rows(0, 1)).toMatchObject([{ combination: 'k0 k0' }]);
  });

  it('enumerates nothing where no word can repeat', () => {
    const list = (mark: string) => Array.from({ length: 1000 }, (_, at) => `${mark}${at}`);
    const plan = planCombinations({ groups: [list('a'), list('b'), ['c']], ...PLAIN, dropRepeats: true });
    expect(plan).toMatchObject({ total: 1_000_000, isRefined: true });
  });
});
