import { workbook } from '@seller-toolbox/tool-kit/made-workbook';
import { readLabelFile, readLabelText } from './read-labels.ts';
import { toLabels } from './to-labels.ts';

// A screen's test, because a browser reads the files.
describe('a file of labels', () => {
  it('may be a workbook, whose zeros are kept where they are text', async () => {
    const rows = [
      ['Barcode', 'Quantity'],
      ['036000291452', 12],
      [36000291452, 3],
    ];
    const read = await readLabelFile(new File([workbook([{ name: 'S', rows }]) as BlobPart], 'labels.xlsx'));
    expect(read.kind === 'table' && toLabels(read.table, 'New').labels).toMatchObject([
      { type: 'upc-a', value: '036000291452', copies: 12 },
      { type: 'upc-a', value: '36000291452', copies: 3 },
    ]);
  });

  it('of pixels or of nothing is refused', async () => {
    const picture = new File([Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 0, 0, 0, 1)], 'a.csv');
    expect(await readLabelFile(picture)).toEqual({ kind: 'refused', code: 'file-not-text' });
    expect(await readLabelFile(new File([' \n '], 'b.csv'))).toEqual({ kind: 'refused', code: 'file-empty' });
    expect(readLabelText(' \n ')).toEqual({ kind: 'refused', code: 'no-table' });
  });
});
