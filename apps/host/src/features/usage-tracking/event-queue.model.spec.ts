import { analyticsBatchSchema, MAX_BATCH_BYTES, type AnalyticsEvent } from '@seller-toolbox/contracts';
import {
  EMPTY_QUEUE,
  enqueue,
  isDue,
  MAX_SENT_BYTES,
  MAX_IN_BATCH,
  MAX_WAITING,
  nextBatch,
  afterSend,
  toEventQueue,
  type EventQueue,
} from './event-queue.model.ts';

const event = (path: string): AnalyticsEvent => ({ type: 'page_view', timestamp: 0, session_id: 's', path });
const queueOf = (count: number, make = (index: number) => event(`/${index}`)): EventQueue =>
  Array.from({ length: count }, (_, index) => make(index)).reduce(enqueue, EMPTY_QUEUE);
const ids = () => {
  let last = 0;
  return () => `batch-${(last += 1)}`;
};

describe('isDue', () => {
  it.each([
    [0, false],
    [9, false],
    [10, true],
    [11, true],
  ])('of %i queued events is %p', (count, due) => {
    expect(isDue(queueOf(count))).toBe(due);
  });
});

describe('enqueue', () => {
  it('drops the oldest events when too many wait', () => {
    const { waiting } = queueOf(MAX_WAITING + 1);
    expect(waiting).toHaveLength(MAX_WAITING);
    expect(waiting[0]).toEqual(event('/1'));
  });
});

describe('nextBatch', () => {
  it('returns null for an empty queue', () => {
    expect(nextBatch(EMPTY_QUEUE, ids())).toBeNull();
  });

  it('takes a batch as large as the service accepts, oldest first', () => {
    const next = nextBatch(queueOf(MAX_IN_BATCH + 1), ids());
    expect(next?.batch.events).toHaveLength(MAX_IN_BATCH);
    expect(next?.batch.events[0]).toEqual(event('/0'));
    expect(next?.queue.waiting).toEqual([event(`/${MAX_IN_BATCH}`)]);
    expect(analyticsBatchSchema.safeParse(next?.batch).success).toBe(true);
  });

  it('stays below the bytes that the service takes', () => {
    const next = nextBatch(
      queueOf(90, (index) => event(`/${index}${'长'.repeat(250)}`)),
      ids(),
    );
    const bytes = new TextEncoder().encode(JSON.stringify(next?.batch)).length;
    expect(next?.queue.waiting.length).toBeGreaterThan(0);
    expect(bytes).toBeGreaterThan(MAX_SENT_BYTES / 2);
    expect(bytes).toBeLessThan(MAX_BATCH_BYTES);
  });

  it('returns an unsettled batch again with its batch id', () => {
    const newId = ids();
    const first = nextBatch(queueOf(2), newId);
    const again = nextBatch(enqueue(first?.queue ?? EMPTY_QUEUE, event('/late')), newId);
    expect(again?.batch).toEqual(first?.batch);
    expect(again?.queue.waiting).toEqual([event('/late')]);
  });
});

describe('settle', () => {
  const sent = nextBatch(queueOf(2), ids())?.queue ?? EMPTY_QUEUE;

  it.each([
    ['accepted', false],
    ['refused', false],
    ['failed', true],
  ] as const)('after %s the batch is kept: %p', (outcome, kept) => {
    expect(afterSend(sent, outcome).unsettled !== null).toBe(kept);
  });
});

describe('toEventQueue', () => {
  it('reads back what was written', () => {
    const queue = nextBatch(queueOf(3), ids())?.queue ?? EMPTY_QUEUE;
    expect(toEventQueue(JSON.parse(JSON.stringify(queue)))).toEqual(queue);
  });

  it.each([
    null,
    7,
    [],
    { waiting: 'x' },
    { waiting: [1, null, {}], unsettled: {} },
    { unsettled: { batch_id: 'b', events: [] } },
    { unsettled: { batch_id: 'b', events: [{ type: 1 }] } },
  ])('is empty for %j', (stored) => {
    expect(toEventQueue(stored)).toEqual(EMPTY_QUEUE);
  });
});
