import type { TableKind, TextKind } from '@seller-toolbox/tool-contract';
import { kindsOfFile } from './kinds-of-file.ts';

const toInput = () => ({ input: {}, read: 1, used: 1 });
const CALENDAR: TextKind<object> = {
  id: 'calendar',
  form: 'text',
  accept: '.ics,text/calendar',
  toInput,
};
const STOCK: TableKind<object> = {
  id: 'stock',
  form: 'table',
  columns: [
    { field: 'sku', aliases: ['sku'] },
    { field: 'onHand', aliases: ['available'] },
  ],
  required: [['sku']],
  toInput,
};
const read = (text: string) => () => Promise.resolve(new TextEncoder().encode(text));
const unreadable = () => Promise.reject(new Error('gone'));

describe('kindsOfFile', () => {
  it.each([
    { name: 'fees.ICS', type: '' },
    { name: 'fees', type: 'text/calendar' },
  ])('recognizes $name of type "$type" without reading it', async (file) => {
    expect(await kindsOfFile({ ...file, read: unreadable }, [STOCK, CALENDAR])).toEqual([
      { kind: CALENDAR, confidence: 0.95 },
    ]);
  });

  it('rejects a file that its name does not tell and that cannot be read', async () => {
    await expect(
      kindsOfFile({ name: 'a.csv', type: '', read: unreadable }, [STOCK, CALENDAR]),
    ).rejects.toThrow('gone');
  });

  it('finds the head below lines about the file by the headers of any kind, compared as that kind does', async () => {
    const other = { ...STOCK, id: 'other', plain: (header: string) => header.replace(/^Item /, '') };
    const file = { name: 'a.csv', type: '', read: read('My,shop\nItem sku,Item available\nA,3') };
    const ids = async (...kinds: TableKind<object>[]) =>
      (await kindsOfFile(file, kinds)).map(({ kind }) => kind.id);
    expect(await ids(STOCK, other)).toEqual(['other']);
    expect(await ids(STOCK)).toEqual([]);
  });
});
