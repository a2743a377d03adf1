import type { Progress } from '@seller-toolbox/tool-contract';
import type { ReportRow } from '../engine/search-term-analyzer.schema.ts';
import type { FoundHeader } from './find-header.ts';
import type { NumberStyle } from './locale-numbers.ts';
import type { ColumnMap } from './map-columns.ts';
import { duplicateFinder } from './duplicate-lines.ts';
import { rowReader, type SkipReason } from './row-reader.ts';
import { cellText, type Cell, type Table } from './table.ts';
import { totalAt } from './total-line.ts';

/** Lines that were skipped for the same reason. */
export interface SkippedLines {
  readonly reason: SkipReason;
  readonly count: number;
  /** The first few, numbered from 1 as in a spreadsheet. */
  readonly lines: readonly number[];
}

export interface CollectedRows {
  readonly rows: readonly ReportRow[];
  readonly skipped: readonly SkippedLines[];
  readonly currency: string;
  readonly linesRead: number;
}

export interface CollectOptions {
  readonly header: FoundHeader;
  readonly columns: ColumnMap;
  readonly numberStyle: NumberStyle;
  readonly progress: Progress;
}

/** Rows in one currency; the main currency is known only after all lines. */
interface CurrencyRows {
  readonly rows: ReportRow[];
  readonly used: LineLog;
  readonly repeated: LineLog;
}

/**
 * Reads the lines below the header in one pass. Keeps the currency with the most lines, because amounts of two
 * currencies have no sum.
 */
export function collectRows(table: Table, options: CollectOptions): CollectedRows {
  const { header, columns, numberStyle, progress } = options;
  const read = rowReader(columns, numberStyle, table.head[header.row] ?? []);
  const isDuplicate = duplicateFinder(columns);
  const lineCounts = new Map<string, number>();
  const byCurrency = new Map<string, CurrencyRows>();
  const skips = new Map<SkipReason, LineLog>();
  let linesRead = 0;
  table.forEachLine((cells, line) => {
    if (line <= header.row) return;
    linesRead += 1;
    const currency = currencyOf(cells, columns);
    lineCounts.set(currency, (lineCounts.get(currency) ?? 0) + 1);
    const row = read(cells);
    if (typeof row === 'string') return addLine(logOf(skips, row), line);
    const group = byCurrency.get(currency) ?? { rows: [], used: emptyLog(), repeated: emptyLog() };
    byCurrency.set(currency, group);
    if (isDuplicate(cells, row)) return addLine(group.repeated, line);
    addLine(group.used, line);
    group.rows.push(row);
  }, progress);

  const currency = mainCurrency(lineCounts);
  const used = byCurrency.get(currency);
  byCurrency.delete(currency);
  if (used) {
    merge(skips, 'repeated-line', [used.repeated]);
    merge(skips, 'total-line', [removeTotalLine(used)]);
  }
  merge(
    skips,
    'other-currency',
    [...byCurrency.values()].flatMap((other) => [other.used, other.repeated]),
  );
  return {
    rows: used?.rows ?? [],
    skipped: Array.from(skips, ([reason, { count, first }]) => ({
      reason,
      count,
      lines: first.map((line) => line + 1),
    })),
    currency,
    linesRead,
  };
}

/** Removes the total line from the rows and returns its position. */
function removeTotalLine({ rows, used }: CurrencyRows): LineLog {
  const index = totalAt(rows);
  if (index === null) return emptyLog();
  rows.splice(index, 1);
  const line = index === 0 ? (used.first[0] ?? 0) : used.last;
  return { count: 1, first: [line], last: line };
}

/** Number of lines below the header. */
export function countLines(table: Table, header: FoundHeader): number {
  let linesRead = 0;
  table.forEachLine(
    (_, line) => {
      if (line > header.row) linesRead += 1;
    },
    () => undefined,
  );
  return linesRead;
}

interface LineLog {
  count: number;
  /** Numbered from 0 in the file. */
  first: number[];
  last: number;
}

const MAX_LISTED_LINES = 5;

function emptyLog(): LineLog {
  return { count: 0, first: [], last: 0 };
}

function addLine(lines: LineLog, line: number): void {
  lines.count += 1;
  lines.last = line;
  if (lines.first.length < MAX_LISTED_LINES) lines.first.push(line);
}

function logOf(skips: Map<SkipReason, LineLog>, reason: SkipReason): LineLog {
  const lines = skips.get(reason) ?? emptyLog();
  skips.set(reason, lines);
  return lines;
}

function merge(skips: Map<SkipReason, LineLog>, reason: SkipReason, parts: readonly LineLog[]): void {
  const count = parts.reduce((sum, part) => sum + part.count, 0);
  if (count === 0) return;
  const first = parts.flatMap((part) => part.first).sort((a, b) => a - b);
  skips.set(reason, { count, first: first.slice(0, MAX_LISTED_LINES), last: first.at(-1) ?? 0 });
}

function currencyOf(cells: readonly Cell[], { currency }: ColumnMap): string {
  const code = currency === null ? '' : cellText(cells[currency]).toUpperCase();
  return /^[A-Z]{3}$/u.test(code) ? code : '';
}

/** The most frequent currency; empty only where no line names one. */
function mainCurrency(lineCounts: ReadonlyMap<string, number>): string {
  const named = [...lineCounts].filter(([code]) => code !== '');
  return named.reduce((best, one) => (one[1] > best[1] ? one : best), ['', 0] as const)[0];
}
