import type { PageQuery, Pagination } from '@seller-toolbox/contracts';

/** Where a page of so many rows stands in the whole. */
export function paginationOf({ page, limit }: PageQuery, total: number): Pagination {
  return { page, limit, total, totalPages: Math.ceil(total / limit) };
}
