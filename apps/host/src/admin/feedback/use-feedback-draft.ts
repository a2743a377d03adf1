import type { Feedback } from '@seller-toolbox/contracts/feedback';
import { useState } from 'react';
import { useUser } from '../session/session-context.tsx';
import { feedbackDrafts, sameFeedbackDraft, savedDraft, type FeedbackDraft } from './feedback-drafts.ts';

/** What an admin makes of a feedback, kept by the page until it is saved or given up. */
export function useFeedbackDraft(feedback: Feedback) {
  const owner = { userId: useUser().id, id: feedback.id };
  const saved = savedDraft(feedback);
  const [left, setLeft] = useState(() => {
    const kept = feedbackDrafts.of(owner);
    return kept && !sameFeedbackDraft(kept.draft, saved) ? kept : null;
  });
  const [draft, setDraft] = useState(left?.draft ?? saved);

  function change(part: Partial<FeedbackDraft>) {
    const next = { ...draft, ...part };
    setDraft(next);
    if (sameFeedbackDraft(next, saved)) feedbackDrafts.forget(owner);
    else feedbackDrafts.keep({ ...owner, updatedAt: feedback.updated_at, draft: next });
  }

  return {
    draft,
    change,
    isChanged: !sameFeedbackDraft(draft, saved),
    /** Whether it was left behind when the feedback was last closed without saving. */
    isRestored: left !== null,
    /** Whether somebody else has changed the feedback since then. */
    isOutdated: left !== null && left.updatedAt !== feedback.updated_at,
    /** It is at the service now, or there is nothing left that it is of. */
    forget: () => feedbackDrafts.forget(owner),
    /** Gives up what was typed for what is at the service. */
    discard: () => {
      feedbackDrafts.forget(owner);
      setLeft(null);
      setDraft(saved);
    },
  };
}
