import { beaconEvents } from '@seller-toolbox/api-client';
import { untilUserPauses } from '@seller-toolbox/browser-kit/user-pause';
import type { EventTransport } from './event-sender.ts';

/** Sends to our own service, in a pause of the visitor. What waits for an answer is loaded when there is something to send. */
export const serviceTransport: EventTransport = {
  async send(batch) {
    await untilUserPauses();
    return (await import('./send-batch.ts')).sendBatch(batch);
  },
  beacon: (batch) => beaconEvents(batch),
};
