import { systemInfoSchema, type SystemInfo } from '@seller-toolbox/contracts/system';
import { callApi, type CallOptions } from './call-api.ts';

/** State of the service: version, database, jobs. */
export function systemInfo(options: CallOptions = {}): Promise<SystemInfo> {
  return callApi({ path: '/system/info' }, systemInfoSchema, options);
}
