import { feedbackReceiptSchema, type FeedbackInput } from '@seller-toolbox/contracts/public-feedback';
import { callApi, type CallOptions } from './call-api.ts';

/** Sends feedback without its null fields. */
export async function submitFeedback(input: FeedbackInput, options: CallOptions = {}): Promise<void> {
  const given = Object.entries(input).filter(([, value]) => value !== null && value !== undefined);
  const body = Object.fromEntries(given);
  await callApi({ path: '/feedback', method: 'POST', body }, feedbackReceiptSchema, options);
}
