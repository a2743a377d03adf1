import type { TableKind, TextKind, TextTable } from '@seller-toolbox/tool-contract';
import { workbook } from '../workbook/write-workbook.ts';
import { importBytes, kindsOfFile, rankKinds } from './index.ts';

const toInput = (table: TextTable) => ({
  input: { headers: table.headers },
  read: table.rows.length,
  used: 1,
});
const STOCK: TableKind<object> = {
  id: 'stock',
  form: 'table',
  columns: [
    { field: 'sku', aliases: ['sku'] },
    { field: 'onHand', aliases: ['available', 'afn fulfillable quantity'] },
    { field: 'inbound', aliases: ['inbound'], sumOf: ['inbound working', 'inbound shipped'] },
  ],
  required: [['sku'], ['onHand', 'inbound']],
  uniqueHeaders: ['afn fulfillable quantity'],
  toInput,
};
const CODES: TableKind<object> = {
  id: 'codes',
  form: 'table',
  columns: [
    { field: 'value', aliases: ['fnsku', 'sku'] },
    { field: 'title', aliases: ['title', 'product name'] },
  ],
  required: [['value']],
  cell: /^X0\w{8}$/,
  toInput,
};
const CALENDAR: TextKind<object> = {
  id: 'calendar',
  form: 'text',
  accept: '.ics,text/calendar',
  toInput: (text) => ({ input: { text }, read: 1, used: 1 }),
};
const KINDS = [CALENDAR, CODES, STOCK];

const table = (headers: readonly string[], cells: readonly string[] = ['1']): TextTable => ({
  headers,
  rows: [{ line: 2, cells }],
  delimiter: ',',
  unread: false,
});
const idsOf = (found: TextTable) => rankKinds(found, KINDS).map(({ kind }) => kind.id);
const file = (name: string, content: string | Uint8Array) => ({
  name,
  type: '',
  read: () => Promise.resolve(typeof content === 'string' ? new TextEncoder().encode(content) : content),
});

describe('rankKinds', () => {
  it('puts the kind with more of the headers first', () => {
    expect(idsOf(table(['SKU', 'Available', 'Inbound']))).toEqual(['stock', 'codes']);
    expect(idsOf(table(['SKU', 'Product-Name', 'Notes', 'Inbound (working)']))).toEqual(['codes', 'stock']);
  });

  it('puts the kind with a header of its own first, however many others there are', () => {
    const [best] = rankKinds(
      table(['sku', 'title', 'asin', 'price', 'color', 'afn-fulfillable-quantity']),
      KINDS,
    );
    expect(best?.kind.id).toBe('stock');
    expect(best?.confidence).toBeGreaterThan(0.9);
  });

  it('rejects a table without a required field', () => {
    expect(idsOf(table(['Available', 'Title']))).toEqual([]);
  });

  it('recognizes a list without headers by its cells', () => {
    expect(idsOf(table(['X001ABCDEF', 'Mug'], ['X004MM14RB', 'Pen']))).toEqual(['codes']);
    expect(idsOf(table(['Mug'], ['Pen']))).toEqual([]);
  });

  it.each([
    ['all headers known, one of them unique', ['sku', 'afn fulfillable quantity'], 1],
    ['half of the headers known, one of them unique', ['sku', 'afn fulfillable quantity', 'a', 'b'], 0.95],
    ['all headers known', ['sku', 'available'], 0.85],
    ['half of the headers known', ['sku', 'available', 'a', 'b'], 0.625],
    ['half of the headers known, and columns without one', ['sku', '', 'available', 'a', 'b', '?'], 0.625],
  ])('with %s has the confidence of its share', (_title, headers, confidence) => {
    const [stock] = rankKinds(table(headers), [STOCK]);
    expect(stock?.confidence).toBeCloseTo(confidence, 12);
  });

  it.each([
    ['one of two', ['A', 'B'], false],
    ['three of four', ['A', 'X1', 'X1', 'X1'], false],
    ['four of five', ['A', 'X1', 'X1', 'X1', 'X1'], true],
    ['one with blanks around it', [' X1 '], true],
    ['the first 20 rows of many', [...Array<string>(20).fill('X1'), ...Array<string>(20).fill('A')], true],
  ])('takes a list by its cells: %s', (_title, cells, recognized) => {
    const list = { ...CODES, cell: /^X1$/ };
    const rows = cells.map((cell, index) => ({ line: index + 1, cells: ['Mug', cell] }));
    const found = rankKinds({ headers: [], rows, delimiter: ',', unread: false }, [list]);
    expect(found).toEqual(recognized ? [{ kind: list, confidence: 0.6 }] : []);
  });

  it('counts a line where headers would be as one of a list', () => {
    const headers = ['Code', 'Name'];
    const rows = [2, 3, 4, 5].map((line) => ({ line, cells: ['X001ABCDEF', 'Mug'] }));
    const list = { headers, rows, delimiter: ',', unread: false };
    expect(idsOf(list)).toEqual(['codes']);
    expect(idsOf({ ...list, rows: rows.slice(1) })).toEqual([]);
  });
});

describe('kindsOfFile', () => {
  it('recognizes text, workbook and name', async () => {
    const rows = [
      ['sku', 'afn-fulfillable-quantity'],
      ['A', 3],
    ];
    const ids = async (name: string, content: string | Uint8Array) =>
      (await kindsOfFile(file(name, content), KINDS)).map(({ kind }) => kind.id);
    expect(await ids('a.txt', 'about the file\n\nsku;available\nA;3\n')).toEqual(['stock', 'codes']);
    expect(await ids('a.xlsx', workbook([{ name: 'S', rows }]))).toEqual(['stock', 'codes']);
    expect(await ids('A.ICS', '')).toEqual(['calendar']);
    expect(await ids('a.csv', '')).toEqual([]);
    expect(await ids('a.pdf', '%PDF-1.7\n')).toEqual([]);
  });
});

it('importBytes gives the table or the text of a file to its kind', async () => {
  const bytes = (text: string) => new TextEncoder().encode(text);
  expect(await importBytes(bytes('sku,available\nA,3'), 'a.csv', STOCK)).toEqual({
    input: { headers: ['sku', 'available'] },
    read: 1,
    used: 1,
  });
  expect(await importBytes(bytes('BEGIN'), 'a.ics', CALENDAR)).toMatchObject({ input: { text: 'BEGIN' } });
  expect(await importBytes(bytes(''), 'a.csv', STOCK)).toBeNull();
});
