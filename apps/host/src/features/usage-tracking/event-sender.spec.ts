import type { AnalyticsEvent } from '@seller-toolbox/contracts';
import { EMPTY_QUEUE, type EventQueue, type NamedBatch, type SendOutcome } from './event-queue.model.ts';
import { createEventSender, type EventTransport } from './event-sender.ts';
import { createOrphanedBatches, type OrphanedBatches } from './orphaned-batches.ts';

const event = (path: string, timestamp = 0): AnalyticsEvent => ({
  type: 'page_view',
  timestamp,
  session_id: 's',
  path,
});
const paths = (batch: NamedBatch | undefined) => batch?.events.map((sent) => 'path' in sent && sent.path);
const memory = (): Storage => {
  const values = new Map<string, string>();
  return {
    get length() {
      return values.size;
    },
    clear: () => values.clear(),
    key: (index) => [...values.keys()][index] ?? null,
    getItem: (key) => values.get(key) ?? null,
    setItem: (key, value) => void values.set(key, value),
    removeItem: (key) => void values.delete(key),
  };
};
const noneLeft = (): OrphanedBatches => {
  const area = memory();
  return createOrphanedBatches(() => area);
};
const settled = () => new Promise((resolve) => setImmediate(resolve));

/** A service that can be out of reach, and a clock that the test moves. */
function stage(stored: EventQueue = EMPTY_QUEUE, orphanedBatches = noneLeft()) {
  const sent: NamedBatch[] = [];
  const beacons: NamedBatch[] = [];
  const state = {
    outcome: 'accepted' as SendOutcome,
    takesBeacons: true,
    queue: stored,
    elapsed: 0,
    isOnline: true,
  };
  const timers: { every: number; callback: () => void }[] = [];
  const transport: EventTransport = {
    async send(batch) {
      sent.push(batch);
      return state.outcome;
    },
    beacon(batch) {
      if (state.takesBeacons) beacons.push(batch);
      return state.takesBeacons;
    },
  };
  let ids = 0;
  const sender = createEventSender({
    transport,
    storage: { read: () => state.queue, write: (queue) => (state.queue = queue) },
    orphanedBatches,
    isOnline: () => state.isOnline,
    newId: () => `batch-${(ids += 1)}`,
    every(milliseconds, callback) {
      timers.push({ every: milliseconds, callback });
      return () => undefined;
    },
  });
  async function pass(seconds: number) {
    const before = state.elapsed;
    state.elapsed += seconds * 1000;
    for (const { every, callback } of timers) {
      const rings = Math.floor(state.elapsed / every) - Math.floor(before / every);
      for (let ring = 0; ring < rings; ring += 1) callback();
    }
    await settled();
  }
  async function track(count: number, from = 0) {
    for (let index = from; index < from + count; index += 1) sender.track(event(`/${index}`, index));
    await settled();
  }
  return { sender, sent, beacons, state, pass, track };
}

describe('an event sender', () => {
  it.each([
    [9, 0],
    [10, 1],
    [11, 1],
  ])('after %i events has sent %i batches', async (count, batches) => {
    const { sent, track } = stage();
    await track(count);
    expect(sent).toHaveLength(batches);
  });

  it('queues the eleventh event until its batch is full', async () => {
    const { sent, track, state } = stage();
    await track(11);
    expect(sent.map(({ events }) => events.length)).toEqual([10]);
    expect(state.queue.waiting).toEqual([event('/10', 10)]);
  });

  it('sends a partial batch after 30 seconds, not after 29', async () => {
    const { sent, track, pass } = stage();
    await track(1);
    await pass(29);
    expect(sent).toHaveLength(0);
    await pass(1);
    expect(sent).toHaveLength(1);
  });

  it('sends nothing when the queue is empty', async () => {
    const { sent, pass } = stage();
    await pass(60);
    expect(sent).toHaveLength(0);
  });

  it('sends the queue on flush, as when the page goes online', async () => {
    const { sent, track, sender } = stage();
    await track(2);
    await sender.flush();
    expect(paths(sent[0])).toEqual(['/0', '/1']);
  });
});

