import { ApiError } from '@seller-toolbox/api-client';
import type { ListPage } from '@seller-toolbox/api-client/call-list';
import { setFeedbackStatus } from '@seller-toolbox/api-client/feedback-review';
import type { Feedback, FeedbackStatus } from '@seller-toolbox/contracts/feedback';
import { useQueryClient } from '@tanstack/react-query';
import { useCallOptions } from '../session/session-context.tsx';
import { useServiceChange } from '../session/use-service.ts';
import { FEEDBACK_KEY } from './feedback-key.ts';
import { FEEDBACK_LIST, findChanged, withRow } from './feedback-list.ts';

export interface FeedbackAnswer {
  readonly status: FeedbackStatus;
  readonly admin_notes: string;
}

/**
 * Sets status and notes: the list shows them immediately, and the old values again if the service rejects the change. After a
 * conflict, `onNewer` gets the row as another admin saved it, which the list may no longer contain.
 */
export function useFeedbackChange(feedback: Feedback, onNewer: (newer: Feedback) => void) {
  const queries = useQueryClient();
  const options = useCallOptions();
  const { mutate, isPending, error } = useServiceChange(setFeedbackStatus, [FEEDBACK_KEY]);

  function change(answer: FeedbackAnswer, onDone: () => void) {
    const before = queries.getQueriesData<ListPage<Feedback>>({ queryKey: FEEDBACK_LIST });
    const show = (row: Feedback) =>
      queries.setQueriesData<ListPage<Feedback>>(
        { queryKey: FEEDBACK_LIST },
        (page) => page && withRow(page, row),
      );
    show({ ...feedback, ...answer });
    mutate(
      { id: feedback.id, ...answer, updated_at: feedback.updated_at },
      {
        onSuccess(saved) {
          show(saved);
          onDone();
        },
        onError(rejection) {
          before.forEach(([key, page]) => queries.setQueryData(key, page));
          if (rejection instanceof ApiError && rejection.status === 409) void lookUp();
        },
      },
    );
  }

  async function lookUp() {
    const newer = await findChanged(feedback.id, options).catch(() => undefined);
    if (newer) onNewer(newer);
  }

  return { change, isPending, error };
}
