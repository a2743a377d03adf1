import type { AnalyticsBatch, AnalyticsEvent } from '@seller-toolbox/contracts';
import { isRecord } from '@seller-toolbox/tool-contract/json';

/** Events are sent when this many wait. */
export const FLUSH_AT = 10;
/** And at the latest after this time, in milliseconds. */
export const FLUSH_EVERY = 30_000;
/** Maximum of queued events while nothing can be sent; the oldest are dropped first. */
export const MAX_WAITING = 300;
/** Below the limits of the service for a batch: 100 events and 64 KB. */
export const MAX_IN_BATCH = 100;
export const MAX_SENT_BYTES = 48 * 1024;

/** A batch keeps its id until the service has accepted it, so that a repeated one counts once. */
export type NamedBatch = AnalyticsBatch & { readonly batch_id: string };

export interface EventQueue {
  readonly waiting: readonly AnalyticsEvent[];
  /** Sent, or sent in vain, and not yet acknowledged. */
  readonly unsettled: NamedBatch | null;
}

export const EMPTY_QUEUE: EventQueue = { waiting: [], unsettled: null };

/** The outcome of a batch: accepted, rejected for good, or not delivered. */
export type SendOutcome = 'accepted' | 'refused' | 'failed';

export function enqueue(queue: EventQueue, event: AnalyticsEvent): EventQueue {
  return { ...queue, waiting: [...queue.waiting, event].slice(-MAX_WAITING) };
}

export function isDue(queue: EventQueue): boolean {
  return queue.waiting.length >= FLUSH_AT;
}

/** The next batch to send: the one that failed before, else the oldest events under a new name; null for nothing. */
export function nextBatch(
  queue: EventQueue,
  newId: () => string,
): { queue: EventQueue; batch: NamedBatch } | null {
  if (queue.unsettled) return { queue, batch: queue.unsettled };
  const count = countThatFits(queue.waiting);
  if (count === 0) return null;
  const batch = { batch_id: newId(), events: queue.waiting.slice(0, count) };
  return { queue: { waiting: queue.waiting.slice(count), unsettled: batch }, batch };
}

/** The queue after a sending; a rejected batch would be rejected again, so it is dropped. */
export function afterSend(queue: EventQueue, outcome: SendOutcome): EventQueue {
  return outcome === 'failed' ? queue : { ...queue, unsettled: null };
}

function countThatFits(events: readonly AnalyticsEvent[]): number {
  let bytes = 0;
  const tooMany = events.findIndex((event, index) => {
    bytes += new TextEncoder().encode(JSON.stringify(event)).length + 1;
    return index > 0 && (index >= MAX_IN_BATCH || bytes > MAX_SENT_BYTES);
  });
  return tooMany < 0 ? events.length : tooMany;
}

/** Reads a stored queue, which users can edit; an invalid one is empty. */
export function toEventQueue(stored: unknown): EventQueue {
  if (!isRecord(stored)) return EMPTY_QUEUE;
  const { waiting, unsettled } = stored;
  return {
    waiting: toEvents(waiting).slice(-MAX_WAITING),
    unsettled: isNamedBatch(unsettled) ? unsettled : null,
  };
}

function isNamedBatch(value: unknown): value is NamedBatch {
  if (!isRecord(value) || typeof value['batch_id'] !== 'string' || !Array.isArray(value['events']))
    return false;
  const { events } = value;
  return events.length > 0 && events.length <= MAX_IN_BATCH && toEvents(events).length === events.length;
}

function toEvents(value: unknown): AnalyticsEvent[] {
  return Array.isArray(value) ? value.filter(isEvent) : [];
}

/** Enough to send it: the service checks every field. */
function isEvent(value: unknown): value is AnalyticsEvent {
  return isRecord(value) && typeof value['type'] === 'string' && typeof value['session_id'] === 'string';
}
