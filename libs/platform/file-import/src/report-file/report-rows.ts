import type { DayOrder, DecimalSign, TableRow, TextTable } from '@seller-toolbox/tool-contract';
import { isDay } from '@seller-toolbox/tool-contract/days';
import type { ColumnMapping } from '../table-file/match-columns.ts';
import { decimalSignOf } from '../table-file/number-style.ts';
import { bareNumber, daysInText, isBlank, numberInCell, rankInCell } from '../table-file/cell-values.ts';
import { dayOfSerial } from '../table-file/serial-days.ts';
import { starsInCell } from '../table-file/stars-in-cell.ts';
import { textFilter, type ReportFilter } from './report-filter.ts';
import { slashDays, type UndecidedDays } from './slash-days.ts';
import type { CellValue, NamedRanks, ReportColumn, ReportKind, ReportRow } from './report-kind.ts';

/** Why a line of a file is not among the rows. */
export const SKIP_REASONS = [
  'no-name',
  'no-figures',
  'repeated-line',
  'incomplete',
  'too-many',
  'filtered',
] as const;
export type SkipReason = (typeof SKIP_REASONS)[number];

export interface SkippedLines {
  readonly reason: SkipReason;
  readonly count: number;
  /** The first of them. */
  readonly lines: readonly number[];
}

/** Cells that their column cannot have; they count as missing. */
export interface UnreadableCells {
  readonly field: string;
  readonly count: number;
  readonly lines: readonly number[];
  /** The first of them, as it is written. */
  readonly cell: string;
}

export interface ReportRows {
  readonly rows: readonly ReportRow[];
  /** Lines with any cell. */
  readonly read: number;
  readonly skipped: readonly SkippedLines[];
  readonly unreadable: readonly UnreadableCells[];
  /** The last day in a column of days, or null. */
  readonly lastDay: string | null;
  /** Null where the cells show which part of a day with slashes is the month. */
  readonly undecidedDays: UndecidedDays | null;
}

export interface RowTerms {
  readonly kind: ReportKind;
  readonly mapping: ColumnMapping<string>;
  /** The head of the file with enough rows to see how it writes numbers and shares. */
  readonly sample: TextTable;
  readonly maxRows: number;
  /** The visitor's choice for days with slashes. */
  readonly dayOrder?: DayOrder | undefined;
  /** What such days are in the country that the file is probably from. */
  readonly likelyDayOrder?: DayOrder | undefined;
  readonly filter?: ReportFilter | undefined;
}

const MAX_LISTED_LINES = 5;
const MAX_TEXT = 500;

/** Collects the rows of a report line by line. */
export function rowCollector(terms: RowTerms) {
  const { kind, mapping, maxRows } = terms;
  const columns = mappedColumns(terms);
  const sign = decimalSignOfSample(terms.sample, columns);
  const days = slashDays({
    chosen: terms.dayOrder,
    // Countries with a decimal comma write the day first; reports in English are of the US more often than not.
    assumed: sign === ',' ? 'day-first' : (terms.likelyDayOrder ?? 'month-first'),
  });
  const isWanted = rowFilter(terms, columns, sign);
  const readRow = rowReader(terms, { columns, sign, isWaiting: days.take });
  const rows: ReportRow[] = [];
  const skipped = lineCounts<SkipReason>();
  const unreadable = lineCounts<string>();
  const known = new Set<string>();
  const nameFields = kind.required[0] ?? [];
  const isIdentified = (values: ReportRow) =>
    kind.identifiedBy?.some((field) => values[field] !== undefined) ?? true;
  let read = 0;
  let lastDay: string | null = null;

  const takeDay = (day: string) => {
    if (lastDay === null || day > lastDay) lastDay = day;
  };
  const skip = (line: number, reason: SkipReason) => skipped.add(reason, line);
  const reject: Reject = (field, line, cell) => unreadable.add(field, line, cell);
  return {
    take: (row: TableRow) => {
      if (!row.cells.some((cell) => cell !== '')) return;
      read += 1;
      if (!isWanted(row.cells)) return skip(row.line, 'filtered');
      if (rows.length >= maxRows) return skip(row.line, 'too-many');
      const values = readRow(row, reject);
      if (!nameFields.some((field) => values[field] !== undefined)) return skip(row.line, 'no-name');
      if (isIdentified(values)) {
        const line = row.cells.join('\t');
        if (known.has(line)) return skip(row.line, 'repeated-line');
        known.add(line);
      }
      if (hasOnlyNames(values, nameFields) && mapsFigures(kind, mapping)) return skip(row.line, 'no-figures');
      const day = values['date'];
      if (typeof day === 'string' && isDay(day)) takeDay(day);
      rows.push(values);
    },
    skip: (line: number, reason: SkipReason) => {
      read += 1;
      skip(line, reason);
    },
    result: (): ReportRows => {
      const kept = new Set<object>(rows);
      const undecidedDays = days.end(
        ({ values }) => kept.has(values),
        takeDay,
        ({ field, line, cell }) => reject(field, line, cell),
      );
      return {
        rows,
        read,
        skipped: skipped.all().map(({ key: reason, count, lines }) => ({ reason, count, lines })),
        unreadable: unreadable.all().map(({ key: field, ...found }) => ({ field, ...found })),
        lastDay,
        undecidedDays,
      };
    },
  };
}

