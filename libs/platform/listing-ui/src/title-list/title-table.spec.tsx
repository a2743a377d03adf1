import { MAX_TITLES, titlesInLines, titlesInTable } from './read-titles.ts';
import { workbook } from '@seller-toolbox/file-import/write-workbook';
import { readTitleFile, readTitleTable } from './title-table.ts';

const titlesOf = (text: string) => {
  const table = readTitleTable(text);
  if (table === null || table.titleColumn === 'line') return titlesInLines(text).titles;
  return titlesInTable(table, table.titleColumn).titles;
};
const file = (...parts: (string | Uint8Array<ArrayBuffer>)[]) => new File(parts, 'titles.csv');

const xlsx = (...rows: (string | number)[][]) => file(new Uint8Array(workbook([{ name: 'Listings', rows }])));

describe('a list of titles', () => {
  it('has a title on each line; blank lines are none, and places are those of the text', () => {
    expect(titlesInLines('Steel Bottle\r\n\n  Red Cup \n').titles).toEqual([
      { line: 1, name: '', title: 'Steel Bottle' },
      { line: 3, name: '', title: 'Red Cup' },
    ]);
  });

  it('keeps commas inside titles where nothing says that they part columns', () => {
    const text = 'Steel Bottle, 32 oz, Blue\nRed Cup, 12 oz\nLunch Bag';
    expect(titlesOf(text).map(({ title }) => title)).toEqual(text.split('\n'));
  });

  it('is read from the column that the header names, with the SKU beside it', () => {
    expect(titlesOf('seller-sku,item-name,price\nA-1,"Steel Bottle, 32 oz",9\nA-2,Red Cup,5\n')).toEqual([
      { line: 2, name: 'A-1', title: 'Steel Bottle, 32 oz' },
      { line: 3, name: 'A-2', title: 'Red Cup' },
    ]);
  });

  it.each(['商品名称', '商品タイトル', 'Tiêu đề', 'Judul produk', 'Title'])(
    'knows the header %s',
    (header) => {
      expect(titlesOf(`${header}\nRed Cup`)).toEqual([{ line: 2, name: '', title: 'Red Cup' }]);
    },
  );

  it('pasted from a spreadsheet without headers is the widest column, first line included', () => {
    expect(titlesOf('A1\tSteel Bottle for Travel\nB2\tRed Cup')).toEqual([
      { line: 1, name: '', title: 'Steel Bottle for Travel' },
      { line: 2, name: '', title: 'Red Cup' },
    ]);
  });

  it.each([
    ['parted by semicolons', 'A-1;Steel Bottle, 32 oz, Blue\nA-2;Red Cup, 12 oz, Red\n'],
    ['with a price', 'A-1;Steel Bottle, 32 oz, Blue;9,99\r\nA-2;Red Cup, 12 oz, Red;5,49\r\n'],
    ['parted by tabs', 'A-1\tSteel Bottle, 32 oz, Blue\nA-2\tRed Cup, 12 oz, Red'],
    ['quoted', 'A-1,"Steel Bottle, 32 oz, Blue"\nA-2,"Red Cup, 12 oz, Red"'],
  ])('with commas in its titles and no head is the widest column where it is %s', (_name, text) => {
    expect(titlesOf(text)).toEqual([
      { line: 1, name: '', title: 'Steel Bottle, 32 oz, Blue' },
      { line: 2, name: '', title: 'Red Cup, 12 oz, Red' },
    ]);
  });

  it.each([
    'Steel Bottle; 32 oz; Blue\nRed Cup; 12 oz; Red',
    'Men&#39;s Shirt\nWomen&#39;s Dress',
    '保温杯,不锈钢,500ml\n雨伞,自动,防风',
    'Steel Bottle | 32 oz\nRed Cup | 12 oz',
    '"Best", Mug for all of us\nRed "Cup", big',
  ])('is taken line by line where its signs may be those of the titles: %j', (text) => {
    expect(titlesOf(text).map(({ title }) => title)).toEqual(text.split('\n'));
  });

  it.each([
    [
      'Title\nSteel Bottle, 32 oz, Blue\nRed Cup, 1,000 ml\nBag',
      ['Steel Bottle, 32 oz, Blue', 'Red Cup, 1,000 ml', 'Bag'],
    ],
    ['SKU,Title\nA-1,Steel Bottle, 32 oz\nA-2,Red Cup,,', ['Steel Bottle, 32 oz', 'Red Cup']],
    [
      'SKU,Title\nA-1,Cup Pack of 2, 500 ml\nA-2,Box,1,000 pcs,red',
      ['Cup Pack of 2, 500 ml', 'Box,1,000 pcs,red'],
    ],
    ['SKU|Title\nA-1|Steel Bottle | 32 oz', ['Steel Bottle | 32 oz']],
  ])('keeps unquoted delimiters in the last column: %j', (text, titles) => {
    expect(titlesOf(text).map(({ title }) => title)).toEqual(titles);
  });

  it('of one quoted column loses the quotes only', () => {
    expect(titlesOf('"Steel Bottle, 32 oz"\n"Cup, ""red"""').map(({ title }) => title)).toEqual([
      'Steel Bottle, 32 oz',
      'Cup, "red"',
    ]);
  });

  it.each([
    [MAX_TITLES, false],
    [MAX_TITLES + 1, true],
  ])('of %d titles is taken up to the limit', (count, hasMore) => {
    const list = titlesInLines('a\n'.repeat(count));
    expect([list.titles.length, list.hasMore]).toEqual([MAX_TITLES, hasMore]);
    const table = readTitleTable(`title,sku\n${'a,b\n'.repeat(count)}`);
    if (table === null) throw new Error('no table');
    const inTable = titlesInTable(table, 0);
    expect([inTable.titles.length, inTable.hasMore]).toEqual([MAX_TITLES, hasMore]);
  });
});

