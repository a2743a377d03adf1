import { rule } from '@seller-toolbox/tool-contract';
import * as z from 'zod/mini';
import { MAX_PAGE_LIMIT, pageQuerySchema, queryInteger, sortQuery } from './pagination.ts';
import { blankAsNull, countCharacters, fitsCharacters, isPresent, storedLines } from './stored-text.ts';

export const FEEDBACK_TYPES = [
  'general',
  'bug',
  'feature',
  'improvement',
  'compliment',
  'complaint',
] as const;
export type FeedbackType = (typeof FEEDBACK_TYPES)[number];

/** What the public form offers; the others come through the API only. */
export const PUBLIC_FEEDBACK_TYPES = [
  'general',
  'bug',
  'feature',
  'improvement',
] as const satisfies readonly FeedbackType[];

export const FEEDBACK_STATUSES = ['new', 'in_progress', 'resolved', 'closed'] as const;
export type FeedbackStatus = (typeof FEEDBACK_STATUSES)[number];

/** In characters, counted after trimming. The counter of the form shows `length/500` all the same. */
export const MIN_FEEDBACK_MESSAGE = 10;
export const MAX_FEEDBACK_MESSAGE = 1000;
export const FEEDBACK_COUNTER = 500;
export const MAX_ADMIN_NOTES = 2000;
/** The longest address that mail can carry (RFC 5321). */
const MAX_EMAIL = 254;

const rating = z.int().check(z.gte(1), z.lte(5));

/** `POST /feedback`. The form checks itself with the same schema. */
export const feedbackInputSchema = z.object({
  feedback_type: z._default(z.enum(FEEDBACK_TYPES), 'general'),
  rating: z.optional(z.nullable(rating)),
  message: storedLines().check(
    z.trim(),
    isPresent(),
    rule('too-short', (text: string) => countCharacters(text) >= MIN_FEEDBACK_MESSAGE),
    fitsCharacters(MAX_FEEDBACK_MESSAGE),
  ),
  email: blankAsNull(z.email().check(z.maxLength(MAX_EMAIL))),
  /** No person sees this field: what fills it in is thanked, and not stored. */
  website: z.optional(z.nullable(z.string())),
});
export type FeedbackInput = z.output<typeof feedbackInputSchema>;

/** The same answer whether it was stored or not. */
export const feedbackReceiptSchema = z.object({ received: z.literal(true) });

/** A row for admins: nobody else sees messages, e-mail addresses and notes. */
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

/** `PATCH /feedback/{id}/status`. Notes that are left out stay as they are; null or blank ones are removed. */
export const feedbackStatusSchema = z.object({
  status: z.enum(FEEDBACK_STATUSES),
  admin_notes: blankAsNull(storedLines().check(fitsCharacters(MAX_ADMIN_NOTES))),
});
export type FeedbackStatusChange = z.output<typeof feedbackStatusSchema>;

/** `GET /feedback/stats/overview`: figures only, for everybody. */
export const feedbackStatsSchema = z.object({
  overall: z.object({
    total_feedback: z.int(),
    /** Of those with a rating, to two decimals; null when there is none. */
    overall_avg_rating: z.nullable(z.number()),
    /** Of the last 7 and 30 times 24 hours. */
    weekly_count: z.int(),
    monthly_count: z.int(),
  }),
  /** Types that were never chosen are left out; the most frequent first. */
  byType: z.array(
    z.object({
      feedback_type: z.enum(FEEDBACK_TYPES),
      count: z.int(),
      avg_rating: z.nullable(z.number()),
      resolved_count: z.int(),
    }),
  ),
});
export type FeedbackStats = z.infer<typeof feedbackStatsSchema>;
