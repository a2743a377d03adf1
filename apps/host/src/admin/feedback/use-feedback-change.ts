import type { ListPage } from '@seller-toolbox/api-client/call-list';
import { setFeedbackStatus } from '@seller-toolbox/api-client/feedback-review';
import type { Feedback, FeedbackStatus } from '@seller-toolbox/contracts/feedback';
import { useQueryClient } from '@tanstack/react-query';
import { useServiceChange } from '../session/use-service.ts';
import { FEEDBACK_KEY, FEEDBACK_LIST, withRow } from './feedback-list.ts';

export interface FeedbackAnswer {
  readonly status: FeedbackStatus;
  readonly admin_notes: string;
}

/** Sets status and notes: the list shows them at once, and again what was there when the service refuses. */
export function useFeedbackChange(feedback: Feedback) {
  const queries = useQueryClient();
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
        onError: () => before.forEach(([key, page]) => queries.setQueryData(key, page)),
      },
    );
  }

  return { change, isPending, error };
}
