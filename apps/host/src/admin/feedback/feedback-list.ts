import type { ListPage } from '@seller-toolbox/api-client/call-list';
import type { Feedback } from '@seller-toolbox/contracts/feedback';

/** Begins the key of every query about feedback; all are asked again after a change. */
export const FEEDBACK_KEY = ['feedback'] as const;
/** Begins the key of every page of the list. */
export const FEEDBACK_LIST = [...FEEDBACK_KEY, 'list'] as const;

/** A page of the list with one row replaced; the page itself where the row is not on it. */
export function withRow(page: ListPage<Feedback>, changed: Feedback): ListPage<Feedback> {
  if (!page.rows.some(({ id }) => id === changed.id)) return page;
  return { ...page, rows: page.rows.map((row) => (row.id === changed.id ? changed : row)) };
}
