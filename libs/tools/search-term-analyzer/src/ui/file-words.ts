import { TERM_STATUSES } from '../engine/judge-term.ts';
import { FILE_COLUMNS, type FileList } from '../session/file-columns.data.ts';
import type { CsvTexts } from '../session/list-file.ts';

const MATCHES = ['exact', 'phrase', 'product'] as const;
const EVIDENCE = [
  'no-order',
  'wait-for-clicks',
  'cannot-judge',
  'harvest-term',
  'exact-term',
  'promising-term',
  'costly-term',
  'bid-from-sales',
  'bid-step',
] as const;

const PLACEHOLDERS = Object.fromEntries(
  ['clicks', 'orders', 'more', 'rate', 'share', 'target', 'perClick', 'goal', 'max'].map((name) => [
    name,
    `{{${name}}}${['rate', 'share', 'target', 'max'].includes(name) ? '%' : ''}`,
  ]),
);

/** The texts of a list's file in the words of the page, loaded when a file is saved. */
export function fileWords(
  list: FileList,
  t: (key: string, params?: Readonly<Record<string, string>>) => string,
): CsvTexts {
  return {
    headers: Object.fromEntries(FILE_COLUMNS[list].map((column) => [column, t(`ui.col-${column}`)])),
    values: Object.fromEntries([
      ...TERM_STATUSES.map((status) => [status, t(`ui.status-${status}`)] as const),
      ...MATCHES.map((match) => [match, t(`ui.match-${match}`)] as const),
    ]),
    // Sentences with unfilled placeholders: the session fills in the numbers.
    sentences: Object.fromEntries(EVIDENCE.map((code) => [code, t(`findings.${code}`, PLACEHOLDERS)])),
  };
}
