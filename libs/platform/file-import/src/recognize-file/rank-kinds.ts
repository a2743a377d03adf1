import type { FileKind, TableKind, TextTable } from '@seller-toolbox/tool-contract';
import { namesOf, plainHeader } from '../table-file/match-columns.ts';

export interface RankedKind<K> {
  readonly kind: K;
  /** 0 to 1. From 0.9 the file can hardly be anything else; around 0.5 the kind needs few of its columns. */
  readonly confidence: number;
}

/** With a header that only one report has; otherwise by the share of known headers, up to just below that. */
const UNIQUE = { from: 0.9, to: 1 };
const ORDINARY = { from: 0.4, to: 0.85 };
/** For a list without headers. */
const BY_CELLS = 0.6;
const ROWS_SEEN = 20;
const MIN_SHARE_OF_ROWS = 0.8;

/** What a table is recognized by. */
type RecognizedTable = Omit<TableKind<object>, 'toInput'>;

/** The kinds that a table may be, by its headers and first rows, best first. */
export function rankKinds<K extends FileKind | RecognizedTable>(
  table: TextTable,
  kinds: readonly K[],
): readonly RankedKind<K>[] {
  return kinds
    .flatMap((kind) => {
      const confidence = kind.form === 'table' ? confidenceOf(table, kind) : 0;
      return confidence > 0 ? [{ kind, confidence }] : [];
    })
    .sort((one, other) => other.confidence - one.confidence);
}

function confidenceOf(table: TextTable, kind: RecognizedTable): number {
  const { columns, plain = plainHeader } = kind;
  const headers = table.headers.map(plain).filter((header) => header !== '');
  const found = new Set(
    columns
      .filter((column) => namesOf(column).some((name) => headers.includes(name)))
      .map(({ field }) => field),
  );
  if (!kind.required.every((group) => group.some((field) => found.has(field)))) return byCells(table, kind);
  const names = new Set(columns.flatMap(namesOf));
  const share = headers.filter((header) => names.has(header)).length / headers.length;
  const { from, to } = kind.uniqueHeaders?.some((name) => headers.includes(name)) ? UNIQUE : ORDINARY;
  return from + (to - from) * share;
}

/** A list may have no headers; its first row is then where they would be. */
function byCells({ headers, rows }: TextTable, { cell }: RecognizedTable): number {
  if (cell === undefined) return 0;
  const lines = [headers, ...rows.slice(0, ROWS_SEEN).map(({ cells }) => cells)].filter(
    (cells) => cells.length > 0,
  );
  const alike = lines.filter((cells) => cells.some((text) => cell.test(text.trim())));
  return alike.length >= lines.length * MIN_SHARE_OF_ROWS ? BY_CELLS : 0;
}
