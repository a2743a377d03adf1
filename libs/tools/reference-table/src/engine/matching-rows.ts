import type { OtherNames } from './other-names.data.ts';
import type { Cell, NameLanguage, TableColumn } from './reference-table.types.ts';
import type { TableRow } from './table-rows.ts';

/** What a query is compared with: the searchable columns and the other names of a row. */
export interface SearchScope {
  readonly columns: readonly TableColumn[];
  readonly others?: OtherNames | undefined;
  readonly language: NameLanguage;
}

/**
 * The rows with a searchable cell that contains the query, case-insensitive. White space around the query is ignored,
 * and a blank query matches every row. A number matches with a decimal point or comma, and with grouped thousands;
 * full-width digits and letters match half-width ones. Easier spellings match too: `4x6` for 4×6, a hyphen for a dash,
 * letters without accents. Another name of a row matches in full or by its beginning.
 */
export function matchingRows(
  rows: readonly TableRow[],
  { columns, others, language }: SearchScope,
  query: string,
): readonly TableRow[] {
  const wanted = plain(query.trim());
  if (wanted === '') return rows;
  const keys = columns.filter(({ searchable }) => searchable).map(({ key }) => key);
  return rows.filter(
    (row) =>
      keys.some((key) => contains(row[key] ?? null, wanted)) ||
      otherNames(row, others).some((name) => matchesName(name, wanted, language)),
  );
}

function otherNames(row: TableRow, others: OtherNames | undefined): readonly string[] {
  return (others && others.names[String(row[others.key])]) ?? [];
}

/** No cell shows the name, so a match in its middle could not be explained to the visitor. */
function matchesName(name: string, wanted: string, language: NameLanguage): boolean {
  const text = plain(name);
  const written = language === TYPED_WITHOUT_ACCENTS ? [text, withoutAccents(text)] : [text];
  const isBeginning = MIN_BEGINNING.test(wanted);
  return written.some((each) => each === wanted || (isBeginning && each.startsWith(wanted)));
}

/** Vietnamese is often typed without accents; in other languages "my" must not match "Mỹ". */
const TYPED_WITHOUT_ACCENTS = 'vi';
/** The shortest beginning that matches: two Chinese characters or three other ones. */
const MIN_BEGINNING = /^(\p{Script=Han}{2}|.{3})/su;

function contains(cell: Cell, wanted: string): boolean {
  if (cell === null) return false;
  if (typeof cell === 'number') return containsNumber(String(cell), wanted);
  const text = plain(cell);
  return text.includes(wanted) || withoutAccents(text).includes(wanted);
}

function containsNumber(cell: string, wanted: string): boolean {
  if (cell.includes(wanted.replace(',', '.'))) return true;
  return GROUPED_NUMBER.test(wanted) && cell.includes(wanted.replace(/[.,]/g, ''));
}

/** 1,189 or 1.189. */
const GROUPED_NUMBER = /^\d{1,3}(?:[.,]\d{3})+$/;

function plain(text: string): string {
  return text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/(\d)\s*[x×]\s*(?=\d|$)/g, '$1x')
    .replace(/[‐-―]/g, '-')
    .replace(/’/g, "'");
}

/** Latin letters only: in kana the marks make other sounds. */
function withoutAccents(text: string): string {
  return text
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .replace(/đ/g, 'd')
    .normalize('NFC');
}
