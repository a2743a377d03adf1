import type { AnalyticsBatch } from '@seller-toolbox/contracts';
import { EVENTS_PATH } from './api-paths.ts';
import { callApi, IGNORED_ANSWER, type CallOptions } from './call-api.ts';

/** Sends a batch; resolves when the service has stored it. */
export function sendEvents(batch: AnalyticsBatch, options: CallOptions = {}): Promise<void> {
  return callApi(
    { path: EVENTS_PATH, method: 'POST', body: batch, keepalive: true },
    IGNORED_ANSWER,
    options,
  );
}