describe('an event sender whose service is unreachable', () => {
  it('stores the batch and retries it with the same batch id', async () => {
    const { sent, track, state, pass } = stage();
    state.outcome = 'failed';
    await track(10);
    expect(state.queue.unsettled?.events).toHaveLength(10);
    state.outcome = 'accepted';
    await pass(30);
    expect(sent[1]).toEqual(sent[0]);
    expect(state.queue).toEqual(EMPTY_QUEUE);
  });

  it('does not retry before its timer when more events arrive', async () => {
    const { sent, track, state, pass } = stage();
    state.outcome = 'failed';
    await track(25);
    expect(sent).toHaveLength(1);
    state.outcome = 'accepted';
    await pass(30);
    expect(sent.slice(1).map(({ events }) => events.length)).toEqual([10, 15]);
  });

  it('retries after a thrown error', async () => {
    const { state, track, sender } = stage();
    const broken = createEventSender({
      transport: { send: () => Promise.reject(new Error('offline')), beacon: () => false },
      storage: { read: () => EMPTY_QUEUE, write: (queue) => (state.queue = queue) },
      orphanedBatches: noneLeft(),
      isOnline: () => true,
      newId: () => 'b',
      every: () => () => undefined,
    });
    broken.track(event('/a'));
    await broken.flush();
    expect(state.queue.unsettled?.events).toEqual([event('/a')]);
    await track(0);
    sender.stop();
  });

  it('sends the batches of the page before the reload first', async () => {
    const left: EventQueue = {
      waiting: [event('/new')],
      unsettled: { batch_id: 'old', events: [event('/old')] },
    };
    const { sent, sender } = stage(left);
    await sender.flush();
    expect(sent.map(({ batch_id }) => batch_id)).toEqual(['old', 'batch-1']);
  });
});

describe('a batch that the service rejects for good', () => {
  it('is dropped and the next one follows', async () => {
    const { state, track } = stage();
    state.outcome = 'refused';
    await track(10);
    expect(state.queue).toEqual(EMPTY_QUEUE);
  });
});

describe('an event sender when its page closes', () => {
  it('hands the queue to the browser and does not requeue it', async () => {
    const { beacons, track, sender, state } = stage();
    await track(3);
    sender.flushOnUnload();
    expect(paths(beacons[0])).toEqual(['/0', '/1', '/2']);
    expect(state.queue).toEqual(EMPTY_QUEUE);
  });

  it('hands over an unanswered batch first, with its old batch id', async () => {
    const { beacons, track, sender, state, sent } = stage();
    state.outcome = 'failed';
    await track(10);
    await track(1, 10);
    sender.flushOnUnload();
    expect(beacons.map(({ batch_id }) => batch_id)).toEqual([sent[0]?.batch_id, 'batch-2']);
  });

  it('stores what the browser rejects, for the reload', async () => {
    const { track, sender, state } = stage();
    state.takesBeacons = false;
    await track(2);
    sender.flushOnUnload();
    expect(state.queue.unsettled?.events).toHaveLength(2);
  });
});

