import type { Progress } from '@seller-toolbox/tool-contract';
import type { ReportRow } from '../engine/search-term-analyzer.schema.ts';
import type { FoundHeader } from './find-header.ts';
import type { NumberStyle } from './locale-numbers.ts';
import type { ColumnMap } from './map-columns.ts';
import { repeatFinder } from './repeated-lines.ts';
import { rowReader, type SkipReason } from './row-reader.ts';
import { cellText, type Cell, type Table } from './table.ts';
import { totalAt } from './total-line.ts';

/** Lines that are not used for one reason. */
export interface SkippedLines {
  readonly reason: SkipReason;
  readonly count: number;
  /** The first few, as a spreadsheet numbers them. */
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

/** Rows in one currency; which one counts is known when all lines have been read. */
interface CurrencyRows {
  readonly rows: ReportRow[];
  readonly used: LineNotes;
  readonly repeated: LineNotes;
}

/** Reads the lines below the header once, one by one. Amounts of two currencies have no sum: the one with most lines is used. */
export function collectRows(table: Table, options: CollectOptions): CollectedRows {
  const { header, columns, numberStyle, progress } = options;
  const read = rowReader(columns, numberStyle, table.head[header.row] ?? []);
  const isRepeated = repeatFinder(columns);
  const lineCounts = new Map<string, number>();
  const byCurrency = new Map<string, CurrencyRows>();
  const skips = new Map<SkipReason, LineNotes>();
  let linesRead = 0;
  table.tellLines((cells, line) => {
    if (line <= header.row) return;
    linesRead += 1;
    const currency = currencyOf(cells, columns);
    lineCounts.set(currency, (lineCounts.get(currency) ?? 0) + 1);
    const row = read(cells);
    if (typeof row === 'string') return note(noted(skips, row), line);
    const same = byCurrency.get(currency) ?? { rows: [], used: notes(), repeated: notes() };
    byCurrency.set(currency, same);
    if (isRepeated(cells, row)) return note(same.repeated, line);
    note(same.used, line);
    same.rows.push(row);
  }, progress);

  const currency = mainCurrency(lineCounts);
  const used = byCurrency.get(currency);
  byCurrency.delete(currency);
  if (used) {
    merge(skips, 'repeated-line', [used.repeated]);
    merge(skips, 'total-line', [withoutTotal(used)]);
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

/** Takes the line of totals out of the rows, and answers it. */
function withoutTotal({ rows, used }: CurrencyRows): LineNotes {
  const at = totalAt(rows);
  if (at === null) return notes();
  rows.splice(at, 1);
  const line = at === 0 ? (used.first[0] ?? 0) : used.last;
  return { count: 1, first: [line], last: line };
}

/** How many lines lie below the header. */
export function countLines(table: Table, header: FoundHeader): number {
  let linesRead = 0;
  table.tellLines(
    (_, line) => {
      if (line > header.row) linesRead += 1;
    },
    () => undefined,
  );
  return linesRead;
}

interface LineNotes {
  count: number;
  /** From 0, of the file. */
  first: number[];
  last: number;
}

const FEW_LINES = 5;

function notes(): LineNotes {
  return { count: 0, first: [], last: 0 };
}

function note(lines: LineNotes, line: number): void {
  lines.count += 1;
  lines.last = line;
  if (lines.first.length < FEW_LINES) lines.first.push(line);
}

function noted(skips: Map<SkipReason, LineNotes>, reason: SkipReason): LineNotes {
  const lines = skips.get(reason) ?? notes();
  skips.set(reason, lines);
  return lines;
}

function merge(skips: Map<SkipReason, LineNotes>, reason: SkipReason, parts: readonly LineNotes[]): void {
  const count = parts.reduce((sum, part) => sum + part.count, 0);
  if (count === 0) return;
  const first = parts.flatMap((part) => part.first).sort((a, b) => a - b);
  skips.set(reason, { count, first: first.slice(0, FEW_LINES), last: first.at(-1) ?? 0 });
}

function currencyOf(cells: readonly Cell[], { currency }: ColumnMap): string {
  const code = currency === null ? '' : cellText(cells[currency]).toUpperCase();
  return /^[A-Z]{3}$/u.test(code) ? code : '';
}

/** Lines without a currency have a say only where none has one. */
function mainCurrency(lineCounts: ReadonlyMap<string, number>): string {
  const named = [...lineCounts].filter(([code]) => code !== '');
  return named.reduce((most, one) => (one[1] > most[1] ? one : most), ['', 0] as const)[0];
}
