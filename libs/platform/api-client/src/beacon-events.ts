import type { AnalyticsBatch } from '@seller-toolbox/contracts';
import { API_ROOT, EVENTS_PATH } from './api-paths.ts';

export interface BeaconOptions {
  readonly baseUrl?: string | undefined;
  readonly sendBeacon?: ((url: string, body: string) => boolean) | undefined;
}

/**
 * Hands a batch to the browser while the page goes away, as `text/plain`. True when the browser took it over; whether
 * it arrived stays unknown.
 */
export function beaconEvents(
  batch: AnalyticsBatch,
  { baseUrl = '', sendBeacon }: BeaconOptions = {},
): boolean {
  const send = sendBeacon ?? ((url, body) => navigator.sendBeacon(url, body));
  return send(`${baseUrl}${API_ROOT}${EVENTS_PATH}`, JSON.stringify(batch));
}
