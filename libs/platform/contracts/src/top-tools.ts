import * as z from 'zod/mini';
import { MAX_PAGE_LIMIT, queryInteger } from './pagination.ts';

/** `GET /analytics/top-tools`. */
export const topToolsQuerySchema = z.object({ limit: z.prefault(queryInteger(1, MAX_PAGE_LIMIT), '10') });

export const topToolSchema = z.object({
  /** `other` combines ids that are not in the catalogue. */
  tool_id: z.string(),
  /** Title in the default language; the id of a tool that is not in the catalogue. */
  tool_name: z.string(),
  /** Counts `calculate`. */
  total_uses: z.int(),
  /** Counts `view`. */
  views: z.int(),
  /** Distinct session strings, not persons. */
  unique_users: z.int(),
  /** Uses of the current UTC day. */
  daily_uses: z.int(),
  /** Uses of the last seven UTC days, today included. */
  weekly_uses: z.int(),
});
export type TopTool = z.infer<typeof topToolSchema>;

export const topToolsSchema = z.array(topToolSchema);
