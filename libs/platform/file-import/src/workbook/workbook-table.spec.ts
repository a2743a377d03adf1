import { isKnownHeader, numberIn } from '../table-file/index.ts';
import { workbook, type MadeSheet } from './write-workbook.ts';
import { WorkbookRejected } from './workbook-rejected.ts';
import { workbookTable } from './workbook-table.ts';

const isKnown = isKnownHeader([{ field: 'sku', aliases: ['sku'] }]);
const tableOf = (...sheets: MadeSheet[]) => workbookTable(workbook(sheets), { mostRows: 3, isKnown });
const list = (...rows: MadeSheet['rows']): MadeSheet => ({ name: 'List', rows });

describe('the table of a workbook', () => {
  it('has headers, row numbers of the spreadsheet, and parsable numbers', () => {
    const table = tableOf(
      list(['Stock of', 46_000], [], ['SKU', 'Sold'], ['A', 1.234], [null, null], ['B', 0.5]),
    );
    expect(table).toMatchObject({
      headers: ['SKU', 'Sold'],
      rows: [
        { line: 4, cells: ['A', '1.234'] },
        { line: 6, cells: ['B', '0.5'] },
      ],
      unread: false,
    });
  });

  it('writes numbers with the decimal sign of its texts', () => {
    const table = tableOf(list(['sku', 'sold'], ['A', 1.234], ['B', '1.234,5']));
    const sign = table?.decimalSign ?? '.';
    expect(table?.rows.map(({ cells }) => numberIn(cells[1] ?? '', sign))).toEqual([1.234, 1234.5]);
  });

  it('is the first tab with a known header, else the first with a table', () => {
    const about = { name: 'About', rows: [['Made on'], ['2026-11-22']] };
    expect(tableOf(about, list(['sku'], ['A']))?.headers).toEqual(['sku']);
    expect(tableOf({ name: 'Empty', rows: [] }, about)?.headers).toEqual(['Made on']);
    expect(tableOf(list(['sku'], ['A']), list(['sku', 'stock'], ['B', 1]))?.headers).toEqual(['sku']);
    expect(tableOf(about, list(['artikel'], ['A']))?.headers).toEqual(['Made on']);
  });

  it('is found behind a tab that is rejected', () => {
    const about = { name: 'About', rows: [['Made on'], ['2026-11-22']] };
    const bytes = workbook([about, { name: 'Raw', rows: [] }, list(['sku'], ['A'])], {
      'xl/worksheets/sheet2.xml':
        '<worksheet><sheetData><row r="1048576"><c r="A1048576"><v>1</v></c></row></sheetData></worksheet>',
    });
    expect(workbookTable(bytes, { mostRows: 3, isKnown })?.headers).toEqual(['sku']);
  });

  it('says when it has more rows than are taken', () => {
    expect(tableOf(list(['sku'], ['A'], ['B'], ['C']))).toMatchObject({ unread: false });
    expect(tableOf(list(['sku'], ['A'], ['B'], ['C'], ['D']))).toMatchObject({ unread: true });
  });

  it('is none without rows, and rejected where the workbook is broken', () => {
    expect(tableOf(list(['sku']))).toBeNull();
    expect(() => workbookTable(new Uint8Array([0x50, 0x4b, 3, 4]), { mostRows: 3, isKnown })).toThrow(
      new WorkbookRejected('workbook-broken'),
    );
  });
});
