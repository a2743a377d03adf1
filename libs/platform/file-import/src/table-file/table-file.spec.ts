import {
  decimalSignOf,
  decodeText,
  isKnownHeader,
  matchColumns,
  numberIn,
  readTable,
  type ColumnField,
} from './index.ts';

const FIELDS: readonly ColumnField<'sku' | 'stock' | 'inbound'>[] = [
  { field: 'sku', aliases: ['sku', '商家sku', '出品者sku'] },
  { field: 'stock', aliases: ['available', '可售数量', '在庫数'] },
  { field: 'inbound', aliases: ['inbound'], sumOf: ['working', 'shipped', 'receiving'] },
];
const isKnown = isKnownHeader(FIELDS);
const read = (text: string, mostRows = 10) => readTable(text, { mostRows, isKnown });
const bytes = (text: string) => new TextEncoder().encode(text);
const utf16 = (text: string) => new Uint8Array([0xff, 0xfe, ...Buffer.from(text, 'utf16le')]);

import { MAX_CELLS } from './read-table.ts';
import { parseNumber } from '@seller-toolbox/words';

describe('the text of a file', () => {
  it.each([
    ['UTF-8', bytes('sku,available\nA,1')],
    ['UTF-8 with its mark', bytes('\ufeffsku,available\nA,1')],
    ['UTF-16', utf16('sku,available\nA,1')],
    ['UTF-16 without its mark', utf16('sku,available\nA,1').slice(2)],
  ])('in %s is read', (_, file) => {
    const decoded = decodeText(file);
    expect(decoded.ok && read(decoded.text)?.headers).toEqual(['sku', 'available']);
  });

  it('in an old encoding is read in the one that gives known headers', () => {
    // 商家SKU,可售数量 in GB18030 and 出品者SKU,在庫数 in Shift-JIS.
    const chinese = Uint8Array.from(Buffer.from('c9ccbcd2534b552cbfc9cadbcafdc1bf0a412c31', 'hex'));
    const japanese = Uint8Array.from(Buffer.from('8f6f95698ed2534b552c8ddd8cc990940a412c31', 'hex'));
    expect(decodeText(chinese, isKnown)).toMatchObject({ encoding: 'gb18030' });
    expect(decodeText(japanese, isKnown)).toMatchObject({
      encoding: 'shift_jis',
      text: '出品者SKU,在庫数\nA,1',
    });
  });

  it.each([
    ['a workbook', bytes('PK\u0003\u0004rest'), 'file-is-workbook'],
    ['an old workbook', Uint8Array.of(0xd0, 0xcf, 0x11, 0xe0, 0xa1), 'file-is-old-workbook'],
    ['zeros', bytes('a,b\0c'), 'file-not-text'],
    ['nothing', bytes(''), 'file-empty'],
    ['white space', bytes(' \n\n '), 'file-empty'],
    ['too much', new Uint8Array(20 * 1024 * 1024 + 1), 'file-too-large'],
  ])('that is %s is rejected with its code', (_, file, code) => {
    expect(decodeText(file)).toEqual({ ok: false, code });
  });
});

