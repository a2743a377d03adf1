import * as z from 'zod/mini';
import { MAX_PAGE_LIMIT, pageQuerySchema, queryInteger, sortQuery } from './pagination.ts';
import { FEEDBACK_TYPES } from './public-feedback.ts';
import { blankAsNull, fitsCharacters, storedLines } from './stored-text.ts';

export const FEEDBACK_STATUSES = ['new', 'in_progress', 'resolved', 'closed'] as const;
export type FeedbackStatus = (typeof FEEDBACK_STATUSES)[number];

export const MAX_ADMIN_NOTES = 2000;
/** A row for admins only: contains message, e-mail address and notes. */
export const feedbackSchema = z.object({
  id: z.string(),
  feedback_type: z.enum(FEEDBACK_TYPES),
  rating: z.nullable(z.int()),
  message: z.string(),
  email: z.nullable(z.string()),
  status: z.enum(FEEDBACK_STATUSES),
  admin_notes: z.nullable(z.string()),
  created_at: z.string(),
  updated_at: z.string(),
});
export type Feedback = z.infer<typeof feedbackSchema>;
export const feedbackRowsSchema = z.array(feedbackSchema);

export const FEEDBACK_SORT_FIELDS = ['created_at', 'updated_at', 'rating'] as const;

const filters = {
  feedback_type: z.optional(z.enum(FEEDBACK_TYPES)),
  status: z.optional(z.enum(FEEDBACK_STATUSES)),
  rating: z.optional(queryInteger(1, 5)),
};

/** The query of `GET /feedback/export`. */
export const feedbackFilterSchema = z.object(filters);
export type FeedbackFilter = z.output<typeof feedbackFilterSchema>;

/** The query of `GET /feedback`. */
export const feedbackListQuerySchema = z.object({
  ...pageQuerySchema.shape,
  ...filters,
  sort: z.prefault(sortQuery(FEEDBACK_SORT_FIELDS), '-created_at'),
});
export type FeedbackListQuery = z.output<typeof feedbackListQuerySchema>;

/** The query of `GET /feedback/recent/list`. */
export const recentFeedbackQuerySchema = z.object({
  limit: z.prefault(queryInteger(1, MAX_PAGE_LIMIT), '5'),
});

export const feedbackParamsSchema = z.object({ id: z.uuid() });

/**
 * `PATCH /feedback/{id}/status`. Missing notes are unchanged; null or blank notes are removed. Rejected if `updated_at` is
 * not the stored version.
 */
export const feedbackStatusSchema = z.object({
  status: z.enum(FEEDBACK_STATUSES),
  admin_notes: blankAsNull(storedLines().check(fitsCharacters(MAX_ADMIN_NOTES))),
  updated_at: z.optional(z.nullable(z.iso.datetime({ offset: true }))),
});
export type FeedbackStatusChange = z.output<typeof feedbackStatusSchema>;
