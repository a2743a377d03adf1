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
/** The day 0 of a workbook, and its days of the years 2000 to 2099. */
const WORKBOOK_EPOCH = Date.UTC(1899, 11, 30);
const [MIN_SERIAL, MAX_SERIAL] = [36_526, 73_050];

export interface ReportDays {
  readonly add: (cells: readonly Cell[]) => void;
  /** From the first to the last day, both included; null where there is none, or one that can be read in two ways. */
  readonly count: () => number | null;
}

/** Counts the days between the earliest and the latest date of the lines. */
export function reportDays(header: readonly Cell[]): ReportDays {
  const columns = header.flatMap((cell, column) =>
    DAY_HEADERS.has(headerName(cellText(cell).slice(0, MAX_HEADER_LENGTH))) ? [column] : [],
  );
  let [first, last] = [Infinity, -Infinity];
  return {
    add: (cells) => {
      for (const column of columns) {
        const cell = cells[column];
        // A line of totals has no day.
        if (cellText(cell) === '') continue;
        const day = dayOf(cell);
        [first, last] = [Math.min(first, day), Math.max(last, day)];
      }
    },
    count: () => (Number.isFinite(last - first) ? last - first + 1 : null),
  };
}

/** Days since 1970; NaN for a text such as 03/04/2026, which is March or April. */
function dayOf(cell: Cell | undefined): number {
  const text = cellText(cell);
  const serial = Number(text);
  if (serial >= MIN_SERIAL && serial < MAX_SERIAL)
    return Math.floor(serial) + Math.round(WORKBOOK_EPOCH / DAY);
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
