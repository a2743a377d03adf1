import { zipSync } from 'fflate';
import { workbook } from '@seller-toolbox/file-import/write-workbook';
import { bytesOf, utf16 } from './encoded-text.fixture.ts';

const HEADER = 'Customer Search Term,Clicks,Spend,Sales,Orders';
const LINE = 'cup,1,2,3,1';
const report = (...lines: string[]) => bytesOf([HEADER, ...lines].join('\n'));
const repeat = (text: string, count: number) => text.repeat(count);
const header = HEADER.split(',');

/** A zip bomb: the archive directory declares a small sheet. */
function zipBombWithFalseSize(): Uint8Array {
  const archive = workbook([{ name: 'S', rows: [header] }], {
    'xl/worksheets/sheet1.xml': `<worksheet><sheetData>${repeat(' ', 130_000_000)}</sheetData></worksheet>`,
  });
  const view = new DataView(archive.buffer, archive.byteOffset, archive.length);
  for (let at = 0; at + 46 < archive.length; at += 1) {
    if (view.getUint32(at, true) === 0x02014b50) view.setUint32(at + 24, 100, true);
    if (view.getUint32(at, true) === 0x04034b50) view.setUint32(at + 22, 100, true);
  }
  return archive;
}

const sheetXml = (xml: string) =>
  workbook([{ name: 'S', rows: [] }], {
    'xl/worksheets/sheet1.xml': `<worksheet><sheetData>${xml}</sheetData></worksheet>`,
  });

const TRUNCATED_SHEET = {
  'xl/workbook.xml': '<workbook><sheets><sheet name="S" r:id="rId1"/></sheets></workbook>',
  'xl/_rels/workbook.xml.rels': '<R><Relationship Id="rId1" Target="sheet.xml"/></R>',
  'xl/sheet.xml': '<worksheet><sheetData><row r="1"><c r="A1"><v>1</v></c></row>',
};

