import type { CallOptions } from '@seller-toolbox/api-client/call-api';
import type { ListPage } from '@seller-toolbox/api-client/call-list';
import { listFeedback } from '@seller-toolbox/api-client/feedback-review';
import type { Feedback } from '@seller-toolbox/contracts/feedback';
import { MAX_PAGE_LIMIT } from '@seller-toolbox/contracts/pagination';
import { FEEDBACK_KEY } from './feedback-key.ts';

/** Begins the key of every page of the list. */
export const FEEDBACK_LIST = [...FEEDBACK_KEY, 'list'] as const;

/** One that was changed just now, as it is, on whatever page of the list; undefined when it was deleted. */
export async function findChanged(id: string, options: CallOptions): Promise<Feedback | undefined> {
  const { rows } = await listFeedback({ page: 1, limit: MAX_PAGE_LIMIT, sort: '-updated_at' }, options);
  return rows.find((row) => row.id === id);
}

/** A page of the list with one row replaced; the page itself where the row is not on it. */
export function withRow(page: ListPage<Feedback>, changed: Feedback): ListPage<Feedback> {
  if (!page.rows.some(({ id }) => id === changed.id)) return page;
  return { ...page, rows: page.rows.map((row) => (row.id === changed.id ? changed : row)) };
}
