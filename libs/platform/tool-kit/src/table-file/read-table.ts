import Papa from 'papaparse';
import type { DecimalSign } from './number-style.ts';

/** A table as it stands in a file or on the clipboard. */
export interface TextTable {
  /** Trimmed; empty where a column has none. None at all where no line is a head. */
  readonly headers: readonly string[];
  readonly rows: readonly TableRow[];
  /** Lines above the head that hold something; only where `isHead` was asked. */
  readonly above?: readonly TableRow[];
  /** Null where nothing parts the cells: the file has them one by one. */
  readonly delimiter: string | null;
  /** Where the reader has written the numbers itself. */
  readonly decimalSign?: DecimalSign;
  /** Rows beyond `mostRows` that were not read. */
  readonly unread: boolean;
}

export interface TableRow {
  /** Of the file, from 1. */
  readonly line: number;
  readonly cells: readonly string[];
}

export interface ReadOptions {
  readonly mostRows: number;
  /** Whether a header is known: the first of the leading lines with most of them is the head. */
  readonly isKnown: (header: string) => boolean;
  /** Which lines can be the head; where none can, all are rows. Unsaid, one of the leading lines always is. */
  readonly isHead?: (cells: readonly string[]) => boolean;
  /** What parts the cells of a text, where that is known. */
  readonly delimiter?: string | undefined;
}

/** A report may begin with a line or two about itself. */
const LINES_BEFORE_HEAD = 10;
/** Of a text, in which its head is looked for. */
const HEAD_LENGTH = 64_000;
const DELIMITERS = [',', ';', '\t', '|'];
/** The less a sign stands in texts, the surer it parts cells. */
const SUREST_FIRST = ['\t', ';', '|', ','];
/** Thousands of rows of hundreds of columns; each more takes memory, and no report has them. */
const MOST_CELLS = 1_000_000;

/** Reads a table of cells parted by comma, semicolon, tab or bar; null where no row is left below its head. */
export function readTable(text: string, options: ReadOptions): TextTable | null {
  const part = readablePart(text);
  // The break that ends the last line begins no other: two columns and an empty line would not look like a table.
  const whole = withoutEnd(part.replace(/^\ufeff/, ''));
  const { data, meta } = Papa.parse<string[]>(whole, {
    delimiter: options.delimiter ?? delimiterOfHead(whole, options.isKnown),
    delimitersToGuess: DELIMITERS,
    preview: options.mostRows + LINES_BEFORE_HEAD + 1,
    skipEmptyLines: false,
  });
  const isCut = meta.truncated || part.length < text.length;
  return tableOfLines(data, options, { delimiter: meta.delimiter, isCut });
}

/** Without the breaks at its end. Counted by hand: a pattern takes the square of the time over a text of breaks alone. */
function withoutEnd(text: string): string {
  let end = text.length;
  while (end > 0 && (text[end - 1] === '\n' || text[end - 1] === '\r')) end -= 1;
  return text.slice(0, end);
}

/** The one that parts the most known headers; where none parts any, the one that parts each line; else it is guessed. */
function delimiterOfHead(text: string, isKnown: ReadOptions['isKnown']): string {
  const head = text.slice(0, HEAD_LENGTH);
  let best = { delimiter: '', known: 1 };
  for (const delimiter of DELIMITERS) {
    const { data } = Papa.parse<string[]>(head, { delimiter, preview: LINES_BEFORE_HEAD });
    const known = Math.max(0, ...data.map((cells) => cells.map(plainCell).filter(isKnown).length));
    if (known > best.known) best = { delimiter, known };
  }
  return best.delimiter || (SUREST_FIRST.find((delimiter) => partsEachLine(head, delimiter)) ?? '');
}

/** Whether each of the first lines has as many cells, and no cell begins with the space that stands behind a sign in a text. */
function partsEachLine(head: string, delimiter: string): boolean {
  const { data } = Papa.parse<string[]>(head, {
    delimiter,
    preview: LINES_BEFORE_HEAD,
    skipEmptyLines: 'greedy',
  });
  const [first = []] = data;
  return (
    first.length > 1 &&
    data.every((cells) => cells.length === first.length && !cells.slice(1).some((cell) => /^ +\S/.test(cell)))
  );
}

export interface LinesOrigin extends Pick<TextTable, 'delimiter' | 'decimalSign'> {
  /** There were more lines. */
  readonly isCut: boolean;
}

/** The table in lines of cells: what stands above its head is about the file. */
export function tableOfLines(
  written: readonly (readonly string[])[],
  { mostRows, isKnown, isHead }: ReadOptions,
  { isCut, ...origin }: LinesOrigin,
): TextTable | null {
  const lines: TableRow[] = written.map((cells, index) => ({ line: index + 1, cells: cells.map(plainCell) }));
  const filled = lines.filter(({ cells }) => cells.some((cell) => cell !== ''));
  const head = headOf(leadingLines(filled, isHead), isKnown);
  const first = head === undefined ? 0 : filled.indexOf(head) + 1;
  const rows = filled.slice(first);
  if (rows.length === 0) return null;
  return {
    headers: head?.cells ?? [],
    rows: rows.slice(0, mostRows),
    ...(isHead && { above: filled.slice(0, Math.max(0, first - 1)) }),
    unread: rows.length > mostRows || isCut,
    ...origin,
  };
}

/** The lines before there are too many cells: all of them in any file that a person has made. */
function readablePart(text: string): string {
  const separators = new Set(DELIMITERS.map((delimiter) => delimiter.charCodeAt(0)));
  let cells = 0;
  for (let at = 0; at < text.length; at += 1) {
    if (separators.has(text.charCodeAt(at))) cells += 1;
    if (cells > MOST_CELLS)
      return text.slice(0, Math.max(0, text.lastIndexOf('\n', at), text.lastIndexOf('\r', at)));
  }
  return text;
}

/** Without what spreadsheets put around identifiers: `="00123"`. */
function plainCell(cell: string): string {
  return cell
    .replace(/^="(.*)"$/, '$1')
    .replaceAll('\u00a0', ' ')
    .trim();
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
