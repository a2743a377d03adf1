import { feedbackStatsSchema, type FeedbackStats } from '@seller-toolbox/contracts/public-feedback';
import { callApi, type CallOptions } from './call-api.ts';

/** Counts and mean ratings of feedback. */
export function feedbackStats(options: CallOptions = {}): Promise<FeedbackStats> {
  return callApi({ path: '/feedback/stats/overview' }, feedbackStatsSchema, options);
}
