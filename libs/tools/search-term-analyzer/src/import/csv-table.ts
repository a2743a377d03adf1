import { delimiterOfLines, encodedText, withClosedQuotes } from '@seller-toolbox/file-import/table-file';
import Papa, { type ParseResult } from 'papaparse';
import { headerScores } from './find-header.ts';
import { HEAD_ROWS, IMPORT_LIMITS } from './import-limits.data.ts';
import { ReportRefused } from './report-refused.ts';
import type { Table } from './table.ts';

const DELIMITERS = [',', ';', '\t', '|'] as const;
const HEAD_LENGTH = 64_000;
/** Of a text that is read piece by piece. */
const PIECE_LENGTH = 256 * 1024;

/** Reads a text file with separators: any of four, quotes and line breaks in quotes, in any of the usual encodings. */
export function readCsv(bytes: Uint8Array): Table {
  refuseTooLarge(bytes.length);
  const decoded = encodedText(bytes, (part) => bestDelimiter(part).score);
  if (decoded === null) throw new ReportRefused('not-a-table');
  const { encoding } = decoded;
  const { delimiter } = bestDelimiter(decoded.text);
  refuseMonsters(decoded.text, delimiter);
  const text = delimiter === '\t' ? withClosedQuotes(decoded.text) : decoded.text;
  const { data: head } = Papa.parse<string[]>(text, { delimiter, preview: HEAD_ROWS });
  return {
    file: { format: 'csv', encoding, delimiter },
    head,
    tellLines: (tell, progress) => {
      let line = 0;
      // The break that ends the last line begins no other.
      Papa.parse<string[]>(text.replace(/(\r\n|\n|\r)$/, ''), {
        delimiter,
        chunkSize: PIECE_LENGTH,
        chunk: ({ data, meta }: ParseResult<string[]>) => {
          for (const cells of data) {
            if (line >= IMPORT_LIMITS.csvRows + IMPORT_LIMITS.headerRows) {
              throw new ReportRefused('too-many-rows', { most: IMPORT_LIMITS.csvRows });
            }
            tell(cells, line);
            line += 1;
          }
          progress(Math.min(1, meta.cursor / text.length));
        },
        // Asked for by the types alone: all of this is done before the call comes back.
        complete: () => undefined,
      });
    },
  };
}

/** No file larger than that is read, whatever it is: its size is known before its bytes are. */
export function refuseTooLarge(size: number): void {
  if (size <= IMPORT_LIMITS.csvBytes) return;
  throw new ReportRefused('file-too-large', { megabytes: IMPORT_LIMITS.csvBytes / 1e6 });
}

/** The separator that makes most sense of the headers, else that in every line, else that which makes most columns. */
function bestDelimiter(text: string): { delimiter: string; score: number } {
  const head = text.slice(0, HEAD_LENGTH);
  const inAll = delimiterOfLines(text);
  const tried = DELIMITERS.map((delimiter) => {
    const { data } = Papa.parse<string[]>(head, { delimiter, preview: IMPORT_LIMITS.headerRows });
    const widest = Math.max(0, ...data.map((cells) => cells.length));
    const likely = delimiter === inAll ? 0.5 : Math.min(widest, 100) / 1000;
    return { delimiter, score: Math.max(0, ...headerScores(data)) + likely };
  });
  return tried.reduce((best, one) => (one.score > best.score ? one : best));
}

/** Texts that no report is, but that would fill the memory: endless lines, millions of separators. */
function refuseMonsters(text: string, delimiter: string): void {
  const separator = delimiter.charCodeAt(0);
  let cells = 0;
  let lineStart = 0;
  for (let at = 0; at < text.length; at += 1) {
    const code = text.charCodeAt(at);
    if (code === separator) cells += 1;
    else if (code === 10 || code === 13) lineStart = at;
    if (at - lineStart > IMPORT_LIMITS.csvLineLength || cells > IMPORT_LIMITS.cells) {
      throw new ReportRefused('not-a-table');
    }
  }
}
