import type { TextTable } from '@seller-toolbox/tool-contract';
import type { ReadOptions } from './read-table.ts';
import { numberIn } from './number-style.ts';

/** A table whose first line has figures and no known header begins with a row: its columns are named A, B, C. */
export function withHeaders(table: TextTable, isKnown: ReadOptions['isKnown']): TextTable {
  const { headers, rows } = table;
  if (headers.some(isKnown) || !headers.some((header) => numberIn(header, '.') !== null)) return table;
  const line = Math.max(1, (rows[0]?.line ?? 2) - 1);
  return {
    ...table,
    headers: headers.map((_, column) => columnLetters(column)),
    rows: [{ line, cells: headers }, ...rows],
    isHeadless: true,
  };
}

/** 0 is A, 25 is Z, 26 is AA. */
function columnLetters(column: number): string {
  const last = String.fromCharCode(65 + (column % 26));
  return column < 26 ? last : columnLetters(Math.floor(column / 26) - 1) + last;
}
