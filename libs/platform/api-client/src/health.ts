import { healthSchema, type Health } from '@seller-toolbox/contracts/health';
import { callApi, type CallOptions } from './call-api.ts';

/** Whether the service answers, since when and in which version. */
export function health(options: CallOptions = {}): Promise<Health> {
  return callApi({ path: '/health' }, healthSchema, options);
}