/** Malformed or malicious files: name, bytes, and the expected number of rows or error code. */
export const HOSTILE_FILES: readonly [string, () => Uint8Array, number | string][] = [
  // Other file types
  ['nothing', () => bytesOf(''), 'file-empty'],
  ['blank lines', () => bytesOf('\n\n  \n,,,\n'), 'no-header'],
  ['only a byte order mark', () => bytesOf('\ufeff'), 'file-empty'],
  ['a PDF', () => bytesOf('%PDF-1.7 Customer Search Term'), 'not-a-table'],
  ['a picture', () => Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 13, 10, 26, 10), 'not-a-table'],
  ['a photograph', () => Uint8Array.of(0xff, 0xd8, 0xff, 0xe0), 'not-a-table'],
  ['a gzip file', () => Uint8Array.of(0x1f, 0x8b, 8, 0), 'not-a-table'],
  ['a web page', () => bytesOf('<!DOCTYPE html><table>'), 'not-a-table'],
  ['an old workbook', () => Uint8Array.of(0xd0, 0xcf, 0x11, 0xe0, 0xa1), 'old-workbook'],
  ['zeros', () => new Uint8Array(100_000), 'not-a-table'],
  [
    'random bytes',
    () => Uint8Array.from({ length: 50_000 }, (_, at) => (at * 7919 + (at >> 3) * 31) & 255),
    'not-a-table',
  ],
  ['a single letter', () => bytesOf('x'), 'no-header'],
  ['prose', () => bytesOf(repeat('all work and no play\n', 5000)), 'no-header'],
  ['JSON', () => bytesOf('[{"term":"cup","clicks":1}]'), 'no-header'],
  ['another report', () => bytesOf('SKU,ASIN,Price,Stock,Color\na,b,1,2,red'), 0],
  // Texts
  ['a report', () => report(LINE), 1],
  ['a header alone', () => report(), 0],
  ['old Mac line ends', () => bytesOf(`${HEADER}\r${LINE}\r`), 1],
  ['a quote that never ends', () => report(`"cup,1,2,3,1\n${repeat(`${LINE}\n`, 1000)}`), 0],
  ['quotes inside texts', () => report('c"u"p,1,2,3,1'), 1],
  ['a thousand quotes', () => report(`${repeat('"', 1000)},1,2,3,1`), 1],
  ['an odd number of quotes', () => report(`${repeat('"', 1001)},1,2,3,1`), 0],
  ['too few cells', () => report('cup,1'), 0],
  ['too many cells', () => report(`${LINE},9,9,9,9`), 1],
  ['zero bytes in a text', () => report('c\u0000p,1,2,3,1'), 'not-a-table'],
  ['control characters', () => report('\u0007c\u001bp,1,2,3,1'), 1],
  ['half a surrogate pair', () => report('\ud800cup,1,2,3,1'), 1],
  [
    'a broken UTF-8 sequence',
    () => Uint8Array.from([...report(''), 0xe3, 0x81, 44, 49, 44, 50, 44, 51, 44, 49]),
    1,
  ],
  ['UTF-16 cut in the middle', () => utf16(`${HEADER}\n${LINE}`, 'le').subarray(0, -1), 0],
  ['only a UTF-16 byte order mark', () => Uint8Array.of(0xff, 0xfe), 'file-empty'],
  ['right-to-left marks', () => report('\u202ecup\u202c,1,2,3,1'), 1],
  ['a term of a million letters', () => report(`${repeat('x', 1_000_000)},1,2,3,1`), 'not-a-table'],
  ['a term of 501 letters', () => report(`${repeat('x', 501)},1,2,3,1`), 0],
  ['a term of 500 letters', () => report(`${repeat('x', 500)},1,2,3,1`), 1],
  [
    'terms named like object properties',
    () => report('__proto__,1,2,3,1', 'constructor,1,2,3,1', 'toString,1,2,3,1'),
    3,
  ],
  ['headers named like object properties', () => bytesOf(`__proto__,constructor,${HEADER}\na,b,${LINE}`), 1],
  ['formulas', () => report(`"=HYPERLINK(""http://x"",""y"")",1,2,3,1`, '@SUM(1),1,2,3,1', '+1,1,2,3,1'), 3],
  ['formulas for figures', () => report('cup,=1+1,2,3,1'), 0],
  [
    'very long numbers',
    () => report(`cup,1,${repeat('9', 400)},3,1`, 'cup,1,1e999,3,1', 'cup,1,1e13,3,1'),
    0,
  ],
  ['figures that are words', () => report('cup,NaN,2,3,1', 'cup,Infinity,2,3,1', 'cup,0x10,2,3,1'), 0],
  ['negative figures', () => report('cup,-1,2,3,1', 'cup,1,(2),3,1'), 0],
  ['the same header twice', () => bytesOf(`${HEADER},Clicks\n${LINE},7`), 1],
  ['one very long line', () => bytesOf(repeat('x', 300_000)), 'not-a-table'],
  ['millions of separators', () => bytesOf(repeat(`${repeat(',', 50_000)}\n`, 170)), 'not-a-table'],
  ['a million blank lines', () => bytesOf(`${HEADER}\n${repeat('\n', 1_000_000)}`), 0],
  ['too many lines', () => report(repeat(`${LINE}\n`, 200_100)), 200_000],
  ['a text larger than the limit', () => new Uint8Array(60_000_001).fill(44), 'file-too-large'],
  // Workbooks
  ['a workbook', () => workbook([{ name: 'S', rows: [header, ['cup', 1, 2, 3, 1]] }]), 1],
  ['an archive of something else', () => zipSync({ 'a.txt': bytesOf('x') }), 'workbook-broken'],
  ['two letters of an archive', () => bytesOf('PK'), 'workbook-broken'],
  [
    'an archive cut in half',
    () => workbook([{ name: 'S', rows: [header] }]).subarray(0, 500),
    'workbook-broken',
  ],
  [
    'an archive with broken bytes',
    () => workbook([{ name: 'S', rows: [header] }]).map((byte, at) => (at > 60 && at < 900 ? 255 : byte)),
    'workbook-broken',
  ],
  ['a workbook without tabs', () => workbook([]), 'workbook-broken'],
  [
    'a tab without a sheet',
    () =>
      workbook([], {
        'xl/workbook.xml': '<workbook><sheets><sheet name="S" r:id="rId1"/></sheets></workbook>',
      }),
    'workbook-broken',
  ],
  ['an empty tab', () => workbook([{ name: 'S', rows: [] }]), 'no-header'],
  [
    'sheets that are no XML',
    () => workbook([{ name: 'S', rows: [] }], { 'xl/worksheets/sheet1.xml': 'cup' }),
    'workbook-broken',
  ],
  [
    'a cell in the last row and column',
    () => sheetXml('<row r="1048576"><c r="XFD1048576"><v>1</v></c></row>'),
    'no-header',
  ],
  [
    'a row of the maximum width',
    () => sheetXml('<row r="50000"><c r="XFD50000"><v>1</v></c></row>'),
    'no-header',
  ],
  [
    'six hundred rows of the maximum width',
    () => sheetXml(repeat('<row><c r="XFD1"><v>1</v></c></row>', 600)),
    'not-a-table',
  ],
  ['a column beyond the maximum', () => sheetXml('<row r="1"><c r="XFE1"><v>1</v></c></row>'), 'not-a-table'],
  [
    'a cell of a million letters',
    () => sheetXml(`<row><c t="str"><v>${repeat('x', 1_000_000)}</v></c></row>`),
    'not-a-table',
  ],
  ['a tag that never ends', () => sheetXml(`<row${repeat(' ', 200_000)}`), 'workbook-broken'],
  ['a million cells that never end', () => sheetXml(`<row>${repeat('<c>', 1_000_000)}</row>`), 'no-header'],
  ['a truncated sheet', () => workbook([], TRUNCATED_SHEET), 'workbook-broken'],
  [
    'a very large row number',
    () => sheetXml('<row r="99999999999999999999"><c r="A1"><v>1</v></c></row>'),
    'no-header',
  ],
  ['a zip bomb', zipBombWithFalseSize, 'workbook-too-large'],
  [
    'expanding XML entities',
    () =>
      sheetXml(
        '<!DOCTYPE x [<!ENTITY a "aaaa"><!ENTITY b "&a;&a;">]><row r="1"><c r="A1" t="inlineStr"><is><t>&b;</t></is></c></row>',
      ),
    'no-header',
  ],
  [
    'a tab with a path outside the archive',
    () =>
      workbook([], {
        'xl/workbook.xml': '<workbook><sheets><sheet name="S" r:id="rId1"/></sheets></workbook>',
        'xl/_rels/workbook.xml.rels': '<R><Relationship Id="rId1" Target="../../../etc/passwd"/></R>',
      }),
    'workbook-broken',
  ],
  [
    'error cells instead of numbers',
    () =>
      sheetXml(
        `<row r="1">${header.map((name, at) => `<c r="${'ABCDE'[at]}1" t="inlineStr"><is><t>${name}</t></is></c>`).join('')}</row><row r="2"><c r="A2" t="inlineStr"><is><t>cup</t></is></c><c r="B2" t="e"><v>#DIV/0!</v></c></row>`,
      ),
    0,
  ],
];
