import type { Progress } from '@seller-toolbox/tool-contract';
import { MAX_ROWS, type ReportRow } from '../engine/search-term-analyzer.schema.ts';
import type { FoundHeader } from './find-header.ts';
import type { NumberStyle } from './locale-numbers.ts';
import type { ColumnMap } from './map-columns.ts';
import { duplicateFinder } from './duplicate-lines.ts';
import { countDays, daySpanReader, type DaySpan } from './report-days.ts';
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
  /** From the first to the last day of the rows; null where that cannot be read. */
  readonly days: number | null;
  readonly linesRead: number;
}

export interface CollectOptions {
  readonly header: Pick<FoundHeader, 'row'>;
  readonly columns: ColumnMap;
  readonly numberStyle: NumberStyle;
  readonly progress: Progress;
}

/** The rows below the header, and why the other lines are none. */
export function collectRows(table: Table, options: CollectOptions): CollectedRows {
  const { lines, spans, leftOut, currency } = judgeLines(table, options);
  const first = options.header.row + 2;
  const tooMany = { reason: 'too-many', count: leftOut, lines: [first + lines.length] } as const;
  return {
    rows: lines.filter((line) => typeof line !== 'string'),
    skipped: [...skippedLines(lines, first), ...(leftOut > 0 ? [tooMany] : [])],
    currency,
    // A line of totals or in another currency may have days that no row has.
    days: countDays(spans.filter((_, at) => typeof lines[at] !== 'string')),
    linesRead: lines.length + leftOut,
  };
}

export interface JudgedLines {
  /** The row of each line below the header, or why it is none. */
  readonly lines: readonly (ReportRow | SkipReason)[];
  /** The days of each of these lines. */
  readonly spans: readonly (DaySpan | null)[];
  /** Filled lines behind the first 200,000, which are only counted. */
  readonly leftOut: number;
  readonly currency: string;
}

/**
 * Reads the lines below the header in one pass. Keeps the currency with the most lines, because amounts of two
 * currencies have no sum; it is known only after all lines.
 */
export function judgeLines(
  table: Table,
  { header, columns, numberStyle, progress }: CollectOptions,
): JudgedLines {
  const names = table.head[header.row] ?? [];
  const read = rowReader(columns, numberStyle, names);
  const spanOf = daySpanReader(names);
  const isDuplicate = duplicateFinder(columns);
  const lines: (ReportRow | SkipReason)[] = [];
  const spans: (DaySpan | null)[] = [];
  const currencies: string[] = [];
  const lineCounts = new Map<string, number>();
  let leftOut = table.linesLeftOut ?? 0;
  table.forEachLine((cells, line) => {
    if (line <= header.row) return;
    if (lines.length >= MAX_ROWS) {
      if (cells.some((cell) => cellText(cell) !== '')) leftOut += 1;
      return;
    }
    const code = currencyOf(cells, columns);
    lineCounts.set(code, (lineCounts.get(code) ?? 0) + 1);
    currencies.push(code);
    const row = read(cells);
    spans.push(spanOf(cells));
    lines.push(typeof row !== 'string' && isDuplicate(cells, row) ? 'repeated-line' : row);
  }, progress);

  const currency = mainCurrency(lineCounts);
  for (const [at, line] of lines.entries()) {
    const isAmount = typeof line !== 'string' || line === 'repeated-line';
    if (isAmount && currencies[at] !== currency) lines[at] = 'other-currency';
  }
  const used = lines.flatMap((line, at) => (typeof line === 'string' ? [] : [{ row: line, at }]));
  const total = totalAt(used.map(({ row }) => row));
  const totalLine = total === null ? undefined : used[total];
  if (totalLine) lines[totalLine.at] = 'total-line';
  return { lines, spans, leftOut, currency };
}

/** What is known of a line only after all others is listed last. */
const KNOWN_LATE: readonly SkipReason[] = ['repeated-line', 'total-line', 'other-currency'];
const MAX_LISTED_LINES = 5;

/** `first` is the number of the first line, from 1 as in a spreadsheet. */
function skippedLines(lines: JudgedLines['lines'], first: number): readonly SkippedLines[] {
  const skips = new Map<SkipReason, { count: number; lines: number[] }>();
  for (const [at, reason] of lines.entries()) {
    if (typeof reason !== 'string') continue;
    const skip = skips.get(reason) ?? { count: 0, lines: [] };
    skips.set(reason, skip);
    skip.count += 1;
    if (skip.lines.length < MAX_LISTED_LINES) skip.lines.push(first + at);
  }
  const order = (reason: SkipReason) => KNOWN_LATE.indexOf(reason);
  return Array.from(skips, ([reason, skip]) => ({ reason, ...skip })).sort(
    (one, other) => order(one.reason) - order(other.reason),
  );
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
  return linesRead + (table.linesLeftOut ?? 0);
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
