import type { SlicedFile, TextTable } from '@seller-toolbox/tool-contract';
import { decodeText, MAX_FILE_BYTES } from '../table-file/decode-text.ts';
import { delimiterOfHead, delimiterOfLines } from '../table-file/delimiter.ts';
import { openTableBytes } from '../table-file/open-table-file.ts';
import { tableOfLines, type ReadOptions } from '../table-file/read-table.ts';
import { plainCell } from '../table-file/plain-cell.ts';
import { ReportRejected } from './report-rejected.ts';
import { lineSplitter } from './split-lines.ts';

export interface OpenedLines {
  readonly format: 'csv' | 'xlsx';
  readonly encoding?: string;
  /** Its first rows, enough to recognize it by. */
  readonly head: TextTable;
  /** The other lines, in parts, with the share of the file that they are read up to; the last may be cut off. */
  readonly rest: AsyncIterable<LinesPart>;
}

export interface LinesPart {
  readonly lines: readonly { readonly line: number; readonly cells: readonly string[] }[];
  readonly share: number;
  /** The last line ends within a cell, or has fewer than the one before. */
  readonly isCut?: boolean;
}

const MAX_BYTES = 1_000_000_000;
const SLICE_BYTES = 2_000_000;
const HEAD_LINES = 2000;
/** No report has more. */
const MAX_COLUMNS = 2000;

/** Opens a report: a text of any encoding in slices, or a workbook. Throws a `ReportRejected`. */
export async function openLines(
  file: SlicedFile,
  isKnown: (header: string) => boolean,
): Promise<OpenedLines> {
  if (file.size > MAX_BYTES) throw new ReportRejected('file-too-large');
  const isWhole = file.size <= MAX_FILE_BYTES;
  const start = await bytesOf(file, 0, isWhole ? file.size : SLICE_BYTES);
  const sample = isWhole ? start : start.subarray(0, start.lastIndexOf(10) + 1);
  const decoded = decodeText(sample, isKnown);
  if (decoded.ok) return openText(file, { ...decoded, isKnown });
  if (decoded.code !== 'file-is-workbook') throw new ReportRejected(decoded.code);
  const options = readOptions(isKnown, Number.POSITIVE_INFINITY);
  const opened = await openTableBytes(isWhole ? start : await bytesOf(file, 0, file.size), options);
  if (opened.kind === 'refused') throw new ReportRejected(opened.code);
  const head = opened.kind === 'workbook' ? opened.table : null;
  if (head === null) throw new ReportRejected('no-table');
  return { format: 'xlsx', head: withHead(head), rest: noLines() };
}

async function bytesOf(file: SlicedFile, from: number, to: number): Promise<Uint8Array> {
  try {
    return new Uint8Array(await file.slice(from, to).arrayBuffer());
  } catch {
    throw new ReportRejected('file-unreadable');
  }
}

/** A line with a known header is the head; where there is none, all lines are rows. */
function readOptions(isKnown: (header: string) => boolean, mostRows: number): ReadOptions {
  return { mostRows, isKnown, isHead: (cells) => cells.filter(isKnown).length > 0 };
}

interface OpenText {
  readonly text: string;
  readonly encoding: string;
  readonly isKnown: (header: string) => boolean;
}

async function openText(file: SlicedFile, { text, encoding, isKnown }: OpenText): Promise<OpenedLines> {
  const delimiter = delimiterOfHead(text, isKnown) ?? delimiterOfLines(text) ?? ',';
  const parts = linesOf(file, encoding, delimiter);
  const first: { cells: string[]; line: number }[] = [];
  let share = 0;
  let isCut = false;
  for (let next = await parts.next(); !next.done; next = await parts.next()) {
    first.push(...next.value.lines.map(({ cells, line }) => ({ cells: [...cells], line })));
    ({ share, isCut = false } = next.value);
    if (first.length >= HEAD_LINES) break;
  }
  const written = first.slice(0, HEAD_LINES);
  const isCutInHead = isCut && first.length <= HEAD_LINES;
  const head = tableOfLines(
    (isCutInHead ? written.slice(0, -1) : written).map(({ cells }) => cells),
    readOptions(isKnown, HEAD_LINES),
    { delimiter, isCut: false },
  );
  if (head === null) throw new ReportRejected(headerAlone(written, isKnown) ? 'no-table' : 'not-a-table');
  if (head.headers.length > MAX_COLUMNS) throw new ReportRejected('not-a-table');
  const left = isCutInHead ? first.slice(-1) : first.slice(HEAD_LINES);
  return {
    format: 'csv',
    encoding,
    head: withHead(head),
    rest: chained({ lines: left, share, isCut }, parts),
  };
}

/** Where no header is known, a first line without figures above lines of several cells is one in an unknown language. */
function withHead(table: TextTable): TextTable {
  const [first, ...rows] = table.rows;
  if (table.headers.length > 0 || !first || first.cells.length < 2 || rows.length === 0) return table;
  return first.cells.some((cell) => /^\W*\d/.test(cell)) ? table : { ...table, headers: first.cells, rows };
}

function headerAlone(lines: readonly { cells: readonly string[] }[], isKnown: (header: string) => boolean) {
  return lines.length > 0 && lines.some(({ cells }) => cells.some(isKnown));
}

async function* chained(first: LinesPart, parts: AsyncIterable<LinesPart>): AsyncGenerator<LinesPart> {
  yield first;
  yield* parts;
}

/** A workbook has been read with its head. */
async function* noLines(): AsyncGenerator<LinesPart> {
  await Promise.resolve();
}

async function* linesOf(file: SlicedFile, encoding: string, delimiter: string): AsyncGenerator<LinesPart> {
  const decoder = new TextDecoder(encoding);
  const splitter = lineSplitter(delimiter);
  let line = 0;
  let columns = 0;
  const numbered = (lines: readonly string[][]) =>
    lines.map((cells) => ({ line: (line += 1), cells: cells.map(plainCell) }));
  for (let at = 0; at < file.size; at += SLICE_BYTES) {
    const end = Math.min(file.size, at + SLICE_BYTES);
    const text = decoder.decode(await bytesOf(file, at, end), { stream: end < file.size });
    const lines = numbered(splitter.push(text));
    columns = lines.at(-1)?.cells.length ?? columns;
    yield { lines, share: end / file.size };
  }
  const { line: last, isCut } = splitter.end();
  yield {
    lines: last ? numbered([last]) : [],
    share: 1,
    isCut: isCut || (last?.length ?? columns) < columns,
  };
}
