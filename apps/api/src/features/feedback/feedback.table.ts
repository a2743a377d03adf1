import type { FeedbackStatus, FeedbackType } from '@seller-toolbox/contracts';
import type { ColumnType, Insertable, Selectable } from 'kysely';

/** What a visitor sent. The message is never changed; the e-mail address is removed a year after closing. */
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
  /** How the sender named it; null: not at all. */
  submission_id: ColumnType<string | null, string | null | undefined, never>;
}

export type FeedbackRow = Selectable<FeedbackTable>;
export type NewFeedback = Insertable<FeedbackTable>;
