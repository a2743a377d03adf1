import * as z from 'zod/mini';
import { ANNOUNCEMENT_LANGUAGES } from './announcement-kinds.data.ts';
import { MAX_PAGE_LIMIT, pageQuerySchema, queryInteger, sortQuery } from './pagination.ts';
import { FEEDBACK_TYPES } from './public-feedback.ts';
import { blankAsNull, fitsCharacters, storedLines, storedText } from './stored-text.ts';
import { endsAfterStart, timeRangeFilters } from './time-range.ts';

export const FEEDBACK_STATUSES = ['new', 'in_progress', 'resolved', 'closed'] as const;
export type FeedbackStatus = (typeof FEEDBACK_STATUSES)[number];

export const MAX_ADMIN_NOTES = 2000;
/** A row for admins only: contains message, email address and notes. */
export const feedbackSchema = z.object({
  id: z.string(),
  feedback_type: z.enum(FEEDBACK_TYPES),
  rating: z.nullable(z.int()),
  message: z.string(),
  email: z.nullable(z.string()),
  status: z.enum(FEEDBACK_STATUSES),
  admin_notes: z.nullable(z.string()),
  /** Where it was written, if the visitor agreed to send it along: path, tool of the path, language of the page. */
  page: z.nullable(z.string()),
  tool_id: z.nullable(z.string()),
  language: z.nullable(z.enum(ANNOUNCEMENT_LANGUAGES)),
  created_at: z.string(),
  updated_at: z.string(),
});
export type Feedback = z.infer<typeof feedbackSchema>;
export const feedbackRowsSchema = z.array(feedbackSchema);

export const FEEDBACK_SORT_FIELDS = ['created_at', 'updated_at', 'rating'] as const;

/** Of the text that is searched for. */
export const MAX_FEEDBACK_SEARCH = 100;

const filters = {
  feedback_type: z.optional(z.enum(FEEDBACK_TYPES)),
  status: z.optional(z.enum(FEEDBACK_STATUSES)),
  rating: z.optional(queryInteger(1, 5)),
  tool_id: z.optional(storedText(64)),
  /** Occurs in the message, the email address or the notes, in any case. */
  q: z.optional(storedText(MAX_FEEDBACK_SEARCH)),
  ...timeRangeFilters,
};

/** The query of `GET /feedback/export`. */
export const feedbackFilterSchema = z.object(filters).check(endsAfterStart);
export type FeedbackFilter = z.output<typeof feedbackFilterSchema>;

/** The query of `GET /feedback`. */
export const feedbackListQuerySchema = z
  .object({
    ...pageQuerySchema.shape,
    ...filters,
    sort: z.prefault(sortQuery(FEEDBACK_SORT_FIELDS), '-created_at'),
  })
  .check(endsAfterStart);
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

/** Rows that one batch may change. */
export const MAX_FEEDBACK_BATCH = 500;
/** How long a batch can be undone; deleted rows are erased after it. */
export const FEEDBACK_UNDO_MINUTES = 10;

const ids = z.array(z.uuid()).check(z.minLength(1), z.maxLength(MAX_FEEDBACK_BATCH));

/** Chosen by the caller: batches with the same one are parts of one action, which is undone as a whole. */
const operation_id = z.optional(storedText(64).check(z.minLength(1)));

/** `POST /feedback/batch/status`. */
export const feedbackBatchStatusSchema = z.object({ ids, status: z.enum(FEEDBACK_STATUSES), operation_id });
/** `POST /feedback/batch/delete`. */
export const feedbackBatchDeleteSchema = z.object({ ids, operation_id });

export const FEEDBACK_BATCH_ACTIONS = ['set-status', 'delete'] as const;
export type FeedbackBatchAction = (typeof FEEDBACK_BATCH_ACTIONS)[number];

/** A batch that can still be undone. */
export const feedbackBatchSchema = z.object({
  id: z.string(),
  action: z.enum(FEEDBACK_BATCH_ACTIONS),
  /** Of `set-status`. */
  status: z.nullable(z.enum(FEEDBACK_STATUSES)),
  /** How many rows it changed. */
  count: z.int(),
  operation_id: z.nullable(z.string()),
  created_at: z.string(),
  /** The instant from which it cannot be undone. */
  undo_until: z.string(),
});
export type FeedbackBatch = z.infer<typeof feedbackBatchSchema>;
export const feedbackBatchesSchema = z.array(feedbackBatchSchema);

/** The answer to a batch; null: nothing was to change. */
export const feedbackBatchResultSchema = z.object({ batch: z.nullable(feedbackBatchSchema) });

/** The answer to an undo: rows as they were before, and rows that were changed or deleted since. */
export const feedbackUndoSchema = z.object({ restored: z.int(), skipped: z.int() });
export type FeedbackUndo = z.infer<typeof feedbackUndoSchema>;
