import type { DecimalSign, TableRow, TextTable } from '@seller-toolbox/tool-contract';
import { bareNumber, daysInText, isBlank, numberInCell, rankInCell } from '../table-file/cell-values.ts';
import type { ColumnMapping } from '../table-file/match-columns.ts';
import { decimalSignOf } from '../table-file/number-style.ts';
import { dayOfSerial } from '../table-file/serial-days.ts';
import { starsInCell } from '../table-file/stars-in-cell.ts';
import type { CellValue, NamedRanks, ReportColumn, ReportKind, ReportRow } from './report-kind.ts';
import type { slashDays } from './slash-days.ts';

const MAX_TEXT = 500;

/** What the rows of a file are read by. */
export interface RowReaderOptions {
  readonly kind: ReportKind;
  readonly mapping: ColumnMapping<string>;
  /** The head of the file with enough rows to see how it writes numbers and shares. */
  readonly sample: TextTable;
}

/** Counts a cell that its column cannot have. */
export type Reject = (field: string, line: number, cell: string) => void;

/** The columns of the kind that the file has, with their place. */
export function mappedColumns({ kind, mapping }: RowReaderOptions): readonly MappedColumn[] {
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

/** Reads the fields of a row; days that wait for the order of their column are left as they are written. */
export function rowReader(
  { kind, sample }: RowReaderOptions,
  { columns, sign, isWaiting }: RowReading,
): (row: TableRow, reject: Reject) => ReportRow {
  const scaleOf = shareScales(sample, columns, sign);
  const isWorkbook = sample.delimiter === null;
  const taken = new Set(columns.map(({ index }) => index));
  const named = sample.headers.flatMap((header, index) =>
    !taken.has(index) && kind.named?.header.test(header) ? [{ name: header, index }] : [],
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

interface NumberFormat {
  readonly sign: DecimalSign;
  readonly scale: number;
  readonly isWorkbook: boolean;
}

function valueOf(
  cell: string,
  { reads, isSigned = false, maxLength = MAX_TEXT }: ReportColumn,
  { sign, scale, isWorkbook }: NumberFormat,
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

export type MappedColumn = ReportColumn & { readonly index: number };

/** The sign that most figures of the file show. */
export function decimalSignOfSample(sample: TextTable, columns: readonly MappedColumn[]): DecimalSign {
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
