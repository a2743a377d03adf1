import {
  FEEDBACK_UNDO_MINUTES,
  type Feedback,
  type FeedbackBatch,
  type FeedbackInput,
} from '@seller-toolbox/contracts';
import { MINUTE } from '@seller-toolbox/tool-contract/durations';
import type { FeedbackBatchRow, FeedbackRow, NewFeedback } from './feedback.table.ts';

export const FEEDBACK_UNDO_MS = FEEDBACK_UNDO_MINUTES * MINUTE;

/** For admins only: contains message, email address and notes. */
export function toFeedback(row: FeedbackRow): Feedback {
  return {
    id: row.id,
    feedback_type: row.feedback_type,
    rating: row.rating,
    message: row.message,
    email: row.email,
    status: row.status,
    admin_notes: row.admin_notes,
    page: row.page,
    tool_id: row.tool_id,
    language: row.language,
    created_at: row.created_at.toISOString(),
    updated_at: row.updated_at.toISOString(),
  };
}

export type Origin = Pick<FeedbackRow, 'page' | 'tool_id' | 'language'>;

export function toNewFeedback(
  input: FeedbackInput,
  { id, now, origin }: { readonly id: string; readonly now: Date; readonly origin: Origin },
): NewFeedback {
  return {
    ...origin,
    id,
    feedback_type: input.feedback_type,
    rating: input.rating ?? null,
    message: input.message,
    email: input.email ?? null,
    status: 'new',
    admin_notes: null,
    created_at: now,
    updated_at: now,
    submission_id: input.submission_id ?? null,
  };
}

/** The rows of a deleted batch, as they were stored. */
export function toDeletedRows(rows: unknown): NewFeedback[] {
  // Written by `JSON.stringify` of whole rows.
  return (rows as Stored[]).map((row) => ({
    ...row,
    created_at: new Date(row.created_at),
    updated_at: new Date(row.updated_at),
  }));
}

type Stored = Omit<FeedbackRow, 'created_at' | 'updated_at'> & {
  readonly created_at: string;
  readonly updated_at: string;
};

export function toFeedbackBatch({ rows, created_at: at, ...batch }: FeedbackBatchRow): FeedbackBatch {
  return {
    id: batch.id,
    action: batch.action,
    status: batch.status,
    count: (rows as unknown[]).length,
    operation_id: batch.operation_id,
    created_at: at.toISOString(),
    undo_until: new Date(at.getTime() + FEEDBACK_UNDO_MS).toISOString(),
  };
}
