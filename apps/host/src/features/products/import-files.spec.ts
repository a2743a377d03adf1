import { readImport } from './import-files.ts';
import { openPasted, proposeMapping } from '@seller-toolbox/file-import/product-file';

function read(text: string) {
  const opened = openPasted(text);
  if (opened.kind !== 'table') throw new Error(opened.code);
  const { table } = opened;
  return readImport(
    [{ name: 'a.csv', table, mapping: proposeMapping(table.headers, table.rows) }],
    undefined,
  )[0];
}

describe('readImport', () => {
  it('names a line without a product instead of adding one without a name', () => {
    const reading = read('SKU,Unit cost\nA,2\n,3\nB,4');
    expect(reading?.products.map(({ product }) => product.sku)).toEqual(['A', 'B']);
    expect(reading?.problems).toEqual([{ line: 3, header: 'SKU', cell: '–' }]);
  });

  it.each(['ASIN', 'FNSKU', 'EAN', 'UPC', 'Title'])('takes a line that has only its %s', (header) => {
    const reading = read(`${header},Unit cost\nB000000001,2`);
    expect(reading?.products).toHaveLength(1);
    expect(reading?.problems).toEqual([]);
  });
});
