import type { DayOrder, DecimalSign, TableRow } from '@seller-toolbox/tool-contract';
import { isDay } from '@seller-toolbox/tool-contract/days';
import { numberInCell } from '../table-file/cell-values.ts';
import { lineCounts } from '../table-file/line-counts.ts';
import type { ColumnMapping } from '../table-file/match-columns.ts';
import { textFilter, type ReportFilter } from './report-filter.ts';
import type { ReportKind, ReportRow } from './report-kind.ts';
import {
  decimalSignOfSample,
  mappedColumns,
  rowReader,
  type MappedColumn,
  type RowReaderOptions,
  type Reject,
} from './row-reader.ts';
import { slashDays, type UndecidedDays } from './slash-days.ts';

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

export interface RowCollectorOptions extends RowReaderOptions {
  readonly maxRows: number;
  /** The visitor's choice for days with slashes. */
  readonly dayOrder?: DayOrder | undefined;
  /** What such days are in the country that the file is probably from. */
  readonly likelyDayOrder?: DayOrder | undefined;
  readonly filter?: ReportFilter | undefined;
}

/** Collects the rows of a report line by line. */
export function rowCollector(options: RowCollectorOptions) {
  const { kind, mapping, maxRows } = options;
  const { days, isWanted, readRow } = rowReading(options);
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
  const reject: Reject = (field, line, cell) => unreadable.add(field, line, { cell });
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
    skip: (line: number, reason: SkipReason, count = 1) => {
      read += count;
      skipped.add(reason, line, { count });
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

function rowReading(options: RowCollectorOptions) {
  const columns = mappedColumns(options);
  const sign = decimalSignOfSample(options.sample, columns);
  const days = slashDays({
    chosen: options.dayOrder,
    // Countries with a decimal comma write the day first; reports in English are of the US more often than not.
    assumed: sign === ',' ? 'day-first' : (options.likelyDayOrder ?? 'month-first'),
  });
  return {
    days,
    isWanted: rowFilter(options, columns, sign),
    readRow: rowReader(options, { columns, sign, isWaiting: days.take }),
  };
}

/** Looks at the cells as they are written: most rows of a long report are not read any further. */
function rowFilter(
  { kind, filter }: RowCollectorOptions,
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

function hasOnlyNames(row: ReportRow, names: readonly string[]): boolean {
  return Object.keys(row).every((field) => names.includes(field));
}

function mapsFigures({ columns, required }: ReportKind, mapping: ColumnMapping<string>): boolean {
  return (
    required.length > 1 && columns.some(({ field, reads }) => reads !== 'text' && mapping[field]?.length)
  );
}
