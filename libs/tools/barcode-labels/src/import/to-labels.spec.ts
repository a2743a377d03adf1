import { MAX_LABELS } from '../engine/barcode-labels.schema.ts';
import { readLabelText } from './read-labels.ts';
import { toLabels } from './to-labels.ts';

function pasted(text: string) {
  const read = readLabelText(text);
  if (read.kind === 'refused') throw new Error(read.code);
  const { skipped, ...rest } = toLabels(read.table, 'New');
  return { ...rest, skipped: Object.fromEntries(skipped) };
}

describe('toLabels', () => {
  it('reads code, title, copies and condition and derives the type from the code', () => {
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
  ])('reads a single row without headers: %j', (text) => {
    expect(pasted(text)).toEqual({
      labels: [{ type: 'fnsku', value: 'X001ABCDEF', title: 'Mug, blue', condition: 'New', copies: 5 }],
      read: 1,
      skipped: {},
      headers: null,
    });
  });

  it('reads semicolon-separated rows with commas and without headers', () => {
    const { labels } = pasted('BOX-1;Mug, blue, large, 350 ml;5\nBOX-2;Pen, red, fine, steel;7');
    expect(labels.map(({ value, title, copies }) => [value, title, copies])).toEqual([
      ['BOX-1', 'Mug, blue, large, 350 ml', 5],
      ['BOX-2', 'Pen, red, fine, steel', 7],
    ]);
  });

  it('reads localized thousands separators in copies', () => {
    expect(pasted('X001ABCDEF\tMug\t1.200\nX002ABCDEF\tPen\t7').labels.map(({ copies }) => copies)).toEqual([
      1200, 7,
    ]);
  });

  it('treats the first row without headers as a label', () => {
    const { labels, headers, read } = pasted('X001ABCDEF,杯子,5\nX004MM14RB,UPC,7');
    expect(labels.map(({ value, title, copies }) => [value, title, copies])).toEqual([
      ['X001ABCDEF', '杯子', 5],
      ['X004MM14RB', 'UPC', 7],
    ]);
    expect({ headers, read }).toEqual({ headers: null, read: 2 });
  });

  it('reads localized headers in any order below lines about the file', () => {
    const { labels } = pasted(
      'Sendung FBA123\n\nMenge;Titel;Strichcode\n1.200;Becher;4006381333931\n3;Tasse;X001ABCDEF',
    );
    expect(labels).toMatchObject([
      { value: '4006381333931', title: 'Becher', copies: 1200 },
      { value: 'X001ABCDEF', title: 'Tasse', copies: 3 },
    ]);
  });

  it('prefers the FNSKU over the SKU in an inventory file', () => {
    const { labels, headers } = pasted(
      'sku\tfnsku\tasin\tproduct-name\tcondition\tyour-price\nA-1\tX001ABCDEF\tB0ABCDEFGH\tMug\tNew\t9.99',
    );
    expect(labels).toMatchObject([{ value: 'X001ABCDEF', title: 'Mug', condition: 'New', copies: 1 }]);
    expect(headers?.get('value')).toBe('fnsku');
  });

  it('skips rows with invalid copies, missing or rounded codes', () => {
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

  it('derives the type from codes with spaces, hyphens or full-width digits', () => {
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

  it('gives hyphenated serial numbers one type, even if some have a valid check digit', () => {
    const numbers = Array.from({ length: 1000 }, (_, at) => `2026-${1000 + at}-00001`);
    const typesOf = (lines: readonly string[]) =>
      new Set(pasted(lines.join('\n')).labels.map(({ type }) => type));
    expect(typesOf(numbers.slice(0, 500))).toEqual(new Set(['code-128']));
    expect(typesOf(['978-0-306-40615-7', '978-3-16-148410-0'])).toEqual(new Set(['ean-13']));
    expect(typesOf(['978-0-306-40615-7', '978-3-16-148410-1'])).toEqual(new Set(['code-128']));
  });

  it('skips too long codes instead of truncating them', () => {
    const { labels, skipped } = pasted(`code\n${'A'.repeat(80)}\n${'A'.repeat(81)}`);
    expect(labels.map(({ value }) => value)).toEqual(['A'.repeat(80)]);
    expect(skipped).toEqual({ 'code-too-long': [3] });
  });

  it('skips rows beyond MAX_LABELS', () => {
    const { labels, skipped } = pasted(
      ['code', ...Array.from({ length: MAX_LABELS + 2 }, (_, at) => `BOX-${at}`)].join('\n'),
    );
    expect(labels).toHaveLength(MAX_LABELS);
    expect(skipped).toEqual({ 'too-many': [MAX_LABELS + 2, MAX_LABELS + 3] });
  });

  it('accepts a first column without a header', () => {
    expect(pasted('\tfnsku\tqty\n1\tX001ABCDEF\t3').labels).toMatchObject([
      { value: 'X001ABCDEF', copies: 3 },
    ]);
  });

  it('accepts a single column with or without a header', () => {
    expect(pasted('UPC\n036000291452\n4006381333931').labels.map(({ type }) => type)).toEqual([
      'upc-a',
      'ean-13',
    ]);
    expect(pasted('036000291452\n4006381333931').labels.map(({ type }) => type)).toEqual(['upc-a', 'ean-13']);
  });

  it.each([
    ['X001ABCDEF\tMug, blue, large, 350 ml\t5\nX002ABCDEF\tPen, red, fine, steel\t7'],
    ['FNSKU\tTitle\tCopies\nX001ABCDEF\tMug, blue, large, 350 ml\t5\nX002ABCDEF\tPen, red, fine, steel\t7'],
  ])('splits rows with tabs by tabs, not by commas: %j', (text) => {
    expect(pasted(text).labels.map(({ value, title, copies }) => [value, title, copies])).toEqual([
      ['X001ABCDEF', 'Mug, blue, large, 350 ml', 5],
      ['X002ABCDEF', 'Pen, red, fine, steel', 7],
    ]);
  });

  it.each([
    ['', ''],
    ['with a header', 'FNSKU\tTitle\tCopies\n'],
    ['with a header and a line without tabs', 'FNSKU\tTitle\tCopies\n4006381333931\n'],
  ])('keeps titles that begin with a quotation mark %s', (_, head) => {
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

  it('reads quoted cells with line breaks, tabs and quotation marks', () => {
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
  ])('accepts a title that equals a header name: %j', (text, titles) => {
    const { labels, read, headers } = pasted(text);
    expect(labels.map(({ title }) => title)).toEqual(titles);
    expect({ read, headers }).toEqual({ read: titles.length, headers: null });
  });

  it('finds the code column among unknown columns', () => {
    expect(pasted('ASIN\tFNSKU\nB0ABCDEFGH\tX001ABCDEF').labels).toMatchObject([{ value: 'X001ABCDEF' }]);
    expect(pasted('EAN;Preis\n4006381333931;9,99').labels).toMatchObject([{ value: '4006381333931' }]);
  });

  it('skips rows above the header', () => {
    expect(pasted('BOX-1\tMug\t5\n\nFNSKU\tTitle\tCopies\nX001ABCDEF\tPen\t7')).toMatchObject({
      labels: [{ value: 'X001ABCDEF', title: 'Pen', copies: 7 }],
      read: 2,
      skipped: { 'above-head': [1] },
    });
  });

  it('treats a header-like last row as a label', () => {
    expect(pasted('BOX-1\tMug\t5\ncode\ttitle\tcopies').labels).toMatchObject([{ value: 'BOX-1' }]);
  });

  it('gives no labels without a code column', () => {
    const { labels, headers } = pasted('title,copies\nMug,5');
    expect(labels).toEqual([]);
    expect(headers?.has('value')).toBe(false);
  });
});
