import { healthSchema, type Health } from '@seller-toolbox/contracts/health';
import { callApi, type CallOptions } from './call-api.ts';

/** Status, uptime and version of the service. */
export function health(options: CallOptions = {}): Promise<Health> {
  return callApi({ path: '/health' }, healthSchema, options);
}
