import type { ReportRow } from '../engine/search-term-analyzer.schema.ts';

/** What spreadsheets write beside a sum, in the languages of the headers. */
const WORDS: ReadonlySet<string> = new Set([
  ...['total', 'totals', 'grand total', 'sum', 'summe', 'gesamt', 'gesamtsumme', 'gesamtergebnis'],
  ...['total général', 'totale', 'totale complessivo', 'total general', 'suma total'],
  ...['合計', '総計', '合计', '总计', '總計'],
]);
/** Amounts of cents that were rounded one by one. */
const ROUNDING = 0.01;

/**
 * Where a line of totals stands among the rows, at their end or before them: it is called so, and each of its figures is the
 * sum of all the others. A term that only has such a name stays. Null where there is none.
 */
export function totalAt(rows: readonly ReportRow[]): number | null {
  return [rows.length - 1, 0].find((at) => isTotal(rows, at)) ?? null;
}

function isTotal(rows: readonly ReportRow[], at: number): boolean {
  const row = rows[at];
  if (row === undefined || rows.length < 2 || !WORDS.has(plainWord(row.term))) return false;
  const others = rows.filter((_, index) => index !== at);
  return (['clicks', 'orders', 'spend', 'sales'] as const).every((field) => {
    const sum = others.reduce((total, other) => total + other[field], 0);
    return Math.abs(sum - row[field]) <= ROUNDING * others.length;
  });
}

/** "Total: 400" is called total. */
function plainWord(term: string): string {
  return term
    .toLowerCase()
    .replace(/[\s:：\d.,()]+$/u, '')
    .trim();
}