/** Looks at the cells as they are written: most rows of a long report are not read any further. */
function rowFilter(
  { kind, filter }: RowTerms,
  columns: readonly MappedColumn[],
  sign: DecimalSign,
): (cells: readonly string[]) => boolean {
  if (!filter) return () => true;
  const hasText = textFilter(filter.texts);
  const { maxRank } = filter;
  const index = columns.find(({ field }) => field === kind.rankField)?.index;
  if (maxRank === null || index === undefined) return hasText;
  return (cells) => {
    const rank = numberInCell((cells[index] ?? '').trim(), sign);
    return rank !== null && rank <= maxRank && hasText(cells);
  };
}

/** How many lines there are of each kind, with the numbers of the first and the first cell. */
function lineCounts<Key extends string>() {
  const counts = new Map<Key, { count: number; lines: number[]; cell: string }>();
  return {
    add: (key: Key, line: number, cell = '') => {
      const found = counts.get(key) ?? { count: 0, lines: [], cell: cell.slice(0, 60) };
      found.count += 1;
      if (found.lines.length < MAX_LISTED_LINES) found.lines.push(line);
      counts.set(key, found);
    },
    all: () => [...counts].map(([key, found]) => ({ key, ...found })),
  };
}

function hasOnlyNames(row: ReportRow, names: readonly string[]): boolean {
  return Object.keys(row).every((field) => names.includes(field));
}

function mapsFigures({ columns, required }: ReportKind, mapping: ColumnMapping<string>): boolean {
  return (
    required.length > 1 && columns.some(({ field, reads }) => reads !== 'text' && mapping[field]?.length)
  );
}

type Reject = (field: string, line: number, cell: string) => void;

function mappedColumns({ kind, mapping }: RowTerms): readonly MappedColumn[] {
  return kind.columns.flatMap((column) => {
    const [index] = mapping[column.field] ?? [];
    return index === undefined ? [] : [{ ...column, index }];
  });
}

interface RowReading {
  readonly columns: readonly MappedColumn[];
  readonly sign: DecimalSign;
  readonly isWaiting: ReturnType<typeof slashDays>['take'];
}

function rowReader(
  { kind, sample }: RowTerms,
  { columns, sign, isWaiting }: RowReading,
): (row: TableRow, reject: Reject) => ReportRow {
  const scaleOf = shareScales(sample, columns, sign);
  const isWorkbook = sample.delimiter === null;
  const taken = new Set(columns.map(({ index }) => index));
  const named = sample.headers.flatMap((header, index) =>
    !taken.has(index) && kind.named?.header.test(header.trim()) ? [{ name: header.trim(), index }] : [],
  );
  return ({ line, cells }, reject) => {
    const row: Record<string, CellValue | NamedRanks> = {};
    for (const column of columns) {
      const cell = (cells[column.index] ?? '').trim();
      const { field } = column;
      if (column.reads === 'day' && isWaiting({ values: row, field, line, cell })) {
        row[field] = cell;
        continue;
      }
      const value = valueOf(cell, column, { sign, scale: scaleOf(column), isWorkbook });
      if (value === undefined) continue;
      if (value === UNREADABLE) reject(field, line, cell);
      else row[field] = value;
    }
    const ranks = named.flatMap(({ name, index }) => {
      const cell = (cells[index] ?? '').trim();
      const rank = cell === '' ? undefined : rankInCell(cell, sign);
      return rank === undefined ? [] : [[name, rank] as const];
    });
    if (kind.named && ranks.length > 0) row[kind.named.field] = Object.fromEntries(ranks);
    return row;
  };
}

