import { workbook } from './write-workbook.ts';
import { sheetRows } from './sheet-rows.ts';
import { sharedStringsReader } from './shared-strings.ts';
import { readWorkbook } from './read-workbook.ts';
import { WORKBOOK_LIMITS } from './workbook-limits.data.ts';
import { WorkbookRejected } from './workbook-rejected.ts';

/** A workbook of one sheet with these rows as its XML says them, and with what its cells share. */
function rowsOf(xml: string, shared = '') {
  const file = workbook([{ name: 'S', rows: [] }], {
    'xl/worksheets/sheet1.xml': `<worksheet><sheetData>${xml}</sheetData></worksheet>`,
    'xl/sharedStrings.xml': `<sst>${shared}</sst>`,
  });
  return readWorkbook(file, ([first]) => first).rows;
}

describe('the cells of a workbook', () => {
  it('read shared strings, with several text runs and without the phonetic guides of Japanese', () => {
    const shared =
      '<si><t>cup &amp; &lt;mug&gt;</t></si><si><r><t>steel </t></r><r><rPr><b/></rPr><t>bottle</t></r></si>' +
      '<si><t>水筒</t><rPh sb="0" eb="2"><t>スイトウ</t></rPh></si>';
    const cells = '<c r="A1" t="s"><v>0</v></c><c r="B1" t="s"><v>1</v></c><c r="C1" t="s"><v>2</v></c>';
    expect(rowsOf(`<row r="1">${cells}<c r="D1" t="s"><v>9</v></c></row>`, shared)).toEqual([
      ['cup & <mug>', 'steel bottle', '水筒', null],
    ]);
  });

  it.each([
    ['a figure', '<c r="A1"><v>1.5</v></c>', 1.5],
    ['a figure in powers of ten', '<c r="A1"><v>1.2E-2</v></c>', 0.012],
    ['the text of a formula', '<c r="A1" t="str"><f>A2&amp;"x"</f><v>cup</v></c>', 'cup'],
    ['the figure of a formula', '<c r="A1"><f>1+1</f><v>2</v></c>', 2],
    ['a formula that nothing has computed', '<c r="A1"><f>A2&gt;B2</f></c>', '=A2>B2'],
    ['the empty text of a formula', '<c r="A1" t="str"><f>""</f><v></v></c>', ''],
    ['a text in the cell', '<c r="A1" t="inlineStr"><is><t xml:space="preserve"> cup</t></is></c>', ' cup'],
    ['a sign by its number', '<c r="A1" t="str"><v>&#x6C34;&#31570;</v></c>', '水筒'],
    ['yes', '<c r="A1" t="b"><v>1</v></c>', 'true'],
    ['an error', '<c r="A1" t="e"><v>#DIV/0!</v></c>', null],
    ['nothing', '<c r="A1" s="3"/>', null],
    ['an id of fifteen digits', '<c r="A1"><v>281474976710657</v></c>', 281474976710657],
    [
      'an id of more digits than a number keeps',
      '<c r="A1"><v>12345678901234567</v></c>',
      '12345678901234567',
    ],
  ])('hold %s', (_, cell, value) => {
    expect(rowsOf(`<row r="1">${cell}</row>`)).toEqual([[value]]);
  });

  it.each([
    ['a built-in format', 14, '', 1, '2026-11-07'],
    ['a format with year and day', 164, 'yyyy\\-mm\\-dd', 1, '2026-11-07'],
    ['a Japanese format', 164, '[$-411]ggge"年"m"月"d"日"', 1, '2026-11-07'],
    ['an amount with a unit that has a d', 164, '0.00" USD"', 1, 46_333],
    ['a red amount', 164, '0.00;[Red]-0.00', 1, 46_333],
    ['hours', 164, '[h]:mm', 1, 46_333],
    ['a built-in amount', 4, '', 1, 46_333],
    ['a built-in format, in a cell of another one', 14, '', 0, 46_333],
  ])('show a day by %s', (_, id, code, style, value) => {
    const format = code.replaceAll('&', '&amp;').replaceAll('"', '&quot;');
    const file = workbook([{ name: 'S', rows: [] }], {
      'xl/worksheets/sheet1.xml': `<worksheet><sheetData><row r="1"><c r="A1" s="${style}"><v>46333</v></c></row></sheetData></worksheet>`,
      'xl/styles.xml':
        `<styleSheet><numFmts><numFmt numFmtId="164" formatCode="${format}"/></numFmts>` +
        `<cellStyleXfs><xf numFmtId="14"/></cellStyleXfs><cellXfs><xf numFmtId="0"/><xf numFmtId="${id}"/></cellXfs></styleSheet>`,
    });
    expect(readWorkbook(file, ([first]) => first).rows).toEqual([[value]]);
  });

  it('are placed by their address, else one after the other', () => {
    expect(rowsOf('<row r="3"><c r="B3"><v>1</v></c><c r="AA3"><v>2</v></c></row>')[2]).toHaveLength(27);
    expect(rowsOf('<row><c><v>1</v></c><c><v>2</v></c></row><row/>')).toEqual([[1, 2], []]);
    expect(rowsOf('<row r="2"><c r="A2"><v>1</v></c></row>')).toEqual([[], [1]]);
  });

  it('are read with a prefix, line breaks and comments in their tags', () => {
    const xml = '<!-- <row> --><x:row\n r="1"><x:c\n\tr="B1"\n\tt="str"><x:v>cup</x:v></x:c></x:row>';
    expect(rowsOf(xml)).toEqual([[null, 'cup']]);
  });

  it('do not depend on where the text of the file is cut', () => {
    const xml =
      '<sheetData><row r="1"><c r="A1" t="s"><v>0</v></c><c r="C1" t="str"><v>a &lt; b</v></c></row></sheetData>';
    const cut = (text: string, read: (piece: string) => void) => [...text].forEach(read);
    const strings: string[] = [];
    cut('<sst><si><t>水筒 &amp; cup</t></si></sst>', sharedStringsReader(strings));
    const sheet = sheetRows(strings, { styles: new Set(), from1904: false });
    cut(xml, sheet.read);
    expect(sheet.end().rows).toEqual([['水筒 & cup', null, 'a < b']]);
  });
});

