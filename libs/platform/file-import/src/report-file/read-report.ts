import type { DayOrder, DecimalSign, SlicedFile, TextTable } from '@seller-toolbox/tool-contract';
import { rankKinds } from '../recognize-file/rank-kinds.ts';
import {
  isKnownHeader,
  matchColumns,
  namesOf,
  plainHeader,
  type ColumnMapping,
} from '../table-file/match-columns.ts';
import { openLines, type OpenedLines } from './open-lines.ts';
import { daysInText } from '../table-file/cell-values.ts';
import type { ReportKind, ReportRow } from './report-kind.ts';
import type { ReportFilter } from './report-filter.ts';
import { rowCollector, type ReportRows } from './report-rows.ts';

/** The visitor's corrections of what was detected. */
export interface ReportChoice {
  readonly kind?: string | undefined;
  /** Column (by index) of a field, null for none. */
  readonly columns?: Readonly<Record<string, number | null>> | undefined;
  /** What `03/04/2026` is. */
  readonly dayOrder?: DayOrder | undefined;
  /** Which rows are kept. */
  readonly filter?: ReportFilter | undefined;
}

/** How a file was read. */
export interface ReportReading extends Omit<ReportRows, 'rows' | 'lastDay'> {
  readonly name: string;
  readonly format: 'csv' | 'xlsx';
  readonly encoding: string | null;
  readonly delimiter: string | null;
  readonly decimalSign: DecimalSign | null;
  /** Null where the file is of no known kind: the visitor may choose one. */
  readonly kind: string | null;
  readonly headers: readonly string[];
  /** The first cell below each header. */
  readonly samples: readonly string[];
  readonly columns: Readonly<Record<string, number | null>>;
  /** Fields whose header is only similar. */
  readonly unsure: readonly string[];
  /** Groups of required fields that have no column; no row is read until each has one. */
  readonly missing: readonly (readonly string[])[];
  /** Columns with a header that no field uses. */
  readonly unusedColumns: number;
  /** The lines above the header, or what fits of them. */
  readonly above: string;
  /** Last day that the rows, the lines above the header or the name of the file give. */
  readonly date: string | null;
}

export interface ReadReport {
  readonly reading: ReportReading;
  readonly rows: readonly ReportRow[];
}

export interface ReadReportOptions {
  readonly kinds: readonly ReportKind[];
  readonly choice?: ReportChoice | undefined;
  readonly maxRows: number;
  /** What days with slashes are where the visitor sells; counts where no cell of the file decides. */
  readonly likelyDayOrder?: DayOrder | undefined;
  readonly progress?: ((share: number) => void) | undefined;
}

/** Reads a report of one of the kinds; what it cannot use is counted with the reason. Throws a `ReportRejected`. */
export async function readReport(file: SlicedFile, options: ReadReportOptions): Promise<ReadReport> {
  const { kinds, choice = {}, maxRows, likelyDayOrder, progress } = options;
  const known = kinds.map(({ columns, plain }) => isKnownHeader(columns, plain));
  const opened = await openLines(file, (header) => known.some((isKnown) => isKnown(header)));
  const kind = kindOf(opened.head, kinds, choice.kind);
  if (kind === null) return { reading: unknownReading(file, opened), rows: [] };
  const plan = columnPlan(opened.head, kind, choice);
  const collector = rowCollector({
    kind,
    mapping: plan.mapping,
    sample: opened.head,
    maxRows,
    dayOrder: choice.dayOrder,
    filter: choice.filter,
    likelyDayOrder,
  });
  if (plan.missing.length === 0) {
    takeRows(opened.head, collector);
    for await (const { lines, share, isCut } of opened.rest) {
      lines.forEach((row, at) => {
        if (isCut && at === lines.length - 1) collector.skip(row.line, 'incomplete');
        else collector.take(row);
      });
      progress?.(share);
    }
  }
  const { rows, lastDay, ...counts } = collector.result();
  return {
    rows,
    reading: {
      ...factsOf(file, opened),
      ...counts,
      kind: kind.id,
      columns: Object.fromEntries(kind.columns.map(({ field }) => [field, plan.mapping[field]?.[0] ?? null])),
      unsure: plan.unsure,
      missing: plan.missing,
      unusedColumns: plan.unusedColumns,
      date: lastDay ?? dateAround(opened.head, file.name),
    },
  };
}

function takeRows({ rows, leftOut }: TextTable, collector: ReturnType<typeof rowCollector>): void {
  rows.forEach(collector.take);
  if (leftOut) collector.skip(leftOut.line, 'too-many', leftOut.count);
}

