import { toRuns } from './title-runs.ts';

describe('toRuns', () => {
  it('cuts a title at its marks', () => {
    const [keyword, tooLong] = [
      { start: 2, end: 4, code: 'keyword' },
      { start: 4, end: 6, code: 'title-too-long' },
    ];
    expect(toRuns('abcdefg', [keyword, tooLong])).toEqual([
      { start: 0, text: 'ab', mark: undefined },
      { start: 2, text: 'cd', mark: keyword },
      { start: 4, text: 'ef', mark: tooLong },
      { start: 6, text: 'g', mark: undefined },
    ]);
  });

  it('a title without marks is one run', () => {
    expect(toRuns('abc', [])).toEqual([{ start: 0, text: 'abc', mark: undefined }]);
  });
});
