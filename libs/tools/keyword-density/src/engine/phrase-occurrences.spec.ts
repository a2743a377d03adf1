import { phraseCounter } from './phrase-occurrences.ts';

describe('phraseCounter', () => {
  it.each([
    ['in any case', 'Water BOTTLE, water bottle.', 'water bottle', 2],
    ['over any white space', 'water\n  bottle', 'water bottle', 1],
    ['beside signs', '(water bottle)/water bottle', 'water bottle', 2],
    ['in a text without spaces', '不锈钢水杯，水杯', '水杯', 2],
    ['over several Chinese words', '不锈钢水杯', '不锈钢水杯', 1],
    ['after a place that only looks like it', 'xa a a', 'a a', 1],
    ['with signs of its own', 'C++ and c++', 'c++', 2],
  ])('counts a phrase %s', (_title, text, keyword, count) => {
    expect(phraseCounter(text)(keyword)).toBe(count);
  });

  it.each([
    ['inside a longer word', 'bottles', 'bottle'],
    ['that ends inside a word', 'water bottles', 'water bottle'],
    ['whose words are parted', 'water, bottle', 'water bottle'],
    ['of nothing', 'water', ''],
  ])('does not count a phrase %s', (_title, text, keyword) => {
    expect(phraseCounter(text)(keyword)).toBe(0);
  });

  it('does not count overlapping places twice', () => {
    expect(phraseCounter('a a a a')('a a')).toBe(2);
  });
});
