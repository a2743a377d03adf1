import {
  decimalSignOf,
  isKnownHeader,
  matchColumns,
  numberIn,
  openTableFile,
  readTable,
  type TableFileRejection,
  type TextTable,
} from '@seller-toolbox/file-import/table-file';
import { splitListedWords } from '@seller-toolbox/listing-text/keyword-separators';
import { MAX_KEYWORDS } from '../../engine/builder.schema.ts';
import { KEYWORDS_CAPACITY } from '../../engine/listing-optimizer.schema.ts';
import { KEYWORD_COLUMNS } from './keyword-columns.data.ts';

/** Keywords of a file as the text of the field; those searched for most where there are too many. */
export interface ReadKeywords {
  readonly text: string;
  readonly taken: number;
  readonly found: number;
}

export type KeywordFileRead =
  ({ readonly ok: true } & ReadKeywords) | { readonly ok: false; readonly code: TableFileRejection };

/** Reports of a keyword tool have up to some hundred thousand rows. */
const OPTIONS = { mostRows: 100_000, isKnown: isKnownHeader(KEYWORD_COLUMNS) };

/** The keywords in a report, a list or a workbook. */
export async function readKeywordFile(file: File): Promise<KeywordFileRead> {
  const opened = await openTableFile(file, OPTIONS);
  if (opened.kind === 'refused') return { ok: false, code: opened.code };
  if (opened.kind === 'workbook') {
    const read = opened.table && keywordsOfTable(opened.table);
    return read ? { ok: true, ...read } : { ok: false, code: 'file-empty' };
  }
  const read =
    readKeywordRows(opened.text) ?? toField(opened.text.split(/\r?\n/u).map((line) => ({ line, volume: 0 })));
  return { ok: true, ...read };
}

/** The keywords of rows with a known header; null for any other text. */
export function readKeywordRows(text: string): ReadKeywords | null {
  const table = readTable(text, OPTIONS);
  return table && keywordsOfTable(table);
}

function keywordsOfTable(table: TextTable): ReadKeywords | null {
  const { keyword, volume } = matchColumns(table.headers, KEYWORD_COLUMNS);
  const [keywordColumn] = keyword;
  const [volumeColumn] = volume;
  if (keywordColumn === undefined) return null;
  const figures = table.rows.map(({ cells }) =>
    volumeColumn === undefined ? '' : (cells[volumeColumn] ?? ''),
  );
  const sign = table.decimalSign ?? decimalSignOf(figures, table.delimiter).sign;
  const rows = table.rows.flatMap(({ cells }, at) => {
    const text = splitListedWords(cells[keywordColumn] ?? '').join(' ');
    if (!/\p{L}/u.test(text)) return [];
    const searches = numberIn(figures[at] ?? '', sign);
    return [
      searches === null
        ? { line: text, volume: -1 }
        : { line: `${text}\t${Math.round(searches)}`, volume: searches },
    ];
  });
  return toField(rows);
}

function toField(rows: readonly { readonly line: string; readonly volume: number }[]): ReadKeywords {
  const filled = rows.filter(({ line }) => line.trim() !== '');
  const lines: string[] = [];
  let length = 0;
  for (const { line } of filled.toSorted((one, other) => other.volume - one.volume).slice(0, MAX_KEYWORDS)) {
    length += line.length + 1;
    if (length > KEYWORDS_CAPACITY) break;
    lines.push(line);
  }
  return { text: lines.join('\n'), taken: lines.length, found: filled.length };
}
