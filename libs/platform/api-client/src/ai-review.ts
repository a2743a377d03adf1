import {
  aiPricesSchema,
  aiReviewSchema,
  type AiPrices,
  type AiReview,
} from '@seller-toolbox/contracts/ai-review';
import { callApi, type CallOptions } from './call-api.ts';

/** What the AI was asked on the last days, and what it cost. */
export function reviewAi(days: number, options: CallOptions = {}): Promise<AiReview> {
  return callApi({ path: `/ai/usage?days=${days}` }, aiReviewSchema, options);
}

/** Replaces the prices by which the cost is computed. */
export function setAiPrices(input: AiPrices, options: CallOptions = {}): Promise<AiPrices> {
  return callApi({ path: '/ai/prices', method: 'PUT', body: input }, aiPricesSchema, options);
}
