import { ApiError } from '@seller-toolbox/api-client';
import { submitFeedback } from '@seller-toolbox/api-client/submit-feedback';
import type { FieldError } from '@seller-toolbox/contracts';
import { useCallback, useRef, useState } from 'react';
import { useStored } from '@seller-toolbox/site-kit/hydration-hooks';
import { randomId } from '@seller-toolbox/site-kit/random-id';
import { checkDraft } from './check-draft.ts';
import { useOrigin } from './origin.ts';
import { EMPTY_DRAFT, feedbackDraft, type FeedbackDraft } from './feedback-draft.ts';

export type SubmitState =
  | { readonly status: 'editing' | 'submitting' | 'submitted' }
  | { readonly status: 'failed'; readonly error: unknown };

const NO_PROBLEMS: readonly FieldError[] = [];
const EDITING: SubmitState = { status: 'editing' };

/** The state of the form from the first letter to the thanks. The draft is stored until the service has accepted it. */
export function useFeedbackForm() {
  const { origin, ...originNames } = useOrigin();
  const draft = useStored(feedbackDraft, EMPTY_DRAFT);
  const [rejected, setRejected] = useState(NO_PROBLEMS);
  const [fixed, setFixed] = useState<readonly string[]>([]);
  const [state, setState] = useState(EDITING);
  const isSending = useRef(false);

  function reject(problems: readonly FieldError[]) {
    setRejected(problems);
    setFixed([]);
  }

  async function submit(website: string) {
    if (isSending.current) return;
    const written = feedbackDraft.read();
    const checked = checkDraft(written, { website, origin });
    reject(checked.ok ? NO_PROBLEMS : checked.problems);
    if (!checked.ok) return setState(EDITING);
    isSending.current = true;
    setState({ status: 'submitting' });
    try {
      await submitFeedback({ ...checked.input, submission_id: nameSubmission(written) });
      feedbackDraft.write(EMPTY_DRAFT);
      setState({ status: 'submitted' });
    } catch (error) {
      reject(error instanceof ApiError ? error.fields : NO_PROBLEMS);
      setState({ status: 'failed', error });
    } finally {
      isSending.current = false;
    }
  }

  const resume = useCallback(() => setState(EDITING), []);

  return {
    draft,
    originNames,
    /** Of the last try to send it. */
    rejected,
    /** Those of them whose field has not been changed since. */
    problems: rejected.filter(({ path }) => !fixed.includes(path)),
    state,
    submit,
    change(part: Partial<FeedbackDraft>) {
      feedbackDraft.write({ ...feedbackDraft.read(), ...part, submissionId: '' });
      setFixed((known) => [...new Set([...known, ...Object.keys(part)])]);
    },
    /** Back to the form, from thanks or from a failure. */
    resume,
  };
}

/** The same until something is changed: where only the answer was lost, sending again stores nothing twice. */
function nameSubmission(draft: FeedbackDraft): string {
  const submissionId = draft.submissionId || randomId();
  feedbackDraft.write({ ...draft, submissionId });
  return submissionId;
}

export type FeedbackForm = ReturnType<typeof useFeedbackForm>;
