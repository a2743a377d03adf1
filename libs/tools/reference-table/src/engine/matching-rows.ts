import type { OtherNames } from './other-names.data.ts';
import type { Cell, NameLanguage, TableColumn } from './reference-table.types.ts';
import type { TableRow } from './table-rows.ts';

/** Where a query is looked for: in the searchable columns, and in what a row is called besides. */
export interface SearchedIn {
  readonly columns: readonly TableColumn[];
  readonly others?: OtherNames | undefined;
  readonly language: NameLanguage;
}

/**
 * The rows in which a searchable cell contains the query, whatever the case. White space around the query does not count,
 * and a blank query matches every row. Numbers are found with a point or a comma, and as the page groups their thousands;
 * digits and letters of full width are those of the table. What a keyboard lacks may be typed as it has it: `4x6` for
 * 4×6, a hyphen for a dash, letters without their accents. What a row is called besides is found in full or by its beginning.
 */
export function matchingRows(
  rows: readonly TableRow[],
  { columns, others, language }: SearchedIn,
  query: string,
): readonly TableRow[] {
  const wanted = plain(query.trim());
  if (wanted === '') return rows;
  const keys = columns.filter(({ searchable }) => searchable).map(({ key }) => key);
  return rows.filter(
    (row) =>
      keys.some((key) => contains(row[key] ?? null, wanted)) ||
      otherNames(row, others).some((name) => isCalled(name, wanted, language)),
  );
}

function otherNames(row: TableRow, others: OtherNames | undefined): readonly string[] {
  return (others && others.names[String(row[others.key])]) ?? [];
}

/** As no cell shows the name, a piece from its middle would find rows that nobody can explain. */
function isCalled(name: string, wanted: string, language: NameLanguage): boolean {
  const text = plain(name);
  const written = language === WITHOUT_MARKS ? [text, withoutAccents(text)] : [text];
  const isBeginning = BEGINNING.test(wanted);
  return written.some((each) => each === wanted || (isBeginning && each.startsWith(wanted)));
}

/** Its speakers type it without its marks; elsewhere "my" is not "Mỹ". */
const WITHOUT_MARKS = 'vi';
/** Two Chinese characters tell as much as three letters. */
const BEGINNING = /^(\p{Script=Han}{2}|.{3})/su;

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

/** Accents of Latin letters only: the marks of kana make other sounds. */
function withoutAccents(text: string): string {
  return text
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .replace(/đ/g, 'd')
    .normalize('NFC');
}
