import { ApiError, beaconEvents, sendEvents } from '@seller-toolbox/api-client';
import type { SendOutcome } from './event-queue.model.ts';
import type { EventTransport } from './event-sender.ts';

/** Sends to our own service. */
export const serviceTransport: EventTransport = {
  async send(batch): Promise<SendOutcome> {
    try {
      await sendEvents(batch);
      return 'accepted';
    } catch (error) {
      return error instanceof ApiError && !error.isTemporary ? 'refused' : 'failed';
    }
  },
  beacon: (batch) => beaconEvents(batch),
};
