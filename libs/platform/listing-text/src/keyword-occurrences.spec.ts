import { findOccurrences } from './keyword-occurrences.ts';
import { segmentWords } from './words.ts';

const find = (text: string, keyword: string, locale = 'en-US') =>
  findOccurrences(segmentWords(text, locale), keyword);

describe('findOccurrences', () => {
  it('distinguishes whole words from parts of words', () => {
    expect(find('Bottle, bottles', 'bottle')).toEqual([
      { start: 0, end: 6, isWhole: true },
      { start: 8, end: 14, isWhole: false },
    ]);
  });

  it('finds a phrase', () => {
    expect(find('Steel WATER Bottle', 'water bottle')).toEqual([{ start: 6, end: 18, isWhole: true }]);
  });

  it('finds a Japanese word without spaces', () => {
    expect(find('ステンレス水筒保温', '水筒', 'ja-JP')).toEqual([{ start: 5, end: 7, isWhole: true }]);
  });

  it('does not count overlapping occurrences twice', () => {
    expect(find('aaaaa', 'aa')).toHaveLength(2);
  });

  it('does not read a keyword as a pattern', () => {
    expect(find('C++ Primer (2nd)', '(2nd')).toHaveLength(1);
    expect(find('abc', '.*')).toEqual([]);
  });

  it('finds no blank keyword', () => {
    expect(find('a b', ' ')).toEqual([]);
  });

  it('finds no keyword longer than the text', () => {
    expect(find('cup', 'cupboard')).toEqual([]);
  });
});
