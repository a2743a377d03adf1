import type { AnalyticsBatch } from '@seller-toolbox/contracts';
import { API_ROOT, EVENTS_PATH } from './api-paths.ts';

export interface BeaconOptions {
  readonly baseUrl?: string | undefined;
  readonly sendBeacon?: ((url: string, body: string) => boolean) | undefined;
}

/**
 * Queues a batch with `sendBeacon` as `text/plain` while the page unloads. True if the browser queued it; delivery is not
 * confirmed.
 */
export function beaconEvents(
  batch: AnalyticsBatch,
  { baseUrl = '', sendBeacon }: BeaconOptions = {},
): boolean {
  const send = sendBeacon ?? ((url, body) => navigator.sendBeacon(url, body));
  return send(`${baseUrl}${API_ROOT}${EVENTS_PATH}`, JSON.stringify(batch));
}
