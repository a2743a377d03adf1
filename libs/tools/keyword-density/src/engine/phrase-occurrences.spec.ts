import { phraseFinder } from './phrase-occurrences.ts';

const found = (text: string, keyword: string) =>
  phraseFinder(text)(keyword).map(({ start, end }) => text.slice(start, end));

describe('phraseFinder', () => {
  it.each([
    ['in any case', 'Water BOTTLE, water bottle.', 'water bottle', 2],
    ['over any white space', 'water\n  bottle', 'water bottle', 1],
    ['beside signs', '(water bottle)/water bottle', 'water bottle', 2],
    ['in a text without spaces', '不锈钢水杯，水杯', '水杯', 2],
    ['over several Chinese words', '不锈钢水杯', '不锈钢水杯', 1],
    ['after a place that only looks like it', 'xa a a', 'a a', 1],
    ['in each of its spellings', 'leakproof, leak-proof and Leak Proof', 'leak proof', 3],
    ['from any of its spellings', 'leakproof, leak-proof and Leak Proof', 'leak-proof', 3],
    ['of katakana', 'ノイズキャンセリング機能付き', 'ノイズキャンセリング', 1],
    ['with signs of its own', 'C++ and c++', 'c++', 2],
  ])('counts a phrase %s', (_title, text, keyword, count) => {
    expect(found(text, keyword)).toHaveLength(count);
  });

  it.each([
    ['inside a longer word', 'bottles', 'bottle'],
    ['that ends inside a word', 'water bottles', 'water bottle'],
    ['whose words are parted', 'water, bottle', 'water bottle'],
    ['over a dash between parts', 'water - bottle', 'water bottle'],
    ['of nothing', 'water', ''],
  ])('does not count a phrase %s', (_title, text, keyword) => {
    expect(found(text, keyword)).toEqual([]);
  });

  it('does not count overlapping occurrences', () => {
    expect(found('a a a a', 'a a')).toHaveLength(2);
  });

  it('returns spans of the original text', () => {
    expect(found('  Cold  WATER\n bottle, water bottle', 'water bottle')).toEqual([
      'WATER\n bottle',
      'water bottle',
    ]);
  });
});
