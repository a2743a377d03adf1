import { feedbackStatsSchema, type FeedbackStats } from '@seller-toolbox/contracts/public-feedback';
import { callApi, type CallOptions } from './call-api.ts';

/** How much feedback there is, and how it rates the site. */
export function feedbackStats(options: CallOptions = {}): Promise<FeedbackStats> {
  return callApi({ path: '/feedback/stats/overview' }, feedbackStatsSchema, options);
}
