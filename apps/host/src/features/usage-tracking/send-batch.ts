import { ApiError, sendEvents } from '@seller-toolbox/api-client';
import type { NamedBatch, SendOutcome } from './event-queue.model.ts';

/** Sends a batch to our own service and returns its outcome. */
export async function sendBatch(batch: NamedBatch): Promise<SendOutcome> {
  try {
    await sendEvents(batch);
    return 'accepted';
  } catch (error) {
    return error instanceof ApiError && !error.isTemporary ? 'refused' : 'failed';
  }
}
