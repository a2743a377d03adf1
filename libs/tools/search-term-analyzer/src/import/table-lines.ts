import type { TextTable } from '@seller-toolbox/tool-contract';
import { HEAD_ROWS } from './import-limits.data.ts';
import type { Table } from './table.ts';

/** The lines of a table, its headers first. */
export function asLines({ headers, rows, delimiter, leftOut }: TextTable): Table {
  const lines = [headers, ...rows.map(({ cells }) => cells)];
  return {
    file: { format: 'csv', ...(delimiter !== null && { delimiter }) },
    head: lines.slice(0, HEAD_ROWS),
    forEachLine: (visit) => lines.forEach(visit),
    ...(leftOut && { linesLeftOut: leftOut.count }),
  };
}