/** The rows of a table that has been read already, as hooks of tools get it. */
export function readReportTable(table: TextTable, kind: ReportKind, maxRows: number) {
  const { mapping, missing } = columnPlan(table, kind, {});
  const collector = rowCollector({ kind, mapping, sample: table, maxRows });
  if (missing.length === 0) takeRows(table, collector);
  const { rows, read, lastDay } = collector.result();
  return { rows, read, above: aboveOf(table), date: (name: string) => lastDay ?? dateAround(table, name) };
}

function kindOf(
  head: TextTable,
  kinds: readonly ReportKind[],
  chosen: string | undefined,
): ReportKind | null {
  if (chosen !== undefined) return kinds.find(({ id }) => id === chosen) ?? null;
  const isList = head.rows.every(({ cells }) => cells.length < 2);
  const possible = isList ? kinds : kinds.filter(({ cell }) => cell === undefined);
  return rankKinds(head, possible)[0]?.kind ?? mostSimilarKind(head, possible);
}

/** The kind with most columns, where the headers are spelled in other ways. */
function mostSimilarKind(head: TextTable, kinds: readonly ReportKind[]): ReportKind | null {
  const alike = kinds.flatMap((kind) => {
    const { mapping, missing } = columnPlan(head, kind, {});
    return missing.length > 0 ? [] : [{ kind, columns: Object.values(mapping).flat().length }];
  });
  return alike.sort((one, other) => other.columns - one.columns)[0]?.kind ?? null;
}

interface ColumnPlan extends Pick<ReportReading, 'unsure' | 'missing' | 'unusedColumns'> {
  readonly mapping: ColumnMapping<string>;
}

function columnPlan(table: TextTable, kind: ReportKind, { columns = {} }: ReportChoice): ColumnPlan {
  const { plain = plainHeader } = kind;
  const headers = table.headers.map(plain);
  const matched = headers.length > 0 ? matchColumns(headers, kind.columns) : byPlace(kind);
  const chosen = Object.entries(columns).map(
    ([field, column]) => [field, column === null ? [] : [column]] as const,
  );
  const taken = new Set(Object.values(columns));
  const free = Object.entries(matched).map(
    ([field, found]) => [field, found.filter((one) => !taken.has(one))] as const,
  );
  const mapping = Object.fromEntries<readonly number[]>([...free, ...chosen]);
  const isMapped = (field: string) => (mapping[field]?.length ?? 0) > 0;
  const used = new Set(Object.values(mapping).flat());
  return {
    mapping,
    unsure: kind.columns
      .filter(({ field }) => columns[field] === undefined && isMapped(field))
      .filter((column) => {
        const header = headers[mapping[column.field]?.[0] ?? -1] ?? '';
        return !namesOf(column).includes(header);
      })
      .map(({ field }) => field),
    missing: kind.required.filter((group) => !group.some(isMapped)),
    unusedColumns: table.headers.filter(
      (header, column) => header !== '' && !used.has(column) && !kind.named?.header.test(header.trim()),
    ).length,
  };
}

/** A list without a header has its names in the first column. */
function byPlace(kind: ReportKind): ColumnMapping<string> {
  const name = kind.cell === undefined ? undefined : kind.required[0]?.[0];
  return Object.fromEntries(kind.columns.map(({ field }) => [field, field === name ? [0] : []]));
}

function factsOf(file: SlicedFile, { format, encoding, head }: OpenedLines) {
  const short = (cell: string | undefined) => (cell ?? '').slice(0, 80);
  const width = Math.max(head.headers.length, head.rows[0]?.cells.length ?? 0);
  return {
    name: file.name,
    format,
    encoding: encoding ?? null,
    delimiter: head.delimiter,
    decimalSign: head.decimalSign ?? null,
    above: aboveOf(head),
    headers: Array.from({ length: width }, (_, column) => short(head.headers[column])),
    samples: Array.from({ length: width }, (_, column) => short(head.rows[0]?.cells[column])),
  };
}

function unknownReading(file: SlicedFile, opened: OpenedLines): ReportReading {
  return {
    ...factsOf(file, opened),
    kind: null,
    columns: {},
    unsure: [],
    missing: [],
    unusedColumns: 0,
    date: dateAround(opened.head, file.name),
    read: 0,
    skipped: [],
    unreadable: [],
    undecidedDays: null,
  };
}

const MAX_ABOVE = 1000;

function aboveOf({ above = [] }: TextTable): string {
  return above
    .flatMap(({ cells }) => cells)
    .join('\n')
    .slice(0, MAX_ABOVE);
}

function dateAround({ above = [] }: TextTable, name: string): string | null {
  const days = daysInText([...above.flatMap(({ cells }) => cells), name].join('\n'));
  return [...days].sort().at(-1) ?? null;
}
