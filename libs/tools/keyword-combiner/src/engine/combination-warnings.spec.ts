import { combinationWarnings } from './combination-warnings.ts';

const list = (length: number) => Array.from({ length }, (_, place) => `k${place}`);
const codes = (groups: string[][], total: number) =>
  combinationWarnings(groups, total).map(({ code }) => code);

describe('the warnings', () => {
  it.each([
    [1000, []],
    [1001, ['many-combinations']],
  ])('about %p rows are %j', (total, expected) => {
    expect(codes([['a'], ['b']], total)).toEqual(expected);
  });

  it.each([
    [10, []],
    [11, [{ code: 'many-keywords', severity: 'warning', params: { group: 2, count: 11 } }]],
  ])('about a group of %p keywords are %j', (length, expected) => {
    expect(combinationWarnings([['a'], list(length)], length)).toEqual(expected);
  });

  it('name a group with repeats, in any case of letters', () => {
    expect(combinationWarnings([['Red', 'red', 'RED'], ['b']], 3)).toEqual([
      { code: 'repeated-keywords', severity: 'info', params: { group: 1, count: 2 } },
    ]);
  });

  it.each([
    [[['a'], []], ['too-few-groups']],
    [[['a'], [], ['b']], []],
  ])('about %j are %j', (groups, expected) => {
    expect(codes(groups, 0)).toEqual(expected);
  });
});
