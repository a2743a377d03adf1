import { dayOfSerial } from '@seller-toolbox/file-import/table-file';
import { headerName } from '@seller-toolbox/reference-data/search-term-report-header-name';
import { DAY } from '@seller-toolbox/tool-contract/durations';
import { cellText, type Cell } from './table.ts';

/** Columns of days. English as in real exports, looked up 2026-11-22; the others are our translations, not confirmed. */
const DAY_HEADERS: ReadonlySet<string> = new Set(
  [
    ...['Date', 'Start Date', 'End Date', 'Datum', 'Startdatum', 'Enddatum', '日付', '開始日', '終了日'],
    ...['Date de début', 'Date de fin', 'Data', 'Data di inizio', 'Data di fine', 'Fecha', 'Fecha de inicio'],
    ...['Fecha de finalización', '日期', '开始日期', '结束日期', '開始日期', '結束日期'],
  ].map(headerName),
);

const MAX_HEADER_LENGTH = 120;
/** A number that a workbook counts to another century is no day of a report. */
const THIS_CENTURY = /^20\d\d-\d\d-\d\d/;

/** The first and the last day of a line, counted from 1970; NaN where one can be read in two ways. */
export interface DaySpan {
  readonly first: number;
  readonly last: number;
}

/** Returns a function that reads the days of a line; null where it has none, as a line of totals. */
export function daySpanReader(header: readonly Cell[]): (cells: readonly Cell[]) => DaySpan | null {
  const columns = header.flatMap((cell, column) =>
    DAY_HEADERS.has(headerName(cellText(cell).slice(0, MAX_HEADER_LENGTH))) ? [column] : [],
  );
  // Most lines of a report have the same days: one object for all of them.
  let latest: DaySpan | null = null;
  return (cells) => {
    const days = columns.flatMap((column) => (cellText(cells[column]) === '' ? [] : [dayOf(cells[column])]));
    if (days.length === 0) return null;
    const [first, last] = [Math.min(...days), Math.max(...days)];
    if (latest?.first !== first || latest.last !== last) latest = { first, last };
    return latest;
  };
}

/** Days from the earliest to the latest of the spans, both included; null where there is none, or one that can be read in two ways. */
export function countDays(spans: readonly (DaySpan | null)[]): number | null {
  let [first, last] = [Infinity, -Infinity];
  for (const span of spans) {
    if (!span) continue;
    [first, last] = [Math.min(first, span.first), Math.max(last, span.last)];
  }
  return Number.isFinite(last - first) ? last - first + 1 : null;
}

/** Days since 1970; NaN for a text such as 03/04/2026, which is March or April. */
function dayOf(cell: Cell | undefined): number {
  const written = cellText(cell);
  const counted = dayOfSerial(Number(written));
  const text = counted !== null && THIS_CENTURY.test(counted) ? counted : written;
  const numeric = /^(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})(?:\D|$)/.exec(text);
  if (numeric) return dayNumber(Number(numeric[1]), Number(numeric[2]), Number(numeric[3]));
  const german = /^(\d{1,2})\.(\d{1,2})\.(\d{4})$/.exec(text);
  if (german) return dayNumber(Number(german[3]), Number(german[2]), Number(german[1]));
  const named = /^(\p{L}{3,9})\.? (\d{1,2}), (\d{4})$/u.exec(text);
  if (!named) return NaN;
  const name = (named[1] ?? '').toLowerCase();
  const month = MONTHS.findIndex((each) => each === name || each.slice(0, 3) === name) + 1;
  return dayNumber(Number(named[3]), month, Number(named[2]));
}

/** NaN for a day that no month has. */
function dayNumber(year: number, month: number, day: number): number {
  const date = new Date(Date.UTC(year, month - 1, day));
  return date.getUTCMonth() === month - 1 && date.getUTCDate() === day ? date.getTime() / DAY : NaN;
}

const MONTHS = [
  ...['january', 'february', 'march', 'april', 'may', 'june'],
  ...['july', 'august', 'september', 'october', 'november', 'december'],
];
