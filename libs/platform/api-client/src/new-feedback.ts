import { newFeedbackSchema } from '@seller-toolbox/contracts/new-feedback';
import { callApi, type CallOptions } from './call-api.ts';

/** How much feedback has the status `new`. */
export async function countNewFeedback(options: CallOptions = {}): Promise<number> {
  return (await callApi({ path: '/feedback/stats/new' }, newFeedbackSchema, options)).new_feedback;
}
