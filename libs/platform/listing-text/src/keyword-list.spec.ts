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
    ['a bar', 'lunch bag | 1200', [{ text: 'lunch bag', volume: 1200 }]],
    ['a bar of a table', '| lunch bag | 1,200 |', [{ text: 'lunch bag', volume: 1200 }]],
    ['a comma, grouped by spaces', 'lunch bag, 1 200', [{ text: 'lunch bag', volume: 1200 }]],
    ['a tab, grouped by narrow spaces', 'lunch bag\t12\u202f345', [{ text: 'lunch bag', volume: 12_345 }]],
    ['two spaces, grouped by spaces', 'iphone 15  33 000', [{ text: 'iphone 15', volume: 33_000 }]],
    ['a comma, in millions', 'lunch bag, 1.2M', [{ text: 'lunch bag', volume: 1_200_000 }]],
    ['a tab, in thousands', 'lunch bag\t12k', [{ text: 'lunch bag', volume: 12_000 }]],
    ['a bar, in ten thousands', '午餐包 | 4.35万', [{ text: '午餐包', volume: 43_500 }]],
    ['a comma, as a range', 'lunch bag, 100K – 1M', [{ text: 'lunch bag', volume: 100_000 }]],
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
    ['900 watt', [['900 watt', null]]],
    ['900 watt, 1200', [['900 watt', 1200]]],
    ['mixer 900 watt | 12k', [['mixer 900 watt', 12_000]]],
    [
      'mixer, 900 watt',
      [
        ['mixer', null],
        ['900 watt', null],
      ],
    ],
    ['mixer 1 200', [['mixer 1 200', null]]],
    [
      'mixer | blender',
      [
        ['mixer', null],
        ['blender', null],
      ],
    ],
    [
      'hose, 5m',
      [
        ['hose', null],
        ['5m', null],
      ],
    ],
    [
      'gold ring, 14k',
      [
        ['gold ring', null],
        ['14k', null],
      ],
    ],
    [
      'gold ring, 14k\nring, 900',
      [
        ['gold ring', null],
        ['14k', null],
        ['ring', 900],
      ],
    ],
    [
      'gold ring, 14k\nring, 1.2k',
      [
        ['gold ring', 14_000],
        ['ring', 1200],
      ],
    ],
    [
      'gold ring 14k\nring, 1.2k',
      [
        ['gold ring 14k', null],
        ['ring', null],
        ['1.2k', null],
      ],
    ],
  ])('takes only a figure in the last column of %j as a volume', (text, expected) => {
    expect(parseKeywordList(text).map((keyword) => [keyword.text, keyword.volume])).toEqual(expected);
  });

  it.each([
    ['Keyword | Volume\nyoga mat | 1200', 1200],
    ['| Keyword | Volume |\n|---|---|\n| yoga mat | 1.2k |', 1200],
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

  it.each([
    'yoga mat        12k\nhot yoga mat     8k',
    'yoga mat        12k   low\nhot yoga mat     8k   high',
    'yoga mat        | 12,000\nhot yoga mat    |  8,000',
    'Keyword         Search Volume\nyoga mat        12000\nhot yoga mat     8000',
    'Rank  Keyword       Volume\n1     yoga mat      12k\n2     hot yoga mat   8k',
    'yoga mat,  12000\nhot yoga mat,  8000',
    'yoga mat　　1.2万\nhot yoga mat　　8000',
  ])('reads columns that are aligned by spaces: %j', (text) => {
    expect(parseKeywordList(text)).toEqual([
      { text: 'yoga mat', volume: 12_000 },
      { text: 'hot yoga mat', volume: 8000 },
    ]);
  });

  it('takes single spaces for no columns', () => {
    expect(parseKeywordList('yoga mat 12k\nhot yoga mat 8k').map(({ text }) => text)).toEqual([
      'yoga mat 12k',
      'hot yoga mat 8k',
    ]);
  });

  it('takes a first line without volumes for keywords', () => {
    expect(parseKeywordList('lunch bag, cooler\nbento, 900').map(({ text }) => text)).toEqual([
      'lunch bag',
      'cooler',
      'bento',
    ]);
  });
});
