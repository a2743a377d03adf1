import type { TableRow, TextTable } from '@seller-toolbox/tool-contract';
import Papa from 'papaparse';
import { withClosedQuotes } from './closed-quotes.ts';
import { DELIMITERS, delimiterOfHead, delimiterOfLines, LINES_BEFORE_HEAD } from './delimiter.ts';
import { plainCell } from './plain-cell.ts';

export interface ReadOptions {
  readonly mostRows: number;
  /** Whether a header is known: the first of the leading lines with most of them is the head. */
  readonly isKnown: (header: string) => boolean;
  /** Which lines can be the head; where none can, all are rows. Unsaid, one of the leading lines always is. */
  readonly isHead?: (cells: readonly string[]) => boolean;
  /** The delimiter, if it is known. */
  readonly delimiter?: string | undefined;
}

/**
 * As of a workbook: 50,000 rows of 160 columns. Of 20 MB, the largest file, 6 million cells took 8 s and 104 MB (2026-11, two
 * busy cores); each more takes memory.
 */
export const MAX_CELLS = 8_000_000;

/** Reads a table of cells parted by comma, semicolon, tab or bar; null where no row is left below its head. */
export function readTable(text: string, options: ReadOptions): TextTable | null {
  const part = readablePart(text);
  // The break that ends the last line begins no other: two columns and an empty line would not look like a table.
  const whole = withoutEnd(part.replace(/^\ufeff/, ''));
  const delimiter = options.delimiter ?? delimiterOf(whole, options.isKnown);
  const { data, meta } = Papa.parse<string[]>(delimiter === '\t' ? withClosedQuotes(whole) : whole, {
    delimiter,
    delimitersToGuess: DELIMITERS,
    preview: options.mostRows + LINES_BEFORE_HEAD + 1,
    skipEmptyLines: false,
  });
  const isCut = meta.truncated || part.length < text.length;
  const cutAt = part.length < text.length ? ({ kind: 'cells', max: MAX_CELLS } as const) : undefined;
  return tableOfLines(data, options, { delimiter: meta.delimiter, isCut, ...(cutAt && { cutAt }) });
}

/** Without the breaks at its end. Uses no pattern: that takes quadratic time over a text of breaks alone. */
function withoutEnd(text: string): string {
  let end = text.length;
  while (end > 0 && (text[end - 1] === '\n' || text[end - 1] === '\r')) end -= 1;
  return text.slice(0, end);
}

/** Empty where it is left to be guessed by how many cells the lines have. */
function delimiterOf(text: string, isKnown: ReadOptions['isKnown']): string {
  return delimiterOfHead(text, isKnown) ?? delimiterOfLines(text) ?? '';
}

export interface LinesOrigin extends Pick<TextTable, 'delimiter' | 'decimalSign'> {
  /** There were more lines. */
  readonly isCut: boolean;
  /** The limit behind which they are. */
  readonly cutAt?: TextTable['limit'];
}

/** The table in lines of cells: lines above its head are about the file. */
export function tableOfLines(
  written: readonly (readonly string[])[],
  { mostRows, isKnown, isHead }: ReadOptions,
  { isCut, cutAt, ...origin }: LinesOrigin,
): TextTable | null {
  const lines: TableRow[] = written.map((cells, index) => ({ line: index + 1, cells: cells.map(plainCell) }));
  const filled = lines.filter(({ cells }) => cells.some((cell) => cell !== ''));
  const head = headOf(leadingLines(filled, isHead), isKnown);
  const first = head === undefined ? 0 : filled.indexOf(head) + 1;
  const headers = head?.cells ?? [];
  const rows = filled
    .slice(first, first + mostRows)
    .map((row) => withRest(row, written, headers.length, origin));
  if (rows.length === 0) return null;
  const hasMore = filled.length - first > mostRows;
  const limit = hasMore ? ({ kind: 'rows', max: mostRows } as const) : cutAt;
  return {
    headers,
    rows,
    ...(isHead && { above: filled.slice(0, Math.max(0, first - 1)) }),
    unread: hasMore || isCut,
    ...(limit && { limit }),
    ...origin,
  };
}

function withRest(
  row: TableRow,
  written: readonly (readonly string[])[],
  columns: number,
  { delimiter }: Pick<TextTable, 'delimiter'>,
): TableRow {
  const last = row.cells.findLastIndex((cell) => cell !== '');
  if (delimiter === null || columns === 0 || last < columns) return row;
  const beyond = written[row.line - 1]?.slice(columns - 1, last + 1) ?? [];
  return { ...row, rest: beyond.join(delimiter).trim() };
}

/** The lines before there are too many cells: all of them in any file that a person has made. */
function readablePart(text: string): string {
  const separators = new Set(DELIMITERS.map((delimiter) => delimiter.charCodeAt(0)));
  let cells = 0;
  for (let at = 0; at < text.length; at += 1) {
    if (separators.has(text.charCodeAt(at))) cells += 1;
    if (cells > MAX_CELLS)
      return text.slice(0, Math.max(0, text.lastIndexOf('\n', at), text.lastIndexOf('\r', at)));
  }
  return text;
}

/** Those that may be the head: the last of several has no row below it, and would only hide those above. */
function leadingLines(lines: readonly TableRow[], isHead: ReadOptions['isHead']): readonly TableRow[] {
  const leading = lines.slice(0, LINES_BEFORE_HEAD);
  if (!isHead) return leading;
  return leading.filter(({ cells }, at) => isHead(cells) && (at === 0 || at < lines.length - 1));
}

function headOf(lines: readonly TableRow[], isKnown: (header: string) => boolean): TableRow | undefined {
  const known = ({ cells }: TableRow) => cells.filter(isKnown).length;
  return lines.reduce<TableRow | undefined>(
    (best, line) => (best === undefined || known(line) > known(best) ? line : best),
    undefined,
  );
}