describe('readTable', () => {
  it.each([
    ['commas', 'sku,available\nA,1'],
    ['semicolons', 'sku;available\nA;1'],
    ['tabs', 'sku\tavailable\nA\t1'],
  ])('splits cells at %s', (_, text) => {
    expect(read(text)).toMatchObject({
      headers: ['sku', 'available'],
      rows: [{ line: 2, cells: ['A', '1'] }],
    });
  });

  it.each([',', ';', '\t', '|'])(
    'of two columns parted by %j may end its last line and begin with a title',
    (sign) => {
      const text = ['Stock of today', '', `sku${sign}available`, `A${sign}1`, ''].join('\r\n');
      expect(read(text)).toMatchObject({
        delimiter: sign,
        headers: ['sku', 'available'],
        rows: [{ line: 4, cells: ['A', '1'] }],
      });
    },
  );

  it.each([';', '\t'])(
    'reads two unknown columns separated by %j up to an unterminated last line',
    (sign) => {
      expect(read(`nimike${sign}määrä\nA${sign}1\n`)).toMatchObject({
        delimiter: sign,
        rows: [{ cells: ['A', '1'] }],
      });
    },
  );

  it.each([
    ['A;1,5;2,5\nB;3,5;4,5', ';'],
    ['1,5;2,5\n3,5;4,5\n', ';'],
    ['BOX-1;Mug, blue, large, 350 ml;5\nBOX-2;Pen, red, fine, steel;7', ';'],
    ['BOX-1;Mug, blue, large, 350 ml;5\nBOX-2;Pen', ';'],
    ['Stock\n\nA;1,5\nB;2,5', ';'],
    ['A|1,5|2,5\nB|3,5|4,5', '|'],
    ['A\t1,5;2,5\nB\t3,5;4,5', '\t'],
    ['A\tCup, red\nB\tBag, blue', '\t'],
    ['BOX-1,Mug; blue,5\nBOX-2,Pen; red,7', ','],
    ['"A;B",1\n"C;D",2', ','],
    ['A,1\nB;C,2\nD,3', ','],
  ])('finds the delimiter that every line has, without known headers: %j', (text, delimiter) => {
    expect(readTable(text, { mostRows: 9, isKnown, isHead: () => false })).toMatchObject({ delimiter });
  });

  it('skips lines above the headers, and empty lines', () => {
    const table = read('Report of,2026-11-01\n\nsku,available\n\nA,1\n,\nB,2\n');
    expect(table?.headers).toEqual(['sku', 'available']);
    expect(table?.rows.map(({ line }) => line)).toEqual([5, 7]);
  });

  it('keeps quoted delimiters and line breaks, and unwraps identifiers', () => {
    const table = read('sku,available\n"A, ""big""\n red",="007"');
    expect(table?.rows[0]?.cells).toEqual(['A, "big"\n red', '007']);
  });

  it('keeps titles that begin with a quotation mark between tabs, and the lines below them', () => {
    const table = read('sku\ttitle\tavailable\nA\t"Big" Mug, 5" tall\t1\nB\t"Best\t2\nC\t"a ""b"""\t3\n');
    expect(table?.rows.map(({ cells }) => cells)).toEqual([
      ['A', '"Big" Mug, 5" tall', '1'],
      ['B', '"Best', '2'],
      ['C', 'a "b"', '3'],
    ]);
  });

  it('names no limit where the whole file was read', () => {
    const table = read('sku,available\nA,1');
    expect(table).toMatchObject({ unread: false });
    expect(table).not.toHaveProperty('limit');
  });

  it('reports that rows over the limit were not read', () => {
    expect(read('sku,available\nA,1\nB,2\nC,3', 2)).toMatchObject({
      unread: true,
      limit: { kind: 'rows', max: 2 },
    });
    expect(read('sku,available\nA,1\nB,2', 2)).toMatchObject({ unread: false });
  });

  // 45,000 rows of 27 columns lost 6,985 rows, and the limit that was named was that of rows.
  it('reads as many cells as a workbook has, and names that limit where there are more', () => {
    const text = (separators: number) => `sku,available\nA,1\n${','.repeat(separators - 2)}\nC,3`;
    expect(read(text(MAX_CELLS - 1))).toMatchObject({ rows: [{ line: 2 }, { line: 4 }], unread: false });
    expect(read(text(MAX_CELLS))).toMatchObject({
      rows: [{ line: 2 }],
      unread: true,
      limit: { kind: 'cells', max: MAX_CELLS },
    });
  });

  it('takes only a line that isHead accepts as headers, and returns the lines above it', () => {
    const isHead = (cells: readonly string[]) => cells.filter(isKnown).length > 1;
    const asked = (text: string) => readTable(text, { mostRows: 2, isKnown, isHead });
    expect(asked('A,available\nB,2')).toMatchObject({
      headers: [],
      above: [],
      rows: [
        { line: 1, cells: ['A', 'available'] },
        { line: 2, cells: ['B', '2'] },
      ],
      unread: false,
    });
    expect(asked('Report\n\nsku,available\nA,1')).toMatchObject({
      headers: ['sku', 'available'],
      above: [{ line: 1 }],
      rows: [{ line: 4 }],
    });
    expect(asked('A,1\nsku,available')).toMatchObject({ headers: [], rows: [{ line: 1 }, { line: 2 }] });
    expect(asked('A,1\nB,2\nC,3')).toMatchObject({ rows: [{ line: 1 }, { line: 2 }], unread: true });
    expect(asked('sku,available')).toBeNull();
    expect(read('Report\nsku,available\nA,1')).not.toHaveProperty('above');
  });

  it('splits cells at the delimiter of the caller', () => {
    const text = 'A\tone, two, three\nB\tfour, five, six';
    expect(readTable(text, { mostRows: 2, isKnown, delimiter: '\t' })?.headers).toEqual([
      'A',
      'one, two, three',
    ]);
  });

  it('returns null without a row below the headers', () => {
    expect(read('sku,available')).toBeNull();
    expect(read('')).toBeNull();
  });
});

