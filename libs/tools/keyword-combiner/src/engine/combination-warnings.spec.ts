import { combinationWarnings } from './combination-warnings.ts';

const list = (length: number) => Array.from({ length }, (_, index) => `k${index}`);
const codes = (groups: string[][], total: number) =>
  combinationWarnings(groups, total).map(({ code }) => code);

describe('combinationWarnings', () => {
  it.each([
    [1000, []],
    [1001, ['many-combinations']],
  ])('for %p rows gives %j', (total, expected) => {
    expect(codes([['a'], ['b']], total)).toEqual(expected);
  });

  it.each([
    [10, []],
    [11, [{ code: 'many-keywords', severity: 'warning', params: { group: 2, count: 11 } }]],
  ])('for a group of %p keywords gives %j', (length, expected) => {
    expect(combinationWarnings([['a'], list(length)], length)).toEqual(expected);
  });

  it('reports a group with repeated keywords, ignoring case', () => {
    expect(combinationWarnings([['Red', 'red', 'RED'], ['b']], 3)).toEqual([
      { code: 'repeated-keywords', severity: 'info', params: { group: 1, count: 2 } },
    ]);
  });

  it.each([
    [[['a'], []], ['too-few-groups']],
    [[['a'], [], ['b']], []],
  ])('for %j gives %j', (groups, expected) => {
    expect(codes(groups, 0)).toEqual(expected);
  });
});