const UNREADABLE = Symbol('unreadable');

interface NumberTerms {
  readonly sign: DecimalSign;
  readonly scale: number;
  readonly isWorkbook: boolean;
}

function valueOf(
  cell: string,
  { reads, isSigned = false, maxLength = MAX_TEXT }: ReportColumn,
  { sign, scale, isWorkbook }: NumberTerms,
): CellValue | undefined | typeof UNREADABLE {
  if (reads === 'rank' && cell !== '') {
    const rank = rankInCell(cell, sign);
    return rank === undefined ? UNREADABLE : rank;
  }
  if (reads === 'text') return cell === '' || cell === '-' ? undefined : cell.slice(0, maxLength);
  if (isBlank(cell)) return undefined;
  if (reads === 'stars') return starsInCell(cell) ?? UNREADABLE;
  if (reads === 'day') return dayIn(cell, isWorkbook) ?? UNREADABLE;
  const number = numberInCell(cell, sign);
  if (number === null || (number < 0 && !isSigned)) return UNREADABLE;
  if (reads === 'number') return number;
  const percent = cell.includes('%') ? number : roundTo10Digits(number * scale);
  return isSigned || percent <= MAX_PERCENT ? percent : UNREADABLE;
}

/** A day; in a workbook also as its number, where the column has no format of days. */
function dayIn(cell: string, isWorkbook: boolean): string | null {
  const written = daysInText(cell).at(-1);
  if (written !== undefined || !isWorkbook || !/^\d{5}(?:[.,]\d+)?$/.test(cell)) return written ?? null;
  return dayOfSerial(Number(cell.replace(',', '.')))?.slice(0, 10) ?? null;
}

/** Above 100 a share is an error of the file; a little above it is rounding. */
const MAX_PERCENT = 100.5;

function roundTo10Digits(value: number): number {
  return Number(value.toPrecision(10));
}

type MappedColumn = ReportColumn & { readonly index: number };

function decimalSignOfSample(sample: TextTable, columns: readonly MappedColumn[]): DecimalSign {
  if (sample.decimalSign) return sample.decimalSign;
  const figures = columns.filter(({ reads }) => reads === 'number' || reads === 'percent');
  const cells = sample.rows.flatMap((row) => figures.map(({ index }) => bareNumber(row.cells[index] ?? '')));
  return decimalSignOf(cells, sample.delimiter).sign;
}

/** What each share is multiplied by: 100 where the file writes 0.125 for 12.5 %, else 1. */
function shareScales(
  sample: TextTable,
  columns: readonly MappedColumn[],
  sign: DecimalSign,
): (column: MappedColumn) => number {
  const numbersIn = (index: number) =>
    sample.rows.map(({ cells }) => {
      const cell = cells[index] ?? '';
      return cell === '' || cell.includes('%') ? null : numberInCell(cell, sign);
    });
  const byField = new Map(columns.map(({ field, index }) => [field, index]));
  const scales = new Map<string, number>();
  let votes = 0;
  for (const { field, reads, index, quotientOf } of columns) {
    if (reads !== 'percent') continue;
    const shares = numbersIn(index);
    const [part, whole] = (quotientOf ?? []).map((name) => byField.get(name));
    if (part !== undefined && whole !== undefined) {
      const [parts, wholes] = [numbersIn(part), numbersIn(whole)];
      shares.forEach((share, at) => (votes += voteFor(share, parts[at], wholes[at])));
    }
    scales.set(field, areFractions(shares) ? 100 : 1);
  }
  return ({ field, quotientOf }) => {
    if (quotientOf && votes !== 0) return votes > 0 ? 100 : 1;
    return scales.get(field) ?? 1;
  };
}

/** Above 0 where the share is nearer to the quotient than to its hundredfold. */
function voteFor(share: number | null, part: number | null | undefined, whole: number | null | undefined) {
  if (!share || !part || !whole) return 0;
  const ratio = share / (part / whole);
  return ratio < 10 ? 1 : -1;
}

function areFractions(shares: readonly (number | null)[]): boolean {
  const filled = shares.filter((share) => share !== null);
  // Growth may be negative.
  const sizes = filled.map(Math.abs);
  return sizes.every((size) => size <= 1) && sizes.some((size) => size > 0 && size < 1);
}
