import type { BytesKind, TableKind, TextKind, TextTable } from '@seller-toolbox/tool-contract';
import { importBytes } from './import-bytes.ts';

const bytes = (text: string) => new TextEncoder().encode(text);
const PDF = bytes('%PDF-1.7\n');

const STOCK: TableKind<object> = {
  id: 'stock',
  form: 'table',
  columns: [
    { field: 'sku', aliases: ['sku'] },
    { field: 'onHand', aliases: ['available'] },
  ],
  required: [['sku']],
  toInput: ({ headers, rows }: TextTable, name) => ({
    input: { headers, rows: rows.map(({ cells }) => cells), name },
    read: rows.length,
    used: rows.length,
  }),
};
const inputOf = async (text: string, kind: TableKind<object> = STOCK) =>
  (await importBytes(bytes(text), 'stock.csv', kind))?.input;

describe('importBytes of a table', () => {
  const known = { headers: ['SKU', 'Available'], rows: [['A', '3']], name: 'stock.csv' };

  it('gives the headers, the rows and the name of the file to the kind', async () => {
    expect(await inputOf('SKU,Available\nA,3')).toEqual(known);
  });

  it('finds the head by the headers of the kind, below lines about the file', async () => {
    expect(await inputOf('Report,2026-11\nSKU,Available\nA,3')).toEqual(known);
  });

  it('compares headers as the kind does', async () => {
    const kind = { ...STOCK, plain: (header: string) => header.replace(/^(?:Item|Stock) /, '') };
    const text = 'sku?,available?\nItem sku,Stock available\nA,3';
    expect(await inputOf(text, kind)).toMatchObject({ headers: ['Item sku', 'Stock available'] });
    expect(await inputOf(text)).toMatchObject({ headers: ['sku?', 'available?'] });
  });

  it('takes as head only a line that can be the head of the kind', async () => {
    const kind = { ...STOCK, isHead: (cells: readonly string[]) => cells.includes('SKU') };
    expect(await inputOf('A,3\nB,4', kind)).toMatchObject({
      headers: [],
      rows: [
        ['A', '3'],
        ['B', '4'],
      ],
    });
    expect(await inputOf('A,3\nB,4')).toMatchObject({ headers: ['A', '3'], rows: [['B', '4']] });
  });

  it('is null without rows, and for a file that holds no table', async () => {
    expect(await importBytes(bytes('SKU,Available\n'), 'stock.csv', STOCK)).toBeNull();
    expect(await importBytes(PDF, 'stock.csv', STOCK)).toBeNull();
  });
});

describe('importBytes of a text', () => {
  const CALENDAR: TextKind<object> = {
    id: 'calendar',
    form: 'text',
    accept: '.ics',
    toInput: (text) => ({ input: { text }, read: 1, used: 1 }),
  };

  it('gives the decoded text to the kind', async () => {
    expect(await importBytes(bytes('日历'), 'a.ics', CALENDAR)).toMatchObject({ input: { text: '日历' } });
  });

  it('is null for a file that is no text', async () => {
    const image = Uint8Array.of(0xff, 0xd8, 0xff, 0x00, 0x00, 0x10);
    expect(await importBytes(image, 'a.ics', CALENDAR)).toBeNull();
  });
});

describe('importBytes of bytes', () => {
  it('gives them to the kind unread, with the name of the file', async () => {
    const kind: BytesKind<object> = {
      id: 'image',
      form: 'bytes',
      accept: '.jpg',
      toInput: (content, name) => ({ input: { content, name }, read: 1, used: 1 }),
    };
    expect(await importBytes(PDF, 'a.jpg', kind)).toMatchObject({ input: { content: PDF, name: 'a.jpg' } });
  });
});
