import type { AnalyticsBatch } from '@seller-toolbox/contracts';
import { API_ROOT, callApi, type AnswerSchema, type CallOptions } from './call-api.ts';

const PATH = '/analytics/batch';
// The receipt is not read, so the page that only sends needs no validator.
const UNREAD: AnswerSchema<void> = { safeParse: () => ({ success: true, data: undefined }) };

/** Sends a batch; resolves when the service has stored it. */
export function sendEvents(batch: AnalyticsBatch, options: CallOptions = {}): Promise<void> {
  return callApi({ path: PATH, method: 'POST', body: batch, keepalive: true }, UNREAD, options);
}

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
  return send(`${baseUrl}${API_ROOT}${PATH}`, JSON.stringify(batch));
}
