import { parseKeywordList } from './keyword-list.ts';

describe('parseKeywordList', () => {
  it.each([
    ['a tab', 'lunch bag\t12,000', [{ text: 'lunch bag', volume: 12_000 }]],
    ['a comma', 'lunch bag, 900', [{ text: 'lunch bag', volume: 900 }]],
    ['a full-width semicolon', '午餐包；1.200', [{ text: '午餐包', volume: 1200 }]],
    ['an ideographic comma', '午餐包、1200', [{ text: '午餐包', volume: 1200 }]],
    ['a comma after a figure', 'iphone 15,33000', [{ text: 'iphone 15', volume: 33_000 }]],
    ['a comma, with groups of thousands', 'lunch bag, 1,012,000', [{ text: 'lunch bag', volume: 1_012_000 }]],
    ['a semicolon, with decimals', 'lunch bag;12.50', [{ text: 'lunch bag', volume: 12 }]],
    ['a tab, before further columns', 'lunch bag\t250\t123\thigh', [{ text: 'lunch bag', volume: 250 }]],
    ['a comma, before further figures', 'lunch bag,12.345,500', [{ text: 'lunch bag', volume: 12_345 }]],
    ['a comma, quoted', 'lunch bag,"1,234"', [{ text: 'lunch bag', volume: 1234 }]],
    ['a comma, quoted before another', '"lunch bag","1,234","7"', [{ text: 'lunch bag', volume: 1234 }]],
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

  it.each([
    ['Keyword Phrase\tSearch Volume\nyoga mat\t1,200', 1200],
    ['Keyword,Search Volume\nyoga mat,1200', 1200],
    ['Suchbegriff;Suchvolumen\nyoga mat;1.200', 1200],
    ['关键词\t月搜索量\nyoga mat\t1200', 1200],
    ['关键词，月搜索量\nyoga mat，1200', 1200],
    ['キーワード、検索ボリューム\nyoga mat、1200', 1200],
    ['キーワード\t検索ボリューム\nyoga mat\t1200', 1200],
    ['Mot-clé\tVolume de recherche\nyoga mat\t1200', 1200],
    ['Palabra clave\tVolumen\nyoga mat\t1200', 1200],
    ['Parola chiave\tVolume\nyoga mat\t1200', 1200],
    ['Keyword Phrase\tCerebro IQ Score\tSearch Volume\nyoga mat\t5\t1200', 1200],
    ['Keyword Phrase\tSearch Volume\nyoga mat\t-', null],
    ['Keywords\nyoga mat', null],
  ])('takes no keyword from the header of %j', (text, volume) => {
    expect(parseKeywordList(text)).toEqual([{ text: 'yoga mat', volume }]);
  });

  it('takes a first line without volumes for keywords', () => {
    expect(parseKeywordList('lunch bag, cooler\nbento, 900').map(({ text }) => text)).toEqual([
      'lunch bag',
      'cooler',
      'bento',
    ]);
  });
});
