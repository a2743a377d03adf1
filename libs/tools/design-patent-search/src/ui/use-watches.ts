import { useStoredList, type StoredList } from '@seller-toolbox/tool-kit';
import * as z from 'zod/mini';
import { SEARCH_TYPES } from '../engine/search-types.ts';

/** A search that the visitor watches; `seen` is the week up to which the results are known. */
const watchSchema = z.object({
  type: z.enum(SEARCH_TYPES),
  query: z.string().check(z.minLength(1), z.maxLength(200)),
  seen: z.string().check(z.regex(/^\d{4}-\d{2}-\d{2}$/)),
});
export type Watch = z.infer<typeof watchSchema>;
export type Watches = StoredList<Watch>;

const MAX_WATCHES = 20;

/** The watched searches, kept in the browser. */
export function useWatches(): Watches {
  return useStoredList({ name: 'watches', limit: MAX_WATCHES, schema: watchSchema });
}

export function isSameSearch(one: Omit<Watch, 'seen'>, other: Omit<Watch, 'seen'>): boolean {
  return one.type === other.type && one.query === other.query;
}
