import { beaconEvents } from '@seller-toolbox/api-client';
import type { EventTransport } from './event-sender.ts';

/** Sends to our own service. What waits for an answer is loaded when there is something to send. */
export const serviceTransport: EventTransport = {
  send: async (batch) => (await import('./send-batch.ts')).sendBatch(batch),
  beacon: (batch) => beaconEvents(batch),
};
