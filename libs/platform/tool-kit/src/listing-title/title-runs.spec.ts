import { toRuns } from './title-runs.ts';

describe('toRuns', () => {
  it('cuts a title at its highlights', () => {
    const highlights = [
      { start: 2, end: 4, codes: ['keyword' as const] },
      { start: 4, end: 6, codes: ['title-too-long' as const] },
    ];
    expect(toRuns('abcdefg', highlights)).toEqual([
      { start: 0, text: 'ab', codes: [] },
      { start: 2, text: 'cd', codes: ['keyword'] },
      { start: 4, text: 'ef', codes: ['title-too-long'] },
      { start: 6, text: 'g', codes: [] },
    ]);
  });

  it('a title without highlights is one run', () => {
    expect(toRuns('abc', [])).toEqual([{ start: 0, text: 'abc', codes: [] }]);
  });
});
