import { delimiterOfLines, encodedText, withClosedQuotes } from '@seller-toolbox/file-import/table-file';
import Papa, { type ParseResult } from 'papaparse';
import { headerScores } from './find-header.ts';
import { HEAD_ROWS, IMPORT_LIMITS } from './import-limits.data.ts';
import { ReportError } from './report-error.ts';
import type { Table } from './table.ts';

const DELIMITERS = [',', ';', '\t', '|'] as const;
const HEAD_LENGTH = 64_000;
const CHUNK_LENGTH = 256 * 1024;

/** Reads a CSV file: detects encoding and delimiter, allows quoted cells with line breaks. */
export function readCsv(bytes: Uint8Array): Table {
  rejectLargeFile(bytes.length);
  const decoded = encodedText(bytes, (part) => bestDelimiter(part).score);
  if (decoded === null) throw new ReportError('not-a-table');
  const { encoding } = decoded;
  const { delimiter } = bestDelimiter(decoded.text);
  rejectOversizedText(decoded.text, delimiter);
  const text = delimiter === '\t' ? withClosedQuotes(decoded.text) : decoded.text;
  const { data: head } = Papa.parse<string[]>(text, { delimiter, preview: HEAD_ROWS });
  return {
    file: { format: 'csv', encoding, delimiter },
    head,
    forEachLine: (visit, progress) => {
      let line = 0;
      // A line break at the end of the file does not start another line.
      Papa.parse<string[]>(text.replace(/(\r\n|\n|\r)$/, ''), {
        delimiter,
        chunkSize: CHUNK_LENGTH,
        chunk: ({ data, meta }: ParseResult<string[]>) => {
          for (const cells of data) {
            visit(cells, line);
            line += 1;
          }
          progress(Math.min(1, meta.cursor / text.length));
        },
        // Required by the types only: parsing a string is synchronous.
        complete: () => undefined,
      });
    },
  };
}

/** Rejects a file by its size, before its bytes are read. */
export function rejectLargeFile(size: number): void {
  if (size <= IMPORT_LIMITS.csvBytes) return;
  throw new ReportError('file-too-large', { megabytes: IMPORT_LIMITS.csvBytes / 1e6 });
}

/**
 * The delimiter that finds the most known headers, else the one in every line, else the one that gives the most
 * columns.
 */
function bestDelimiter(text: string): { delimiter: string; score: number } {
  const head = text.slice(0, HEAD_LENGTH);
  const delimiterInEveryLine = delimiterOfLines(text);
  const candidates = DELIMITERS.map((delimiter) => {
    const { data } = Papa.parse<string[]>(head, { delimiter, preview: IMPORT_LIMITS.headerRows });
    const widest = Math.max(0, ...data.map((cells) => cells.length));
    const likely = delimiter === delimiterInEveryLine ? 0.5 : Math.min(widest, 100) / 1000;
    return { delimiter, score: Math.max(0, ...headerScores(data)) + likely };
  });
  return candidates.reduce((best, one) => (one.score > best.score ? one : best));
}

/** Rejects texts that would exhaust memory: very long lines or millions of delimiters. */
function rejectOversizedText(text: string, delimiter: string): void {
  const separator = delimiter.charCodeAt(0);
  let cells = 0;
  let lineStart = 0;
  for (let at = 0; at < text.length; at += 1) {
    const code = text.charCodeAt(at);
    if (code === separator) cells += 1;
    else if (code === 10 || code === 13) lineStart = at;
    if (at - lineStart > IMPORT_LIMITS.csvLineLength || cells > IMPORT_LIMITS.cells) {
      throw new ReportError('not-a-table');
    }
  }
}
