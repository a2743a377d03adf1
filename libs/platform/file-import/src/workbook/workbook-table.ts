import type { DecimalSign, TextTable } from '@seller-toolbox/tool-contract';
import { decimalSignOf } from '../table-file/number-style.ts';
import { tableOfLines, type ReadOptions } from '../table-file/read-table.ts';
import type { Cell } from './cell.ts';
import { readWorkbook, type Sheet } from './read-workbook.ts';
import { readTabIfValid } from './read-tab-if-valid.ts';

/** A list is on one of the first tabs; a hostile workbook has thousands. */
const MAX_TABS = 4;

/**
 * The table of a workbook as if it were a text: of its first tabs the one with most known headers. Numbers are written
 * with the decimal sign of the figures that the workbook holds as texts. Throws a `WorkbookRefused`.
 */
export function workbookTable(bytes: Uint8Array, options: ReadOptions): TextTable | null {
  const first = readWorkbook(bytes, ([name]) => name);
  const { names } = first;
  let best = tableOfSheet(first, options);
  for (const name of names.slice(1, MAX_TABS)) {
    if (knownHeaders(best, options) > 0) break;
    const tab = readTabIfValid(bytes, name);
    const other = tab && tableOfSheet(tab, options);
    if (best === null || knownHeaders(other, options) > 0) best = other;
  }
  return best;
}

function knownHeaders(table: TextTable | null, { isKnown }: ReadOptions): number {
  return table?.headers.filter(isKnown).length ?? 0;
}

function tableOfSheet({ rows, leftOut }: Sheet, options: ReadOptions): TextTable | null {
  const { sign } = decimalSignOf(textsIn(rows), null);
  const lines = rows.map((cells) => cells.map((cell) => written(cell, sign)));
  const table = tableOfLines(lines, options, {
    delimiter: null,
    decimalSign: sign,
    isCut: leftOut !== null,
  });
  return table && leftOut ? { ...table, leftOut } : table;
}

function* textsIn(rows: readonly (readonly Cell[])[]): Generator<string> {
  for (const cells of rows) for (const cell of cells) if (typeof cell === 'string') yield cell;
}

function written(cell: Cell, sign: DecimalSign): string {
  if (typeof cell !== 'number') return cell ?? '';
  return String(cell).replace('.', sign);
}