describe('an event sender when its page closes offline', () => {
  it('stores the queue for the next tab, which sends it first and with its batch id', async () => {
    const left = noneLeft();
    const first = stage(EMPTY_QUEUE, left);
    first.state.isOnline = false;
    await first.track(3);
    first.sender.flushOnUnload();
    expect(first.beacons).toEqual([]);
    expect(first.state.queue).toEqual(EMPTY_QUEUE);

    const second = stage(EMPTY_QUEUE, left);
    await second.track(1, 3);
    await second.sender.flush();
    expect(second.sent.map(paths)).toEqual([['/0', '/1', '/2'], ['/3']]);
    expect(left.read()).toEqual([]);
  });

  it('keeps the batch id of a failed batch', async () => {
    const left = noneLeft();
    const { sender, state, track, sent } = stage(EMPTY_QUEUE, left);
    state.outcome = 'failed';
    await track(10);
    await track(1, 10);
    state.isOnline = false;
    sender.flushOnUnload();
    expect(left.read().map(({ batch_id }) => batch_id)).toEqual([sent[0]?.batch_id, 'batch-2']);
  });

  it('keeps a stored batch until it is accepted, and sends later ones after it', async () => {
    const left = noneLeft();
    left.add([{ batch_id: 'old', events: [event('/old')] }]);
    const { sender, state, sent, track } = stage(EMPTY_QUEUE, left);
    state.outcome = 'failed';
    await track(1);
    await sender.flush();
    expect(sent.map(({ batch_id }) => batch_id)).toEqual(['old']);
    expect(left.read()).toHaveLength(1);
    state.outcome = 'accepted';
    await sender.flush();
    expect(sent.map(({ batch_id }) => batch_id)).toEqual(['old', 'old', 'batch-1']);
    expect(left.read()).toEqual([]);
  });

  it.each([
    ['goes out as soon as a page opens with a connection', true, ['old', 'batch-1']],
    ['waits while there is none', false, []],
  ])('has stored batches that %s', async (_title, isOnline, expected) => {
    const left = noneLeft();
    left.add([{ batch_id: 'old', events: [event('/old')] }]);
    const { sender, sent, state } = stage({ waiting: [event('/new')], unsettled: null }, left);
    state.isOnline = isOnline;
    await sender.flushLeftBehind();
    expect(sent.map(({ batch_id }) => batch_id)).toEqual(expected);
  });

  it('sends nothing on open without stored batches', async () => {
    const { sender, sent } = stage({ waiting: [event('/new')], unsettled: null });
    await sender.flushLeftBehind();
    expect(sent).toEqual([]);
  });

  it('hands over the stored batches of an earlier visit in a short online one', async () => {
    const left = noneLeft();
    left.add([{ batch_id: 'old', events: [event('/old')] }]);
    const { sender, beacons } = stage(EMPTY_QUEUE, left);
    sender.flushOnUnload();
    expect(beacons.map(({ batch_id }) => batch_id)).toEqual(['old']);
    expect(left.read()).toEqual([]);
  });

  it('stores batches of the last ten tabs only', () => {
    const left = noneLeft();
    for (let index = 0; index < 11; index += 1) {
      left.add([{ batch_id: `b${index}`, events: [event('/', index)] }]);
    }
    expect(left.read().map(({ batch_id }) => batch_id)).toEqual(
      Array.from({ length: 10 }, (_, index) => `b${index + 1}`),
    );
  });

  it('stores a batch while another tab removes one', () => {
    const area = memory();
    const [one, other] = [createOrphanedBatches(() => area), createOrphanedBatches(() => area)];
    one.add([{ batch_id: 'a', events: [event('/')] }]);
    // The other tab comes between the reading and the writing of this one.
    const removing = createOrphanedBatches(() => ({
      ...area,
      removeItem(key) {
        other.add([{ batch_id: 'b', events: [event('/')] }]);
        area.removeItem(key);
      },
    }));
    removing.remove('a');
    expect(one.read().map(({ batch_id }) => batch_id)).toEqual(['b']);
  });

  it('stores nothing and does not throw where storage is blocked', () => {
    const blocked = createOrphanedBatches(() => {
      throw new Error('blocked');
    });
    blocked.add([{ batch_id: 'a', events: [event('/')] }]);
    blocked.remove('a');
    expect(blocked.read()).toEqual([]);
  });

  it('ignores stored batches of another shape', () => {
    const area = memory();
    const foreign = ['{"batch_id":7}', 'null', '{"batch_id":"x","events":[]}', '"y"', '{'];
    foreign.forEach((text, index) => area.setItem(`stb:events-left:${index}`, text));
    expect(createOrphanedBatches(() => area).read()).toEqual([]);
  });
});
