import type { AnalyzerOutput } from '../engine/search-term-analyzer.schema.ts';
import type { ListRow, ListView } from './report-lists.ts';

/** The rows of a table, filtered and sorted; missing numbers come last in both directions. */
export function rowsOfList(
  output: AnalyzerOutput,
  { list, search, words, sort }: ListView,
): readonly ListRow[] {
  const all: readonly ListRow[] = output[list];
  const searched = search.trim().toLowerCase();
  const rows = all.filter(
    (row) => (searched === '' || row.text.includes(searched)) && (words === null || row.words === words),
  );
  return sort === null ? rows : rows.sort((a, b) => compareBy(a[sort.key], b[sort.key], sort.descending));
}

type Sortable = string | number | null | undefined;

function compareBy(a: Sortable, b: Sortable, descending: boolean): number {
  if (a === null || a === undefined) return Number(b !== null && b !== undefined);
  if (b === null || b === undefined) return -1;
  const order = a < b ? -1 : Number(a > b);
  return descending ? -order : order;
}
