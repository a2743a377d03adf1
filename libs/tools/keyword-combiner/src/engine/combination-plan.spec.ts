import fc from 'fast-check';
import type { Combination } from './combination.ts';
import { planCombinations, SORT_ORDERS } from './combination-plan.ts';

const keyword = fc
  .string({ unit: fc.constantFrom(...'ab é防\u{1f600}'), minLength: 1, maxLength: 6 })
  .map((text) => text.trim() || 'x');
const groups = fc.array(fc.array(keyword, { maxLength: 5 }), { minLength: 2, maxLength: 3 });
const separator = fc.constantFrom(' ', '', '-', ' + ', ', ', ' x');

/** Reference implementation: enumerates and sorts all combinations. */
function enumerateAll(lists: readonly string[][], between: string, sort: (typeof SORT_ORDERS)[number]) {
  const filled = lists.filter((list) => list.length > 0);
  if (filled.length < 2) return [];
  const texts = filled.reduce<string[]>(
    (heads, list, group) =>
      group === 0 ? list : heads.flatMap((head) => list.map((suffix) => head + between + suffix)),
    [],
  );
  const rows: Combination[] = texts.map((combination, index) => ({
    index,
    combination,
    wordCount: combination.trim().split(/\s+/u).length,
    charCount: [...combination].length,
  }));
  if (sort === 'chars') rows.sort((a, b) => a.charCount - b.charCount);
  if (sort === 'words') rows.sort((a, b) => a.wordCount - b.wordCount);
  return rows;
}

describe('planCombinations', () => {
  it('varies the last group fastest', () => {
    const plan = planCombinations({
      groups: [
        ['a', 'b'],
        ['1', '2'],
      ],
      separator: ' ',
      sort: 'original',
    });
    expect(plan.rows(0, 10).map(({ combination }) => combination)).toEqual(['a 1', 'a 2', 'b 1', 'b 2']);
  });

  it.each(SORT_ORDERS)('in %s order equals sorting the full list', (sort) => {
    fc.assert(
      fc.property(groups, separator, (lists, between) => {
        const plan = planCombinations({ groups: lists, separator: between, sort });
        const expected = enumerateAll(lists, between, sort);
        expect(plan.total).toBe(expected.length);
        expect(plan.rows(0, plan.total + 5)).toEqual(expected);
      }),
    );
  });

  it.each(SORT_ORDERS)('in %s order returns any window of the whole', (sort) => {
    const window = fc.record({ offset: fc.nat(130), limit: fc.nat(20) });
    fc.assert(
      fc.property(groups, window, (lists, { offset, limit }) => {
        const plan = planCombinations({ groups: lists, separator: ' ', sort });
        expect(plan.rows(offset, limit)).toEqual(plan.rows(0, 200).slice(offset, offset + limit));
      }),
    );
  });

  it('finds combinations by index in any order', () => {
    const plan = planCombinations({
      groups: [
        ['long keyword', 'b'],
        ['1', 'two'],
        ['x', 'yy'],
      ],
      separator: ' ',
      sort: 'chars',
    });
    for (const row of plan.rows(0, plan.total)) expect(plan.at(row.index)).toEqual(row);
    expect(plan.at(8)).toBeUndefined();
    expect(plan.at(-1)).toBeUndefined();
  });

  it('reads the last of a million combinations without enumerating them', () => {
    const list = Array.from({ length: 100 }, (_, place) => `k${place}`);
    const plan = planCombinations({ groups: [list, list, list], separator: ' ', sort: 'chars' });
    expect(plan.total).toBe(1_000_000);
    expect(plan.rows(999_999, 5)).toEqual([
      { index: 999_999, combination: 'k99 k99 k99', wordCount: 3, charCount: 11 },
    ]);
  });

  it.each([[[['a'], []]], [[[], []]], [[[], ['a'], []]]])('gives no combinations for %j', (lists) => {
    const plan = planCombinations({ groups: lists, separator: ' ', sort: 'words' });
    expect([plan.total, plan.rows(0, 5), plan.at(0)]).toEqual([0, [], undefined]);
  });

  it('skips a group without keywords', () => {
    const plan = planCombinations({ groups: [['a'], [], ['b']], separator: ' ', sort: 'original' });
    expect(plan.rows(0, 5)).toMatchObject([{ combination: 'a b' }]);
  });

  it.each([
    [' ', 3],
    ['-', 2],
    ['', 2],
    [' + ', 4],
    ['- ', 3],
  ])('counts for separator %j %p words', (between, words) => {
    const plan = planCombinations({ groups: [['red'], ['usb hub']], separator: between, sort: 'original' });
    expect(plan.rows(0, 1)).toMatchObject([{ wordCount: words }]);
  });
});
