import { guardFormulas } from '@seller-toolbox/contracts/formula-guard';

/** A cell as it is written; null is an empty one. */
export type WrittenCell = string | number | null;
export type WrittenRow = readonly WrittenCell[];

/** Rows as text for spreadsheets: cells parted by tabs, without formulas. */
export function toTsv(rows: readonly WrittenRow[]): string {
  return joined(rows, { cell: (text) => text.replace(/[\t\r\n]+/g, ' '), between: '\t', rowEnd: '\n' });
}

/** Rows as a table of HTML, for documents, mail and spreadsheets that keep the form. What a cell says is no element. */
export function toHtmlTable(rows: readonly WrittenRow[]): string {
  const cells = joined(rows, {
    cell: (text) => text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`),
    between: '</td><td>',
    rowEnd: '</td></tr><tr><td>',
  });
  return `<table><tr><td>${cells}</td></tr></table>`;
}

interface Writing {
  readonly cell: (text: string) => string;
  readonly between: string;
  readonly rowEnd: string;
}

function joined(rows: readonly WrittenRow[], { cell, between, rowEnd }: Writing): string {
  return rows.map((cells) => cells.map((value) => cell(textOf(value))).join(between)).join(rowEnd);
}

function textOf(value: WrittenCell): string {
  return typeof value === 'string' ? guardFormulas(value) : String(value ?? '');
}