describe('a sheet of more rows than are kept', () => {
  const kept = WORKBOOK_LIMITS.rows + WORKBOOK_LIMITS.linesAbove;
  const sheetOf = (xml: string) =>
    readWorkbook(
      workbook([{ name: 'S', rows: [] }], {
        'xl/worksheets/sheet1.xml': `<worksheet><sheetData>${xml}</sheetData></worksheet>`,
      }),
      ([first]) => first,
    );
  const rows = (count: number) => '<row><c><v>1</v></c></row>'.repeat(count);

  it('gives the first, and the number of the filled ones behind them', () => {
    const atLimit = sheetOf(rows(kept));
    expect(atLimit.rows).toHaveLength(kept);
    expect(atLimit.leftOut).toBeNull();
    const beyond = sheetOf(`${rows(kept + 2)}<row><c s="1"/></row>${rows(1)}`);
    expect(beyond.rows).toHaveLength(kept);
    expect(beyond.leftOut).toEqual({ count: 3, line: kept + 1 });
  });

  it('gives none of a row whose number is beyond the limit', () => {
    const cells = '<row r="1048576"><c r="XFD1048576"><v>1</v></c></row>';
    expect(sheetOf(cells)).toMatchObject({ rows: [], leftOut: { count: 1, line: 1_048_576 } });
  });

  it('gives the rows before there are too many cells', () => {
    const wide = '<row><c r="BXX1"><v>1</v></c></row>'; // column 2,000
    const sheet = sheetOf(wide.repeat(4_010));
    expect(sheet.rows).toHaveLength(4_001);
    expect(sheet.leftOut).toEqual({ count: 9, line: 4_002 });
    const wider = '<row><c r="BXY1"><v>1</v></c></row>';
    expect(() => sheetOf(wider.repeat(4_010))).toThrow(new WorkbookRejected('not-a-table'));
  });
});
