import type { ListedRow, ProductColumn, TableRows, TextTable } from '@seller-toolbox/tool-contract';
import type { AnalyzerOutput, ReportRow } from '../engine/search-term-analyzer.schema.ts';
import { toTermText } from '../engine/term-text.ts';
import { judgeLines } from './collect-rows.ts';
import { completeColumnMap } from './map-columns.ts';
import { numberStyleOfTable } from './read-report.ts';
import { REQUIRED_FIELDS } from './report-fields.ts';
import { asLines } from './table-lines.ts';

const HEADER = { row: 0 };

/** A row of a report gets the verdict on its search term, whose figures are the sums of all rows that have it. */
export const reportRows: TableRows = {
  list: 'rows',
  read: readRows,
  resultsOf: (elements, output) => {
    // What the engine returns for the elements of `read`.
    const terms = new Map((output as AnalyzerOutput).terms.map((term) => [term.text, term]));
    return elements.map((row) => terms.get(toTermText((row as ReportRow).term)));
  },
  columns: [
    column('status', 'code'),
    ...['clicks', 'spend', 'orders', 'sales'].map((path) => column(path, 'number')),
    ...['acos', 'cvr'].map((path) => column(path, 'percent')),
    column('cpc', 'number'),
  ],
  problemText: (code) => ({ code: `skip-${code}` }),
};

function column(path: string, kind: ProductColumn['kind']): ProductColumn {
  const base = { path, kind, label: `col-${path}` };
  return kind === 'code' ? { ...base, textOf: (code) => ({ code: `${path}-${code}` }) } : base;
}

function readRows(table: TextTable, found: Readonly<Record<string, number>>): readonly ListedRow[] {
  const columns = completeColumnMap(found);
  const missing = REQUIRED_FIELDS.filter((field) => columns[field] === null);
  if (missing.length > 0) {
    const problems = missing.map((path) => ({ path, code: 'required' }));
    return table.rows.map(() => ({ problems }));
  }
  const lines = asLines(table);
  const numberStyle = numberStyleOfTable(lines, HEADER.row, columns).style;
  const judged = judgeLines(lines, { header: HEADER, columns, numberStyle, progress: () => undefined });
  return judged.lines.map((line) =>
    typeof line === 'string' ? { problems: [{ path: '', code: line }] } : { element: { ...line } },
  );
}
