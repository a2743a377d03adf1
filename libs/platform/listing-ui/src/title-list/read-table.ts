import type { TableRow } from '@seller-toolbox/file-import/table-file';

/** Which column holds the titles; `line`: every line is a title. */
export type TitleColumn = number | 'line';

/** A file or a paste that has columns. */
export interface ReadTable {
  readonly headers: readonly string[];
  /** With the line of headers where nothing says that it is one. */
  readonly rows: readonly TableRow[];
  /** Where the titles are likely to be. */
  readonly titleColumn: TitleColumn;
  /** Null where no column names the products. */
  readonly nameColumn: number | null;
}
