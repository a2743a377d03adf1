import type { Feedback, FeedbackInput } from '@seller-toolbox/contracts';
import type { FeedbackRow, NewFeedback } from './feedback.table.ts';

/** For admins only: contains message, e-mail address and notes. */
export function toFeedback(row: FeedbackRow): Feedback {
  return {
    id: row.id,
    feedback_type: row.feedback_type,
    rating: row.rating,
    message: row.message,
    email: row.email,
    status: row.status,
    admin_notes: row.admin_notes,
    created_at: row.created_at.toISOString(),
    updated_at: row.updated_at.toISOString(),
  };
}

export function toNewFeedback(input: FeedbackInput, id: string, now: Date): NewFeedback {
  return {
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