describe('columns', () => {
  it('are found by their headers in any case, width and punctuation', () => {
    expect(matchColumns(['Merchant', 'ＳＫＵ', '可售数量'], FIELDS)).toEqual({
      sku: [1],
      stock: [2],
      inbound: [],
    });
  });

  it('are summed where no column has the total', () => {
    expect(matchColumns(['sku', 'working', 'Shipped', 'receiving'], FIELDS).inbound).toEqual([1, 2, 3]);
    expect(matchColumns(['working', 'inbound', 'shipped'], FIELDS).inbound).toEqual([1]);
  });

  it('with similar headers are proposed, each for one field only', () => {
    expect(matchColumns(['availabel', 'sku'], FIELDS).stock).toEqual([]);
    expect(matchColumns(['availables', 'sku'], FIELDS).stock).toEqual([0]);
  });
});

describe('numbers of a file', () => {
  it.each([
    [['1,234', '12.5'], ',', '.'],
    [['1.234', '12,5'], ';', ','],
    [['1,234,567'], ';', '.'],
    [['12,34,567'], ';', '.'],
    [['1,23,456.00'], ';', '.'],
    [['1.234.567'], ',', ','],
    [['7', '8'], ';', ','],
    [['7', '8'], ',', '.'],
    [['€ 1.234,50'], ',', ','],
    [['1.234', '5'], ';', ','],
    [['1,234.56'], ';', '.'],
    [['1234.567'], ';', '.'],
    [['123.456'], ';', ','],
    [['0.125'], ';', '.'],
    [['.5'], ';', '.'],
    [['1.25E+3'], ';', '.'],
    [['１２，５'], ',', ','],
    [['1.2.3', '22.11.2026', 'n/a'], ',', '.'],
    [['7'], null, '.'],
  ] as const)('%j between "%s" have the decimal sign "%s"', (cells, delimiter, sign) => {
    expect(decimalSignOf(cells, delimiter)).toEqual({ sign, isMixed: false });
  });

  it.each([
    [['1.420', '7'], '\t', ','],
    [['1,420', '7'], ';', '.'],
    [['0.420'], '\t', '.'],
    [['7'], ';', ','],
    [['12.000', '30.000'], ',', '.'],
    [['12.000', '3'], ',', '.'],
    [['12.000', '30.000', ''], '\t', '.'],
    [['12,000', '30,000'], ';', ','],
    [['12.000', '3'], '\t', ','],
    [['3', '１２.０００'], '\t', ','],
  ] as const)('%j of whole things between "%s" have the decimal sign "%s"', (counts, delimiter, sign) => {
    expect(decimalSignOf(counts, delimiter, counts).sign).toBe(sign);
  });

  it('are decided by amounts before whole numbers', () => {
    expect(decimalSignOf(['1.420', '2.50', '1.75'], ';', ['1.420'])).toEqual({ sign: '.', isMixed: false });
  });

  it('that are ambiguous are reported, and the majority decides', () => {
    expect(decimalSignOf(['1.50', '1,50', '2,75'], ',')).toEqual({ sign: ',', isMixed: true });
    expect(decimalSignOf(['1.50', '1,50'], ';')).toEqual({ sign: ',', isMixed: true });
  });

  it('are read with the decimal sign of the file', () => {
    expect(numberIn('1,234', '.')).toBe(1234);
    expect(numberIn('1.234', ',')).toBe(1234);
    expect(numberIn('12,5', ',')).toBe(12.5);
    expect(numberIn('n/a', '.')).toBeNull();
    expect(numberIn('', '.')).toBeNull();
  });

  it.each(['7', '007', '1.5', '0.25', '12.345', '1.234', '1234.567', '123456789012345.5', '1.', '.5', '1e3'])(
    'reads %s like a typed number',
    (cell) => {
      expect(numberIn(cell, '.')).toBe(parseNumber(cell, 'en'));
      expect(numberIn(cell, ',')).toBe(parseNumber(cell, 'vi'));
    },
  );
});
