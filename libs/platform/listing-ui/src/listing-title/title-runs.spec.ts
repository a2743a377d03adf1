import { startAtWord, toRuns } from './title-runs.ts';

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

describe('startAtWord', () => {
  const isBeyond = ({ code }: { code: string }) => code === 'beyond';
  const startIn = (title: string, start: number, before = 0) =>
    startAtWord(
      title,
      [
        { start: 0, end: before, code: 'repeated' },
        { start, end: title.length, code: 'beyond' },
      ],
      isBeyond,
    )[1]?.start;

  it('moves a mark that begins within a word to the start of the word', () => {
    expect(startIn('Bed, Gray', 6)).toBe(5);
    expect(startIn('Bed, Gray', 8)).toBe(5);
  });

  it('leaves a mark at the start or behind the end of a word', () => {
    expect(startIn('Bed, Gray', 5)).toBe(5);
    expect(startIn('Bed, Gray', 3)).toBe(3);
  });

  it('leaves the mark before it whole', () => {
    expect(startIn('Bed', 2, 1)).toBe(1);
  });

  it('leaves scripts without spaces', () => {
    expect(startIn('ステンレス水筒', 6)).toBe(6);
  });
});
