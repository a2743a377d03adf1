import * as z from 'zod/mini';

/** Position of a page in a list; `page` starts at 1. */
export const paginationSchema = z.object({
  page: z.int().check(z.gte(1)),
  limit: z.int().check(z.gte(1)),
  total: z.int().check(z.gte(0)),
  totalPages: z.int().check(z.gte(0)),
});
export type Pagination = z.infer<typeof paginationSchema>;

/** The largest page of any list. */
export const MAX_PAGE_LIMIT = 100;

/** An integer in a query string: digits only; `1e2`, `0x10` and an empty text are rejected. */
export function queryInteger(min: number, max: number) {
  return z.pipe(
    z.pipe(
      z.string().check(z.regex(/^\d{1,9}$/)),
      z.transform((digits: string) => Number(digits)),
    ),
    z.int().check(z.gte(min), z.lte(max)),
  );
}

/** The query of every paged list. */
export const pageQuerySchema = z.object({
  page: z.prefault(queryInteger(1, 1_000_000), '1'),
  limit: z.prefault(queryInteger(1, MAX_PAGE_LIMIT), '10'),
});
export type PageQuery = z.infer<typeof pageQuerySchema>;

/** The `sort` of a list: `created_at` ascending, `-created_at` descending. */
export function sortQuery<const Field extends string>(fields: readonly Field[]) {
  return z.enum(fields.flatMap((field): SortOf<Field>[] => [field, `-${field}`]));
}
export type SortOf<Field extends string> = Field | `-${Field}`;