describe('a file of titles', () => {
  it.each([
    ['an empty one', file(''), 'file-empty'],
    ['a broken workbook', file('PK\u0003\u0004'), 'workbook-broken'],
    ['an old workbook', file(Uint8Array.of(0xd0, 0xcf, 0x11, 0xe0)), 'file-is-old-workbook'],
    ['a workbook of one title', xlsx(['Red Cup']), 'file-empty'],
    ['one with zeros', file('\0\0\0\0\u0001'), 'file-not-text'],
    ['one of 20 MB and a byte', file(new Uint8Array(20 * 1024 * 1024 + 1)), 'file-too-large'],
  ])('that is %s is rejected with a reason', async (_name, given, code) => {
    expect(await readTitleFile(given)).toEqual({ ok: false, code });
  });

  it('in the encoding of an old spreadsheet is read', async () => {
    const gbk = new Uint8Array([0xb1, 0xea, 0xcc, 0xe2, 0x0a, 0xb1, 0xad, 0xd7, 0xd3]);
    expect(await readTitleFile(file(gbk))).toMatchObject({ ok: true, text: '标题\n杯子' });
  });

  it('that is a workbook is read by its header, else from its widest column', async () => {
    const named = await readTitleFile(xlsx(['SKU', 'Title', 'Price'], ['A-1', 'Steel Bottle, 32 oz', 9.5]));
    expect(named).toMatchObject({ ok: true, table: { titleColumn: 1, nameColumn: 0 } });
    const bare = await readTitleFile(xlsx([1, 'Steel Bottle for Travel'], [2, 'Red Cup']));
    if (!bare.ok || !bare.table) throw new Error('no table');
    expect(titlesInTable(bare.table, 1).titles.map(({ line, title }) => [line, title])).toEqual([
      [1, 'Steel Bottle for Travel'],
      [2, 'Red Cup'],
    ]);
    expect(titlesInLines(bare.text).titles[0]?.title).toBe('1 Steel Bottle for Travel');
  });
});
