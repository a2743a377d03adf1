import { parseKeywordList } from './keyword-list.ts';

describe('parseKeywordList', () => {
  it.each([
    ['a tab', 'lunch bag\t12,000', [{ text: 'lunch bag', volume: 12_000 }]],
    ['a comma', 'lunch bag, 900', [{ text: 'lunch bag', volume: 900 }]],
    ['a full-width semicolon', '午餐包；1.200', [{ text: '午餐包', volume: 1200 }]],
    ['a comma after a figure', 'iphone 15,33000', [{ text: 'iphone 15', volume: 33_000 }]],
    ['a comma, with groups of thousands', 'lunch bag, 1,012,000', [{ text: 'lunch bag', volume: 1_012_000 }]],
    ['a semicolon, with decimals', 'lunch bag;12.50', [{ text: 'lunch bag', volume: 12 }]],
    ['two spaces', 'lunch bag  7', [{ text: 'lunch bag', volume: 7 }]],
    ['one space, which belongs to the keyword', 'iphone 15', [{ text: 'iphone 15', volume: null }]],
  ])('takes a volume behind %s', (_name, text, expected) => {
    expect(parseKeywordList(text)).toEqual(expected);
  });

  it('splits a line without a volume and keeps the first of equal keywords', () => {
    expect(parseKeywordList('Lunch Bag, cooler、保冷\nlunch bag\t5\n\n12')).toEqual([
      { text: 'Lunch Bag', volume: null },
      { text: 'cooler', volume: null },
      { text: '保冷', volume: null },
    ]);
  });
});
