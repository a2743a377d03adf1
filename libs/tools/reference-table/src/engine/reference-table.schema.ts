import * as z from 'zod/mini';
import { NAME_LANGUAGES, TABLE_CATEGORIES, TABLE_IDS } from './reference-table.types.ts';

/** `query` is a case-insensitive part of a cell. Without `tableId` the tables of `category` are listed. */
export const inputSchema = z.strictObject({
  tableId: z.optional(z.enum(TABLE_IDS)),
  query: z._default(z.string().check(z.maxLength(100)), ''),
  language: z._default(z.enum(NAME_LANGUAGES), 'en'),
  category: z._default(z.enum(['all', ...TABLE_CATEGORIES]), 'all'),
});

const count = z.number().check(z.int(), z.gte(0));

const summary = {
  category: z.enum(TABLE_CATEGORIES),
  totalRows: count,
  /** Rows with a searchable cell that contains the query; all rows without a query. */
  matchedRows: count,
  source: z.string(),
  /** `YYYY-MM-DD` */
  checkedOn: z.string(),
};

const columnSchema = z.strictObject({
  key: z.string(),
  /** The code of the heading: words under `ui.column-<label>`. */
  label: z.string(),
  /** Minimum width in characters. */
  width: z.number(),
  searchable: z.boolean(),
  /** Its cells depend on the language. */
  multilingual: z.boolean(),
});

/** One table with its matching rows in `rows`; or the list of tables with matches. */
export const outputSchema = z.union([
  z.strictObject({
    tableId: z.enum(TABLE_IDS),
    ...summary,
    columns: z.array(columnSchema),
    rows: z.array(z.record(z.string(), z.union([z.string(), z.number(), z.null()]))),
  }),
  z.strictObject({
    tables: z.array(z.strictObject({ id: z.enum(TABLE_IDS), columns: count, ...summary })),
  }),
]);
