import { finding, type Finding, type Progress } from '@seller-toolbox/tool-contract';
import { MOST_ROWS, type ReportRow } from '../engine/search-term-analyzer.schema.ts';
import { findHeader, type FoundHeader } from './find-header.ts';
import { numberStyleOf, type NumberStyle } from './locale-numbers.ts';
import { wholeMap, type ColumnMap } from './map-columns.ts';
import { NUMBER_FIELDS, REQUIRED_FIELDS, type ReportField } from './report-fields.ts';
import { ReportRefused } from './report-refused.ts';
import { rowReader, type SkipReason } from './row-reader.ts';
import { cellText, type Cell, type Table } from './table.ts';

/** What the visitor says against the importer. */
export interface ReadingChoice {
  readonly columns?: Partial<ColumnMap> | undefined;
  readonly numberStyle?: NumberStyle | undefined;
}

export interface SkippedLines {
  readonly reason: SkipReason;
  readonly count: number;
  /** The first few, as a spreadsheet numbers them. */
  readonly lines: readonly number[];
}

/** What was made of a file, and of which parts of it. */
export interface ReportReading {
  readonly file: Omit<Table, 'rows'>;
  /** As a spreadsheet numbers it; what stands above is about the file. */
  readonly headerLine: number;
  readonly headers: readonly string[];
  /** A cell below each header. */
  readonly samples: readonly string[];
  readonly columns: ColumnMap;
  readonly unsure: readonly ReportField[];
  /** Required fields that no column is known for: nothing is computed until the visitor says. */
  readonly missing: readonly ReportField[];
  readonly numberStyle: NumberStyle;
  readonly currency: string;
  /** The file has the ids of the account: it was the tab of a bulk workbook. */
  readonly hasIds: boolean;
  readonly linesRead: number;
  readonly skipped: readonly SkippedLines[];
  readonly findings: readonly Finding[];
}

export interface ReadReport {
  readonly reading: ReportReading;
  readonly rows: readonly ReportRow[];
}

const STYLE_SAMPLE = 2000;
const FEW_LINES = 5;

/** Makes rows of a table: finds the headers, maps the columns, reads the figures, counts what it leaves out and why. */
export function readReport(
  table: Table,
  choice: ReadingChoice = {},
  progress: Progress = () => undefined,
): ReadReport {
  const header = findHeader(table);
  if (header === null) throw new ReportRefused('no-header');
  const columns = wholeMap({ ...header.columns, ...choice.columns });
  const lines = table.rows.slice(header.row + 1);
  const { style, isMixed } = numberStyleOf(figures(lines, columns), table.delimiter ?? null);
  const numberStyle = choice.numberStyle ?? style;
  const missing = REQUIRED_FIELDS.filter((field) => columns[field] === null);
  const { rows, skips, currency } =
    missing.length > 0
      ? NOTHING
      : collect(lines, { columns, numberStyle, header: table.rows[header.row] ?? [], progress });
  if (rows.length > MOST_ROWS) throw new ReportRefused('too-many-rows', { most: MOST_ROWS });
  const { rows: _rows, ...file } = table;
  const skipped = Array.from(skips, ([reason, at]) => ({
    reason,
    count: at.length,
    lines: at.slice(0, FEW_LINES).map((line) => line + header.row + 2),
  }));
  const unsure = header.unsure.filter((field) => choice.columns?.[field] === undefined);
  return {
    rows,
    reading: {
      file,
      headerLine: header.row + 1,
      ...headersOf(table, header),
      columns,
      unsure,
      missing,
      numberStyle,
      currency,
      hasIds: rows.some(({ campaignId, adGroupId }) => campaignId !== '' && adGroupId !== ''),
      linesRead: lines.length,
      skipped,
      findings: [
        ...(unsure.length > 0 ? [finding('unsure-columns', 'info')] : []),
        ...(isMixed && choice.numberStyle === undefined ? [finding('mixed-numbers', 'warning')] : []),
        ...(missing.length === 0 && rows.length === 0 ? [finding('nothing-usable', 'error')] : []),
      ],
    },
  };
}

interface Collected {
  readonly rows: readonly ReportRow[];
  readonly skips: ReadonlyMap<SkipReason, readonly number[]>;
  readonly currency: string;
}

const NOTHING: Collected = { rows: [], skips: new Map(), currency: '' };

interface Collecting {
  readonly columns: ColumnMap;
  readonly numberStyle: NumberStyle;
  readonly header: readonly Cell[];
  readonly progress: Progress;
}

function collect(lines: Table['rows'], { columns, numberStyle, header, progress }: Collecting): Collected {
  const read = rowReader(columns, numberStyle, header);
  const currency = mainCurrency(lines, columns);
  const isRepeated = repeatFinder(columns);
  const rows: ReportRow[] = [];
  const skips = new Map<SkipReason, number[]>();
  const outcomeOf = (cells: readonly Cell[]): ReportRow | SkipReason => {
    const row = read(cells);
    if (typeof row === 'string') return row;
    if (currencyOf(cells, columns) !== currency) return 'other-currency';
    return isRepeated(cells) ? 'repeated-line' : row;
  };
  lines.forEach((cells, line) => {
    const outcome = outcomeOf(cells);
    if (typeof outcome === 'string') addLine(skips, outcome, line);
    else rows.push(outcome);
    if (line % 5000 === 0) progress(line / lines.length);
  });
  return { rows, skips, currency };
}

function addLine(skips: Map<SkipReason, number[]>, reason: SkipReason, line: number): void {
  const lines = skips.get(reason);
  if (lines) lines.push(line);
  else skips.set(reason, [line]);
}

/** Figures of the first lines, which show how the file writes them. */
function* figures(lines: Table['rows'], columns: ColumnMap): Iterable<Cell | undefined> {
  for (const cells of lines.slice(0, STYLE_SAMPLE)) {
    for (const field of NUMBER_FIELDS) {
      const column = columns[field];
      if (column !== null) yield cells[column];
    }
  }
}

function currencyOf(cells: readonly Cell[], { currency }: ColumnMap): string {
  const code = currency === null ? '' : cellText(cells[currency]).toUpperCase();
  return /^[A-Z]{3}$/u.test(code) ? code : '';
}

/** Amounts of two currencies have no sum: the one with most lines is used. */
function mainCurrency(lines: Table['rows'], columns: ColumnMap): string {
  if (columns.currency === null) return '';
  const counts = new Map<string, number>();
  for (const cells of lines) {
    const code = currencyOf(cells, columns);
    if (code !== '') counts.set(code, (counts.get(code) ?? 0) + 1);
  }
  return [...counts].reduce((most, one) => (one[1] > most[1] ? one : most), ['', 0] as const)[0];
}

/**
 * The same line twice is a file put together twice. Only lines that say where they belong can be told to be the same; a
 * list of bare terms may well have two equal ones.
 */
function repeatFinder({ campaign, adGroup, targeting }: ColumnMap): (cells: readonly Cell[]) => boolean {
  if (campaign === null || adGroup === null || targeting === null) return () => false;
  const known = new Set<string>();
  return (cells) => {
    const line = cells.join('\u0000');
    if (known.has(line)) return true;
    known.add(line);
    return false;
  };
}

const LONGEST_SHOWN = 60;

function headersOf({ rows }: Table, { row }: FoundHeader) {
  const short = (cell: Cell | undefined) => cellText(cell).slice(0, LONGEST_SHOWN);
  const headers = (rows[row] ?? []).map(short);
  return { headers, samples: headers.map((_, column) => short(rows[row + 1]?.[column])) };
}
