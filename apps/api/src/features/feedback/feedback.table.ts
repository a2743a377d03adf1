import type { FeedbackStatus, FeedbackType } from '@seller-toolbox/contracts';
import type { ColumnType, Insertable, Selectable } from 'kysely';

/** Feedback of a visitor. The message never changes; the e-mail address is erased a year after closing. */
export interface FeedbackTable {
  id: string;
  feedback_type: FeedbackType;
  rating: number | null;
  message: ColumnType<string, string, never>;
  email: string | null;
  status: FeedbackStatus;
  admin_notes: string | null;
  created_at: ColumnType<Date, Date, never>;
  updated_at: Date;
  /** Idempotency key of the sender; null without one. */
  submission_id: ColumnType<string | null, string | null | undefined, never>;
}

export type FeedbackRow = Selectable<FeedbackTable>;
export type NewFeedback = Insertable<FeedbackTable>;
