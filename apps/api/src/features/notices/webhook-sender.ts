import { createHmac } from 'node:crypto';
import type { Clock } from '../../ports/clock.ts';
import { OutboundError, type Outbound } from '../../ports/outbound.ts';
import { SEND_TIMEOUT_MS, type NoticeSender } from './delivery.ts';

export interface WebhookOptions {
  readonly url: string;
  readonly secret: string;
  /** Allows the origin of `url` only. */
  readonly outbound: Outbound;
  readonly clock: Clock;
  readonly publicUrl: string | undefined;
}

const MAX_ANSWER_BYTES = 64 * 1024;

/** Posts a notice as JSON, signed with the secret: see `signature`. */
export function createWebhookSender({
  url,
  secret,
  outbound,
  clock,
  publicUrl,
}: WebhookOptions): NoticeSender {
  return {
    target: new URL(url).host,
    send: async ({ id, kind, createdAt, details, subject, text }, signal) => {
      const site = publicUrl ?? null;
      const body = JSON.stringify({ id, kind, created_at: createdAt, site, subject, text, details });
      const timestamp = String(Math.floor(clock() / 1000));
      try {
        const { status } = await outbound({
          url,
          method: 'POST',
          headers: {
            'content-type': 'application/json',
            'x-notice-id': id,
            'x-notice-timestamp': timestamp,
            'x-notice-signature': `sha256=${signature(secret, timestamp, body)}`,
          },
          body,
          timeoutMs: SEND_TIMEOUT_MS,
          maxBytes: MAX_ANSWER_BYTES,
          signal,
        });
        return status >= 200 && status < 300 ? null : 'rejected';
      } catch (error) {
        if (error instanceof OutboundError) return error.fault;
        throw error;
      }
    },
  };
}

/** HMAC-SHA-256 of `timestamp.body`, in hex: with the timestamp, a receiver can reject repeated notices. */
export function signature(secret: string, timestamp: string, body: string): string {
  return createHmac('sha256', secret).update(`${timestamp}.${body}`).digest('hex');
}
