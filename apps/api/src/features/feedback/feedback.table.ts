import type {
  AnnouncementLanguage,
  FeedbackBatchAction,
  FeedbackStatus,
  FeedbackType,
} from '@seller-toolbox/contracts';
import type { ColumnType, Insertable, Selectable } from 'kysely';

/** Feedback of a visitor. The message never changes; the email address is erased a year after closing. */
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
  /** Path, tool and language of the page that it was sent from; null without the visitor's consent. */
  page: ColumnType<string | null, string | null | undefined, never>;
  tool_id: ColumnType<string | null, string | null | undefined, never>;
  language: ColumnType<AnnouncementLanguage | null, AnnouncementLanguage | null | undefined, never>;
}

/** A batch as long as it can be undone. */
export interface FeedbackBatchTable {
  id: string;
  actor_id: string;
  action: FeedbackBatchAction;
  /** Of `set-status`. */
  status: FeedbackStatus | null;
  /** As JSON: whole rows of `delete`, `ChangedStatus` of `set-status`. */
  rows: ColumnType<unknown, string, never>;
  created_at: Date;
  /** Chosen by the caller: batches with the same one are parts of one action. */
  operation_id: string | null;
}

/** The status before a batch, and the version that the batch stored. */
export interface ChangedStatus {
  readonly id: string;
  readonly status: FeedbackStatus;
  readonly version: string;
}

export type FeedbackRow = Selectable<FeedbackTable>;
export type NewFeedback = Insertable<FeedbackTable>;
export type FeedbackBatchRow = Selectable<FeedbackBatchTable>;
export type NewFeedbackBatch = Insertable<FeedbackBatchTable>;
