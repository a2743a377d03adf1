import { PUBLIC_FEEDBACK_TYPES } from '@seller-toolbox/contracts/public-feedback';
import { createStored } from '@seller-toolbox/browser-kit/storage';
import { parseJson } from '@seller-toolbox/tool-contract/json';

export type PublicFeedbackType = (typeof PUBLIC_FEEDBACK_TYPES)[number];

export const RATINGS = [1, 2, 3, 4, 5] as const;
export type Rating = (typeof RATINGS)[number];

/** The current form, valid or not. */
export interface FeedbackDraft {
  readonly type: PublicFeedbackType;
  readonly rating: Rating | null;
  readonly message: string;
  readonly email: string;
  /** Whether page and language may be sent along. */
  readonly sharesOrigin: boolean;
  /** The submission id; empty before the first attempt and after every change. */
  readonly submissionId: string;
}

export const EMPTY_DRAFT: FeedbackDraft = {
  type: 'general',
  rating: null,
  message: '',
  email: '',
  sharesOrigin: false,
  submissionId: '',
};

const SUBMISSION_ID = /^[0-9a-f]{32}$/;

/** Outlives a reload, but not the tab; the email address stays with the page and is in no storage. */
export const feedbackDraft = createStored<FeedbackDraft>({
  key: 'stb:feedback-draft',
  parse: (text) => toDraft(parseJson(text)),
  format: (draft) => JSON.stringify({ ...draft, email: undefined }),
  area: () => sessionStorage,
});

function toDraft(value: unknown): FeedbackDraft {
  if (typeof value !== 'object' || value === null) return EMPTY_DRAFT;
  const { type, rating, message, email, sharesOrigin, submissionId } = value as Record<
    keyof FeedbackDraft,
    unknown
  >;
  return {
    type: PUBLIC_FEEDBACK_TYPES.find((known) => known === type) ?? EMPTY_DRAFT.type,
    rating: RATINGS.find((known) => known === rating) ?? null,
    message: typeof message === 'string' ? message : '',
    email: typeof email === 'string' ? email : '',
    sharesOrigin: sharesOrigin === true,
    submissionId: typeof submissionId === 'string' && SUBMISSION_ID.test(submissionId) ? submissionId : '',
  };
}
