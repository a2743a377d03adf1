import type { ReportRow } from '../engine/search-term-analyzer.schema.ts';

/** Names of total lines in the languages of the headers. */
const TOTAL_NAMES: ReadonlySet<string> = new Set([
  ...['total', 'totals', 'grand total', 'sum', 'summe', 'gesamt', 'gesamtsumme', 'gesamtergebnis'],
  ...['total général', 'totale', 'totale complessivo', 'total general', 'suma total'],
  ...['合計', '総計', '合计', '总计', '總計'],
]);
/** Tolerance per line for amounts rounded to cents. */
const ROUNDING = 0.01;

/**
 * Index of the total line, which is the first or last row. It has a name like "Total", and each of its figures is the sum of
 * all others; a term that only has such a name stays. Null where there is none.
 */
export function totalAt(rows: readonly ReportRow[]): number | null {
  return [rows.length - 1, 0].find((at) => isTotal(rows, at)) ?? null;
}

function isTotal(rows: readonly ReportRow[], at: number): boolean {
  const row = rows[at];
  if (row === undefined || rows.length < 2 || !TOTAL_NAMES.has(normalizedName(row.term))) return false;
  const others = rows.filter((_, index) => index !== at);
  return (['clicks', 'orders', 'spend', 'sales'] as const).every((field) => {
    const sum = others.reduce((total, other) => total + other[field], 0);
    return Math.abs(sum - row[field]) <= ROUNDING * others.length;
  });
}

/** The name without trailing numbers: "Total: 400" is "total". */
function normalizedName(term: string): string {
  return term
    .toLowerCase()
    .replace(/(?<![\s:：\d.,()])[\s:：\d.,()]+$/u, '')
    .trim();
}
