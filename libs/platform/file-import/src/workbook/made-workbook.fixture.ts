import { strToU8, zipSync } from 'fflate';

type MadeCell = string | number | null;

export interface MadeSheet {
  readonly name: string;
  readonly rows: readonly (readonly MadeCell[])[];
}

const HEAD = '<?xml version="1.0" encoding="UTF-8"?>';
const MAIN = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const LINKS = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';

/** A workbook as spreadsheets write it, as far as a reader looks. */
export function workbook(
  sheets: readonly MadeSheet[],
  parts: Readonly<Record<string, string>> = {},
): Uint8Array {
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
    '[Content_Types].xml': `${HEAD}<Types/>`,
    'xl/workbook.xml': `${HEAD}<workbook xmlns="${MAIN}" xmlns:r="${LINKS}"><sheets>${list}</sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': `${HEAD}<Relationships>${links}</Relationships>`,
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
    : `<c r="${address}" t="inlineStr"><is><t>${escaped(cell)}</t></is></c>`;
}

function columnLetters(column: number): string {
  return (
    (column >= 26 ? columnLetters(Math.floor(column / 26) - 1) : '') + String.fromCharCode(65 + (column % 26))
  );
}

function escaped(text: string): string {
  return text.replace(/&/gu, '&amp;').replace(/</gu, '&lt;').replace(/"/gu, '&quot;');
}
