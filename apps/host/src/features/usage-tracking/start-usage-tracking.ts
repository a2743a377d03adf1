import type { VisitEntry } from '@seller-toolbox/contracts';
import { isConnected, onConnectionChange } from '../../site/base/connection.ts';
import { randomId } from '@seller-toolbox/site-kit/random-id';
import { createStored } from '@seller-toolbox/browser-kit/storage';
import { parseJson } from '@seller-toolbox/tool-contract/json';
import { EMPTY_QUEUE, toEventQueue, type EventQueue } from './event-queue.model.ts';
import { createEventSender, type EventTransport } from './event-sender.ts';
import { createOrphanedBatches } from './orphaned-batches.ts';
import { createUsageTracking, type UsageTracking } from './usage-tracking.ts';
import { referrerHost, screenClass } from './visit-entry.ts';
import { toVisit, type Visit } from './visit.ts';

export interface StartUsageTrackingOptions {
  readonly transport: EventTransport;
  /** In which the page is shown. */
  readonly language: VisitEntry['language'];
  readonly clock?: () => number;
}

/** Starts tracking the usage of this tab: its queue and its visit are in session storage. */
export function startUsageTracking({
  transport,
  language,
  clock = Date.now,
}: StartUsageTrackingOptions): UsageTracking {
  const queue = createStored<EventQueue>({
    key: 'stb:events',
    parse: (text) => toEventQueue(parseJson(text) ?? EMPTY_QUEUE),
    format: (value) => JSON.stringify(value),
    area: () => sessionStorage,
  });
  const visit = createStored<Visit | undefined>({
    key: 'stb:visit',
    parse: (text) => toVisit(parseJson(text)),
    format: (value) => JSON.stringify(value),
    area: () => sessionStorage,
  });
  const sender = createEventSender({
    transport,
    storage: queue,
    orphanedBatches: createOrphanedBatches(),
    isOnline: isConnected,
    newId: randomId,
    every(milliseconds, callback) {
      const timer = setInterval(callback, milliseconds);
      return () => clearInterval(timer);
    },
  });
  const tracking = createUsageTracking({
    track: sender.track,
    clock,
    visits: visit,
    newId: randomId,
    entry: () => ({
      referrer: referrerHost(document.referrer, location.hostname),
      language,
      screen: screenClass(screen.width),
    }),
  });

  void sender.flushLeftBehind();
  onConnectionChange(() => {
    if (isConnected()) void sender.flush();
  });
  addEventListener('pagehide', () => {
    tracking.visitEnded();
    sender.flushOnUnload();
  });
  return tracking;
}
