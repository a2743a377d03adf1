import type { ListPage } from '@seller-toolbox/api-client/call-list';
import { MAX_PAGE_LIMIT } from '@seller-toolbox/contracts/pagination';

/** Every row of a list, page after page. */
export async function listAll<Row>(
  ask: (query: { readonly page: number; readonly limit: number }) => Promise<ListPage<Row>>,
): Promise<Row[]> {
  const all: Row[] = [];
  for (let page = 1, pages = 1; page <= pages; page += 1) {
    const { rows, pagination } = await ask({ page, limit: MAX_PAGE_LIMIT });
    all.push(...rows);
    pages = pagination.totalPages;
  }
  return all;
}
