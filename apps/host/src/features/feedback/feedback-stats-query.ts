import { feedbackStats } from '@seller-toolbox/api-client/feedback-stats';
import type { FeedbackStats } from '@seller-toolbox/contracts/public-feedback';
import { siteQueries } from '../../site/base/query-client.ts';

/** Requests the figures; each round has a request of its own. */
export function loadFeedbackStats(round: number): Promise<FeedbackStats> {
  return siteQueries.fetchQuery({
    queryKey: ['feedback-stats', round],
    queryFn: ({ signal }) => feedbackStats({ signal }),
  });
}
