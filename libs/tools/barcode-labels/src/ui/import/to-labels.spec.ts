import { readLabelText } from './read-labels.ts';
import { toLabels } from './to-labels.ts';

function pasted(text: string) {
  const read = readLabelText(text);
  if (read.kind === 'refused') throw new Error(read.code);
  const { skipped, ...rest } = toLabels(read.table, 'New');
  return { ...rest, skipped: Object.fromEntries(skipped) };
}

describe('rows of a spreadsheet', () => {
  it('give code, title, copies and condition; the type follows from the code', () => {
    const { labels } = pasted(
      'FNSKU\tTitle\tCopies\tCondition\tType\nX001ABCDEF\tMug\t24\n036000291452\t\t\tUsed\n4006381333931\n15400141288763\nBOX-1\t杯子\t2\tNew\tcode-128\n36000291452',
    );
    expect(labels).toEqual([
      { type: 'fnsku', value: 'X001ABCDEF', title: 'Mug', condition: 'New', copies: 24 },
      { type: 'upc-a', value: '036000291452', title: '', condition: 'Used', copies: 1 },
      { type: 'ean-13', value: '4006381333931', title: '', condition: 'New', copies: 1 },
      { type: 'itf-14', value: '15400141288763', title: '', condition: 'New', copies: 1 },
      { type: 'code-128', value: 'BOX-1', title: '杯子', condition: 'New', copies: 2 },
      { type: 'upc-a', value: '36000291452', title: '', condition: 'New', copies: 1 },
    ]);
  });

  it.each([
    'X001ABCDEF\tMug, blue\t5',
    'X001ABCDEF,"Mug, blue",5',
    'X001ABCDEF;Mug, blue;5',
    'X001ABCDEF\tMug, blue\t5\n',
    'X001ABCDEF,"Mug, blue",5\r\n\r\n',
  ])('need no names of columns, nor a second row: %j', (text) => {
    expect(pasted(text)).toEqual({
      labels: [{ type: 'fnsku', value: 'X001ABCDEF', title: 'Mug, blue', condition: 'New', copies: 5 }],
      read: 1,
      skipped: {},
      headers: null,
    });
  });

  it('parted by semicolons may hold commas, with no names of columns to tell', () => {
    const { labels } = pasted('BOX-1;Mug, blue, large, 350 ml;5\nBOX-2;Pen, red, fine, steel;7');
    expect(labels.map(({ value, title, copies }) => [value, title, copies])).toEqual([
      ['BOX-1', 'Mug, blue, large, 350 ml', 5],
      ['BOX-2', 'Pen, red, fine, steel', 7],
    ]);
  });

  it('have thousands of copies as other countries write them', () => {
    expect(pasted('X001ABCDEF\tMug\t1.200\nX002ABCDEF\tPen\t7').labels.map(({ copies }) => copies)).toEqual([
      1200, 7,
    ]);
  });

  it('may have no names of columns: the first of them is a label too', () => {
    const { labels, headers, read } = pasted('X001ABCDEF,杯子,5\nX004MM14RB,UPC,7');
    expect(labels.map(({ value, title, copies }) => [value, title, copies])).toEqual([
      ['X001ABCDEF', '杯子', 5],
      ['X004MM14RB', 'UPC', 7],
    ]);
    expect({ headers, read }).toEqual({ headers: null, read: 2 });
  });

  it('may come in any order with their names, below lines about the file, in other languages', () => {
    const { labels } = pasted(
      'Sendung FBA123\n\nMenge;Titel;Strichcode\n1.200;Becher;4006381333931\n3;Tasse;X001ABCDEF',
    );
    expect(labels).toMatchObject([
      { value: '4006381333931', title: 'Becher', copies: 1200 },
      { value: 'X001ABCDEF', title: 'Tasse', copies: 3 },
    ]);
  });

  it('of the file of an inventory are taken by the printed code, not by the seller’s number', () => {
    const { labels, headers } = pasted(
      'sku\tfnsku\tasin\tproduct-name\tcondition\tyour-price\nA-1\tX001ABCDEF\tB0ABCDEFGH\tMug\tNew\t9.99',
    );
    expect(labels).toMatchObject([{ value: 'X001ABCDEF', title: 'Mug', condition: 'New', copies: 1 }]);
    expect(headers?.get('value')).toBe('fnsku');
  });

  it('are left out and named where copies are no number, the code is missing or was rounded', () => {
    expect(
      pasted(
        'code,title,copies\nA1,x,many\nB1,y,-1\nC1,z,0\n,q,4\n3.6E+10,r,1\n"3,6E+10",r,1\nD1,z,1.5\nE1,z,5001',
      ),
    ).toMatchObject({
      labels: [{ value: 'C1', copies: 0 }],
      read: 8,
      skipped: { 'copies-unreadable': [2, 3, 8, 9], 'no-code': [5], 'rounded-code': [6, 7] },
    });
  });

  it('have their type from codes that are written with spaces, hyphens or in full width', () => {
    const { labels } = pasted(
      [
        '0-36000-29145-2',
        '4 006381 333931',
        '４００６３８１３３３９３１',
        'Ｘ００１ＡＢＣＤＥＦ',
        '036000291453',
      ].join('\n'),
    );
    expect(labels.map(({ type }) => type)).toEqual(['upc-a', 'ean-13', 'ean-13', 'fnsku', 'upc-a']);
  });

  it('of numbers of one’s own with hyphens have one type, though the last digit of some checks the others', () => {
    const numbers = Array.from({ length: 1000 }, (_, at) => `2026-${1000 + at}-00001`);
    const typesOf = (lines: readonly string[]) =>
      new Set(pasted(lines.join('\n')).labels.map(({ type }) => type));
    expect(typesOf(numbers.slice(0, 500))).toEqual(new Set(['code-128']));
    expect(typesOf(['978-0-306-40615-7', '978-3-16-148410-0'])).toEqual(new Set(['ean-13']));
    expect(typesOf(['978-0-306-40615-7', '978-3-16-148410-1'])).toEqual(new Set(['code-128']));
  });

  it('are left out where the code is longer than any, and never cut into another one', () => {
    const { labels, skipped } = pasted(`code\n${'A'.repeat(80)}\n${'A'.repeat(81)}`);
    expect(labels.map(({ value }) => value)).toEqual(['A'.repeat(80)]);
    expect(skipped).toEqual({ 'code-too-long': [3] });
  });

  it('beyond five hundred are left out and named', () => {
    const { labels, skipped } = pasted(
      ['code', ...Array.from({ length: 502 }, (_, at) => `BOX-${at}`)].join('\n'),
    );
    expect(labels).toHaveLength(500);
    expect(skipped).toEqual({ 'too-many': [502, 503] });
  });

  it('may begin with a column that has no name', () => {
    expect(pasted('\tfnsku\tqty\n1\tX001ABCDEF\t3').labels).toMatchObject([
      { value: 'X001ABCDEF', copies: 3 },
    ]);
  });

  it('may have one column, with its name or without', () => {
    expect(pasted('UPC\n036000291452\n4006381333931').labels.map(({ type }) => type)).toEqual([
      'upc-a',
      'ean-13',
    ]);
    expect(pasted('036000291452\n4006381333931').labels.map(({ type }) => type)).toEqual(['upc-a', 'ean-13']);
  });

  it.each([
    ['X001ABCDEF\tMug, blue, large, 350 ml\t5\nX002ABCDEF\tPen, red, fine, steel\t7'],
    ['FNSKU\tTitle\tCopies\nX001ABCDEF\tMug, blue, large, 350 ml\t5\nX002ABCDEF\tPen, red, fine, steel\t7'],
  ])('are parted by their tabs, whatever commas their titles hold: %j', (text) => {
    expect(pasted(text).labels.map(({ value, title, copies }) => [value, title, copies])).toEqual([
      ['X001ABCDEF', 'Mug, blue, large, 350 ml', 5],
      ['X002ABCDEF', 'Pen, red, fine, steel', 7],
    ]);
  });

  it.each([
    ['', ''],
    ['with the names of the columns', 'FNSKU\tTitle\tCopies\n'],
    ['with their names and a line that has no tab', 'FNSKU\tTitle\tCopies\n4006381333931\n'],
  ])('may have titles that begin with a quotation mark %s', (_, head) => {
    const { labels } = pasted(
      `${head}X001ABCDEF\t"Best" Mug\t5\nX002ABCDEF\t"Big" Pen\t7\nX003ABCDEF\t"Cup\t2\nX004ABCDEF\t"Red"\t1`,
    );
    expect(labels.slice(-4).map(({ value, title, copies }) => [value, title, copies])).toEqual([
      ['X001ABCDEF', '"Best" Mug', 5],
      ['X002ABCDEF', '"Big" Pen', 7],
      ['X003ABCDEF', '"Cup', 2],
      ['X004ABCDEF', 'Red', 1],
    ]);
  });

  it('may have cells in quotation marks that hold breaks, tabs or such marks', () => {
    const { labels } = pasted(
      'X001ABCDEF\t"Mug\nblue"\t5\nX002ABCDEF\t"Pen\tred"\t7\nX003ABCDEF\t"a ""big"" Cup"\t2',
    );
    expect(labels.map(({ title, copies }) => [title, copies])).toEqual([
      ['Mug\nblue', 5],
      ['Pen\tred', 7],
      ['a "big" Cup', 2],
    ]);
  });

  it.each([
    ['X001ABCDEF\tMug\t5\nX004MM14RB\tLabels\t7\nX00AAAAAAA\tPen\t1', ['Mug', 'Labels', 'Pen']],
    ['BOX-1\tMug\t5\nBOX-2\tLabels\t7', ['Mug', 'Labels']],
    ['BOX-1,Labels,5\nBOX-2,Mug,7', ['Labels', 'Mug']],
    ['BOX-1\tMug\t5\nBOX-2\tBarcode\t7\nBOX-3\tPen\t1', ['Mug', 'Barcode', 'Pen']],
    ['BOX-1\tMug\t5\nBOX-2\tLabels\t7\tNew\tUPC\nBOX-3\tPen\t1', ['Mug', 'Labels', 'Pen']],
    ['BOX-1\tBarcode\nBOX-2\tMug\nBOX-3\tSKU', ['Barcode', 'Mug', 'SKU']],
    ['BOX-1\tMug\nBOX-2\tUnits\nBOX-3\tUPC\nBOX-4\tPen', ['Mug', 'Units', 'UPC', 'Pen']],
  ])('may have a title that reads like the name of a column: %j', (text, titles) => {
    const { labels, read, headers } = pasted(text);
    expect(labels.map(({ title }) => title)).toEqual(titles);
    expect({ read, headers }).toEqual({ read: titles.length, headers: null });
  });

  it('may name the codes alone among columns that nobody knows', () => {
    expect(pasted('ASIN\tFNSKU\nB0ABCDEFGH\tX001ABCDEF').labels).toMatchObject([{ value: 'X001ABCDEF' }]);
    expect(pasted('EAN;Preis\n4006381333931;9,99').labels).toMatchObject([{ value: '4006381333931' }]);
  });

  it('above the names of the columns are left out and named', () => {
    expect(pasted('BOX-1\tMug\t5\n\nFNSKU\tTitle\tCopies\nX001ABCDEF\tPen\t7')).toMatchObject({
      labels: [{ value: 'X001ABCDEF', title: 'Pen', copies: 7 }],
      read: 2,
      skipped: { 'above-head': [1] },
    });
  });

  it('are all labels where only the last of them could name the columns', () => {
    expect(pasted('BOX-1\tMug\t5\ncode\ttitle\tcopies').labels).toMatchObject([{ value: 'BOX-1' }]);
  });

  it('that name no column of codes give no label', () => {
    const { labels, headers } = pasted('title,copies\nMug,5');
    expect(labels).toEqual([]);
    expect(headers?.has('value')).toBe(false);
  });
});
