import type { PageQuery, Pagination } from '@seller-toolbox/contracts';

/** Position of a page in a list of `total` rows. */
export function paginationOf({ page, limit }: PageQuery, total: number): Pagination {
  return { page, limit, total, totalPages: Math.ceil(total / limit) };
}
