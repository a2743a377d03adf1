import { createMemoryArea } from '@seller-toolbox/browser-kit/storage';
import { isRecord } from '@seller-toolbox/tool-contract/json';
import { FEEDBACK_STATUSES, type Feedback, type FeedbackStatus } from '@seller-toolbox/contracts/feedback';
import { createDraftStore } from '../parts/draft-store.ts';

/** An admin's unsaved answer: status and notes. */
export interface FeedbackDraft {
  readonly status: FeedbackStatus;
  readonly notes: string;
}

const memory = createMemoryArea();

/** One per feedback, as long as the page lives: notes are confidential. */
export const feedbackDrafts = createDraftStore({
  key: 'stb:admin-feedback-drafts',
  toDraft: toFeedbackDraft,
  area: () => memory,
});

/** The draft of a saved feedback. */
export function savedDraft(feedback: Feedback | null): FeedbackDraft {
  return { status: feedback?.status ?? 'new', notes: feedback?.admin_notes ?? '' };
}

/** Whether two drafts are saved as the same; the service trims notes. */
export function sameFeedbackDraft(one: FeedbackDraft, other: FeedbackDraft): boolean {
  return one.status === other.status && one.notes.trim() === other.notes.trim();
}

/** Null where the store was tampered with. */
export function toFeedbackDraft(stored: unknown): FeedbackDraft | null {
  if (!isRecord(stored)) return null;
  const status = FEEDBACK_STATUSES.find((known) => known === stored['status']);
  const { notes } = stored;
  return status !== undefined && typeof notes === 'string' ? { status, notes } : null;
}
