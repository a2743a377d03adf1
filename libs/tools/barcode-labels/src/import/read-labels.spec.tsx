import { workbook } from '@seller-toolbox/file-import/write-workbook';
import { readLabelFile, readLabelText } from './read-labels.ts';
import { toLabels } from './to-labels.ts';

// A .tsx spec, because File needs the browser environment.
describe('readLabelFile and readLabelText', () => {
  it('reads a workbook and keeps leading zeros of text cells', async () => {
    const rows = [
      ['Barcode', 'Quantity'],
      ['036000291452', 12],
      [36000291452, 3],
    ];
    const read = await readLabelFile(new File([workbook([{ name: 'S', rows }])], 'labels.xlsx'));
    expect(read.kind === 'table' && toLabels(read.table, 'New').labels).toMatchObject([
      { type: 'upc-a', value: '036000291452', copies: 12 },
      { type: 'upc-a', value: '36000291452', copies: 3 },
    ]);
  });

  it('reads a workbook without headers where a title equals a header name', async () => {
    const rows = [
      ['BOX-1', 'Mug', 5],
      ['BOX-2', 'Labels', 7],
    ];
    const read = await readLabelFile(new File([workbook([{ name: 'S', rows }])], 'labels.xlsx'));
    expect(read.kind === 'table' && toLabels(read.table, 'New').labels).toMatchObject([
      { value: 'BOX-1', title: 'Mug', copies: 5 },
      { value: 'BOX-2', title: 'Labels', copies: 7 },
    ]);
  });

  it('reads an unclosed quoted cell of maximum length', () => {
    const read = readLabelText(`X001ABCDEF\t"${'x'.repeat(10_000_000)}\t5\nX002ABCDEF\tPen\t7`);
    expect(read.kind === 'table' && read.table.rows).toHaveLength(2);
  });

  it('rejects images and empty files', async () => {
    const picture = new File([Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 0, 0, 0, 1)], 'a.csv');
    expect(await readLabelFile(picture)).toEqual({ kind: 'refused', code: 'file-not-text' });
    expect(await readLabelFile(new File([' \n '], 'b.csv'))).toEqual({
      kind: 'refused',
      code: 'file-empty',
    });
    expect(readLabelText(' \n ')).toEqual({ kind: 'refused', code: 'no-table' });
    expect(readLabelText('FNSKU\tTitle\tCopies')).toEqual({ kind: 'refused', code: 'no-table' });
  });
});
