import { startAtWord } from './start-at-word.ts';

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
