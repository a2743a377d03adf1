import { strFromU8, unzipSync } from 'fflate';
import { workbook } from './write-workbook.ts';

it('workbook numbers its sheets from 1: spreadsheets reject another id', () => {
  const files = unzipSync(workbook(['A', 'B', 'C'].map((name) => ({ name, rows: [] }))));
  const list = strFromU8(files['xl/workbook.xml'] ?? new Uint8Array());
  expect([...list.matchAll(/name="(\w)" sheetId="(-?\d+)"/g)].map(([, name, id]) => [name, id])).toEqual([
    ['A', '1'],
    ['B', '2'],
    ['C', '3'],
  ]);
});
