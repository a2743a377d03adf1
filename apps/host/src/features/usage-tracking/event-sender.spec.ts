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

describe('events are sent', () => {
  it.each([
    [9, 0],
    [10, 1],
    [11, 1],
  ])('after %i events: %i batches', async (count, batches) => {
    const { sent, track } = stage();
    await track(count);
    expect(sent).toHaveLength(batches);
  });

  it('without the eleventh, which waits for its own ten', async () => {
    const { sent, track, state } = stage();
    await track(11);
    expect(sent.map(({ events }) => events.length)).toEqual([10]);
    expect(state.queue.waiting).toEqual([event('/10', 10)]);
  });

  it('after 30 seconds, not after 29', async () => {
    const { sent, track, pass } = stage();
    await track(1);
    await pass(29);
    expect(sent).toHaveLength(0);
    await pass(1);
    expect(sent).toHaveLength(1);
  });

  it('not at all when nothing waits', async () => {
    const { sent, pass } = stage();
    await pass(60);
    expect(sent).toHaveLength(0);
  });

  it('on flush, as when the page goes online', async () => {
    const { sent, track, sender } = stage();
    await track(2);
    await sender.flush();
    expect(paths(sent[0])).toEqual(['/0', '/1']);
  });
});

describe('when the service is out of reach', () => {
  it('events are kept, in storage too, and sent again under the same name', async () => {
    const { sent, track, state, pass } = stage();
    state.outcome = 'failed';
    await track(10);
    expect(state.queue.unsettled?.events).toHaveLength(10);
    state.outcome = 'accepted';
    await pass(30);
    expect(sent[1]).toEqual(sent[0]);
    expect(state.queue).toEqual(EMPTY_QUEUE);
  });

  it('more events do not knock again before the timer does', async () => {
    const { sent, track, state, pass } = stage();
    state.outcome = 'failed';
    await track(25);
    expect(sent).toHaveLength(1);
    state.outcome = 'accepted';
    await pass(30);
    expect(sent.slice(1).map(({ events }) => events.length)).toEqual([10, 15]);
  });

  it('a thrown error counts as not arrived', async () => {
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

  it('what a reload left behind is sent first', async () => {
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

describe('when the page goes away', () => {
  it('what waits is handed over and not requeued', async () => {
    const { beacons, track, sender, state } = stage();
    await track(3);
    sender.flushOnUnload();
    expect(paths(beacons[0])).toEqual(['/0', '/1', '/2']);
    expect(state.queue).toEqual(EMPTY_QUEUE);
  });

  it('a batch without an answer goes first, under its old name', async () => {
    const { beacons, track, sender, state, sent } = stage();
    state.outcome = 'failed';
    await track(10);
    await track(1, 10);
    sender.flushOnUnload();
    expect(beacons.map(({ batch_id }) => batch_id)).toEqual([sent[0]?.batch_id, 'batch-2']);
  });

  it('what the browser does not take over stays for the reload', async () => {
    const { track, sender, state } = stage();
    state.takesBeacons = false;
    await track(2);
    sender.flushOnUnload();
    expect(state.queue.unsettled?.events).toHaveLength(2);
  });
});

describe('when the page goes away without a connection', () => {
  it('what waits is left for the next tab, which sends it first and under its name', async () => {
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

  it('a batch that was sent in vain keeps its name', async () => {
    const left = noneLeft();
    const { sender, state, track, sent } = stage(EMPTY_QUEUE, left);
    state.outcome = 'failed';
    await track(10);
    await track(1, 10);
    state.isOnline = false;
    sender.flushOnUnload();
    expect(left.read().map(({ batch_id }) => batch_id)).toEqual([sent[0]?.batch_id, 'batch-2']);
  });

  it('what is left stays until it has arrived, and nothing overtakes it', async () => {
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
  ])('what is left %s', async (_title, isOnline, expected) => {
    const left = noneLeft();
    left.add([{ batch_id: 'old', events: [event('/old')] }]);
    const { sender, sent, state } = stage({ waiting: [event('/new')], unsettled: null }, left);
    state.isOnline = isOnline;
    await sender.flushLeftBehind();
    expect(sent.map(({ batch_id }) => batch_id)).toEqual(expected);
  });

  it('a page that opens when nothing is left sends nothing yet', async () => {
    const { sender, sent } = stage({ waiting: [event('/new')], unsettled: null });
    await sender.flushLeftBehind();
    expect(sent).toEqual([]);
  });

  it('a short visit with a connection hands over what an earlier one left', async () => {
    const left = noneLeft();
    left.add([{ batch_id: 'old', events: [event('/old')] }]);
    const { sender, beacons } = stage(EMPTY_QUEUE, left);
    sender.flushOnUnload();
    expect(beacons.map(({ batch_id }) => batch_id)).toEqual(['old']);
    expect(left.read()).toEqual([]);
  });

  it('of many tabs only the last ten leave something', () => {
    const left = noneLeft();
    for (let index = 0; index < 11; index += 1) {
      left.add([{ batch_id: `b${index}`, events: [event('/', index)] }]);
    }
    expect(left.read().map(({ batch_id }) => batch_id)).toEqual(
      Array.from({ length: 10 }, (_, index) => `b${index + 1}`),
    );
  });

  it('what one tab leaves while another one removes is not lost', () => {
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

  it('where storage is blocked, nothing is left and nothing breaks', () => {
    const blocked = createOrphanedBatches(() => {
      throw new Error('blocked');
    });
    blocked.add([{ batch_id: 'a', events: [event('/')] }]);
    blocked.remove('a');
    expect(blocked.read()).toEqual([]);
  });

  it('what somebody else wrote there is none of it', () => {
    const area = memory();
    const foreign = ['{"batch_id":7}', 'null', '{"batch_id":"x","events":[]}', '"y"', '{'];
    foreign.forEach((text, index) => area.setItem(`stb:events-left:${index}`, text));
    expect(createOrphanedBatches(() => area).read()).toEqual([]);
  });
});
