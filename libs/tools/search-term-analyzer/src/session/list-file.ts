import { CSV_START, toCsvLine } from '@seller-toolbox/tool-kit/csv';
import { toShownText } from '../engine/target-kind.ts';
import { FILE_COLUMNS, type FileColumn, type FileList } from './file-columns.data.ts';
import type { ListRow } from './report-lists.ts';

/** Localized texts of a CSV file, supplied by the page: the worker has no locale. */
export interface CsvTexts {
  readonly headers: Readonly<Partial<Record<FileColumn, string>>>;
  /** Names of statuses and match types. */
  readonly values: Readonly<Record<string, string>>;
  /** Sentences of evidence by code, with `{{name}}` for parameters. */
  readonly sentences: Readonly<Record<string, string>>;
}

/** A table as a CSV file. Escapes formulas; missing numbers are empty cells. */
export function toCsvFile(list: FileList, rows: readonly ListRow[], words: CsvTexts): string {
  const columns = FILE_COLUMNS[list];
  const lines = rows.map((row) => toCsvLine(columns.map((column) => cellOf(row, column, words))));
  return CSV_START + toCsvLine(columns.map((column) => words.headers[column] ?? column)) + lines.join('');
}

function cellOf(row: ListRow, column: FileColumn, words: CsvTexts): string | number {
  if (column === 'reason') return sentenceOf(row, words);
  const value = row[column];
  if (typeof value === 'number') return rounded(value);
  if (typeof value !== 'string') return '';
  if (column === 'text') return toShownText(value);
  return column === 'status' || column === 'match' ? (words.values[value] ?? value) : value;
}

function sentenceOf({ evidence }: ListRow, { sentences }: CsvTexts): string {
  if (!evidence) return '';
  const params = evidence.params ?? {};
  return (sentences[evidence.code] ?? evidence.code).replace(/\{\{(\w+)\}\}/gu, (_, name: string) => {
    const value = params[name];
    return typeof value === 'number' ? String(rounded(value)) : String(value ?? '');
  });
}

/** Dust of floating point is no figure. */
function rounded(value: number): number {
  return Number(value.toFixed(4));
}
