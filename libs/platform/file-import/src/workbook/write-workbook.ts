import { strToU8, zipSync } from 'fflate';

type MadeCell = string | number | null;

export interface MadeSheet {
  readonly name: string;
  readonly rows: readonly (readonly MadeCell[])[];
}

const HEAD = '<?xml version="1.0" encoding="UTF-8"?>';
const MAIN = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const LINKS = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';

const TYPES = 'http://schemas.openxmlformats.org/package/2006/content-types';
const PACKAGE_LINKS = 'http://schemas.openxmlformats.org/package/2006/relationships';
const SHEET_ML = 'application/vnd.openxmlformats-officedocument.spreadsheetml';

function contentTypes(sheets: number): string {
  const override = (part: string, kind: string) =>
    `<Override PartName="/xl/${part}.xml" ContentType="${SHEET_ML}.${kind}+xml"/>`;
  const overrides = Array.from({ length: sheets }, (_, at) =>
    override(`worksheets/sheet${at + 1}`, 'worksheet'),
  );
  return (
    `${HEAD}<Types xmlns="${TYPES}">` +
    '<Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/>' +
    `<Default Extension="xml" ContentType="application/xml"/>${override('workbook', 'sheet.main')}${overrides.join('')}</Types>`
  );
}

/** A workbook of texts and numbers. Texts are never formulas. */
export function workbook(
  sheets: readonly MadeSheet[],
  parts: Readonly<Record<string, string>> = {},
): Uint8Array<ArrayBuffer> {
  const list = sheets
    .map(({ name }, at) => `<sheet name="${escaped(name)}" sheetId="${at + 1}" r:id="rId${at + 1}"/>`)
    .join('');
  const links = sheets
    .map(
      (_, at) =>
        `<Relationship Id="rId${at + 1}" Type="${LINKS}/worksheet" Target="worksheets/sheet${at + 1}.xml"/>`,
    )
    .join('');
  const files: Record<string, string> = {
    '[Content_Types].xml': contentTypes(sheets.length),
    '_rels/.rels': `${HEAD}<Relationships xmlns="${PACKAGE_LINKS}"><Relationship Id="rId1" Type="${LINKS}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
    'xl/workbook.xml': `${HEAD}<workbook xmlns="${MAIN}" xmlns:r="${LINKS}"><sheets>${list}</sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': `${HEAD}<Relationships xmlns="${PACKAGE_LINKS}">${links}</Relationships>`,
  };
  sheets.forEach(({ rows }, at) => {
    files[`xl/worksheets/sheet${at + 1}.xml`] = `${HEAD}<worksheet xmlns="${MAIN}"><sheetData>${rows
      .map(
        (cells, row) =>
          `<row r="${row + 1}">${cells.map((cell, column) => madeCell(cell, column, row)).join('')}</row>`,
      )
      .join('')}</sheetData></worksheet>`;
  });
  return zipSync(
    Object.fromEntries(Object.entries({ ...files, ...parts }).map(([name, text]) => [name, strToU8(text)])),
  );
}

function madeCell(cell: MadeCell, column: number, row: number): string {
  if (cell === null) return '';
  const address = `${columnLetters(column)}${row + 1}`;
  return typeof cell === 'number'
    ? `<c r="${address}"><v>${cell}</v></c>`
    : `<c r="${address}" t="inlineStr"><is><t xml:space="preserve">${escaped(cell)}</t></is></c>`;
}

function columnLetters(column: number): string {
  return (
    (column >= 26 ? columnLetters(Math.floor(column / 26) - 1) : '') + String.fromCharCode(65 + (column % 26))
  );
}

function escaped(text: string): string {
  // XML 1.0 cannot have other control characters.

  const allowed = text.replace(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/gu, '');
  return allowed.replace(/&/gu, '&amp;').replace(/</gu, '&lt;').replace(/"/gu, '&quot;');
}
