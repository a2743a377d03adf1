import type { Summarize } from '@seller-toolbox/tool-contract';
import type { engine } from '../engine/reference-table.engine.ts';

/** The rows of the open table, or the list of tables. */
export const summarize: Summarize<typeof engine> = (output) => {
  if ('tables' in output) {
    return {
      figures: output.tables.map(({ id, matchedRows }) => [
        `table-${id}`,
        { code: 'rows', params: { count: matchedRows } },
      ]),
    };
  }
  const { tableId, columns, rows, source, checkedOn } = output;
  return {
    figures: [
      [`table-${tableId}`, { code: 'rows', params: { count: rows.length } }],
      [{ code: 'source', params: { source, date: { day: checkedOn } } }, null],
    ],
    table: {
      columns: columns.map(({ label }) => `column-${label}`),
      rows: rows.map((row) => columns.map(({ key }) => toCell(row[key] ?? null))),
    },
  };
};

const toCell = (value: string | number | null) => (typeof value === 'string' ? { text: value } : value);
