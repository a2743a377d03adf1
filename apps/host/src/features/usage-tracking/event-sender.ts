import type { AnalyticsEvent } from '@seller-toolbox/contracts';
import {
  EMPTY_QUEUE,
  enqueue,
  FLUSH_EVERY,
  isDue,
  nextBatch,
  afterSend,
  type EventQueue,
  type NamedBatch,
  type SendOutcome,
} from './event-queue.model.ts';
import type { OrphanedBatches } from './orphaned-batches.ts';

/** How events leave the browser. */
export interface EventTransport {
  send(batch: NamedBatch): Promise<SendOutcome>;
  /** Sends a beacon while the page unloads; false where the browser did not take it. */
  beacon(batch: NamedBatch): boolean;
}

export interface EventSenderPorts {
  readonly transport: EventTransport;
  /** Keeps the queue over a reload. */
  readonly storage: { read(): EventQueue; write(queue: EventQueue): void };
  /** Keeps over the end of the tab what could not be sent. */
  readonly orphanedBatches: OrphanedBatches;
  readonly isOnline: () => boolean;
  readonly newId: () => string;
  /** Calls back repeatedly; returns a function that stops it. */
  readonly every: (milliseconds: number, callback: () => void) => () => void;
}

export interface EventSender {
  readonly track: (event: AnalyticsEvent) => void;
  /** Sends what waits; first, under its old name, what was sent in vain. */
  readonly flush: () => Promise<void>;
  /** Sends what other tabs left, if anything: a page that starts online need not wait for an event. */
  readonly flushLeftBehind: () => Promise<void>;
  /**
   * Sends what waits without an answer: nothing is requeued, unless the browser refuses to take it. Without a connection the browser
   * would take it and lose it, so it is left for the next tab.
   */
  readonly flushOnUnload: () => void;
  readonly stop: () => void;
}

/** Sends events in batches: at ten, every 30 seconds, and on flush. */
export function createEventSender(ports: EventSenderPorts): EventSender {
  const { transport, storage, orphanedBatches, isOnline, newId, every } = ports;
  let queue = storage.read();
  let isSending = false;
  let isWaitingForTimer = false;

  function keep(next: EventQueue) {
    queue = next;
    storage.write(next);
  }

  async function flush() {
    if (isSending) return;
    isSending = true;
    // A service that does not take the old ones does not take a new one.
    const canSend = orphanedBatches.read().length === 0 || (await sendOrphaned(ports));
    let next = canSend ? nextBatch(queue, newId) : null;
    while (next) {
      const isRepeated = next.batch === queue.unsettled;
      keep(next.queue);
      const outcome = await transport.send(next.batch).catch(() => 'failed' as const);
      // While the answer was on its way, the page may have handed the batch over and gone on.
      if (queue.unsettled?.batch_id === next.batch.batch_id) keep(afterSend(queue, outcome));
      isWaitingForTimer = outcome === 'failed';
      // What came while this was sent waits for its own ten.
      const hasMore = outcome !== 'failed' && (isRepeated || isDue(queue));
      next = hasMore ? nextBatch(queue, newId) : null;
    }
    isSending = false;
  }

  const stop = every(FLUSH_EVERY, () => void flush());

  return {
    track(event) {
      keep(enqueue(queue, event));
      // After a failure the eleventh event is no better a moment than the tenth: the timer tries again.
      if (isDue(queue) && !isWaitingForTimer) void flush();
    },
    flush,
    async flushLeftBehind() {
      if (isOnline() && orphanedBatches.read().length > 0) await flush();
    },
    flushOnUnload() {
      if (!isOnline()) {
        orphanedBatches.add(allBatches(queue, newId));
        return keep(EMPTY_QUEUE);
      }
      for (const batch of orphanedBatches.read()) {
        if (transport.beacon(batch)) orphanedBatches.remove(batch.batch_id);
      }
      let next = nextBatch(queue, newId);
      while (next) {
        keep(next.queue);
        if (!transport.beacon(next.batch)) return;
        keep(afterSend(queue, 'accepted'));
        next = nextBatch(queue, newId);
      }
    },
    stop,
  };
}

/** False when one did not arrive. */
async function sendOrphaned({ transport, orphanedBatches }: EventSenderPorts): Promise<boolean> {
  for (const batch of orphanedBatches.read()) {
    const outcome = await transport.send(batch).catch(() => 'failed' as const);
    if (outcome === 'failed') return false;
    orphanedBatches.remove(batch.batch_id);
  }
  return true;
}

/** All that waits, under the names that it will be sent by. */
function allBatches(queue: EventQueue, newId: () => string): NamedBatch[] {
  const next = nextBatch(queue, newId);
  return next ? [next.batch, ...allBatches(afterSend(next.queue, 'accepted'), newId)] : [];
}
