import { setTimeout as pause } from 'node:timers/promises';
import { startFakeValkey } from '@seller-toolbox/testing/fake-valkey';
import { HOUR, MINUTE } from '@seller-toolbox/tool-contract/durations';
import { openValkeyLimitStore, type ConnectedLimitStore } from './valkey-limit-store.ts';
import type { Limit, LimitVerdict } from './limit-store.ts';

jest.setTimeout(60_000);

const NOW = Date.parse('2026-11-21T10:00:00.000Z');
/** The speed of a store depends on the machine; its correctness must not. */
const PATIENT = { deadlineMs: 30_000 };

/** A real server if `TEST_VALKEY_URL` is set: an empty one, which is flushed afterwards. */
const REAL = process.env['TEST_VALKEY_URL'];

type Fake = Awaited<ReturnType<typeof startFakeValkey>>;
let fake: Fake | undefined;
let url: string;
let now = NOW;
const open: ConnectedLimitStore[] = [];
/** Distinct keys for each test, because a real server is not flushed between them. */
let run = '';

beforeAll(async () => {
  fake = REAL ? undefined : await startFakeValkey({ clock: () => now });
  url = REAL ?? fake?.url ?? '';
});
afterAll(() => fake?.stop());
beforeEach(() => {
  now = REAL ? Date.now() : NOW;
  run = `${expect.getState().currentTestName} ${Date.now()}`;
});
afterEach(() => {
  for (const store of open.splice(0)) store.close();
});

async function store(options = {}): Promise<ConnectedLimitStore> {
  const opened = await openValkeyLimitStore(url, { ...PATIENT, ...options });
  open.push(opened);
  return opened;
}
const limit = (key: string, max: number): Limit => ({ key: `${run} ${key}`, max, endsAt: now + HOUR });
const counted = (all: readonly LimitVerdict[]) => ({
  taken: all.filter((it) => it === 'taken').length,
  rejected: all.filter((it) => it === 'refused').length,
});

/** The client reconnects by itself, a moment after the server is back. */
async function untilCounted(take: () => Promise<LimitVerdict>): Promise<LimitVerdict> {
  for (let tries = 0; tries < 1_000; tries++) {
    const verdict = await take();
    if (verdict !== 'unknown') return verdict;
    await pause(10);
  }
  return 'unknown';
}

describe('a limit in Valkey', () => {
  it('accepts the Nth call and rejects the next one', async () => {
    const one = await store();
    const verdicts = [];
    for (let call = 1; call <= 4; call++) verdicts.push(await one.take([limit('hour', 3)]));
    expect(verdicts).toEqual(['taken', 'taken', 'taken', 'refused']);
    expect(await one.take([limit('closed', 0)])).toBe('refused');
  });

  it.each([1, 20, 49, 50])('of %i is exact with 50 concurrent calls on two replicas', async (max) => {
    const [one, other] = [await store(), await store()];
    const calls = Array.from({ length: 50 }, (_, call) =>
      (call % 2 ? one : other).take([limit('hour', max)]),
    );
    expect(counted(await Promise.all(calls))).toEqual({ taken: max, rejected: 50 - max });
  });

  it('is counted together with others or not at all, and per key', async () => {
    const [one, other] = [await store(), await store()];
    const [hour, network] = [limit('hour', 10), limit('network', 7)];
    const calls = Array.from({ length: 48 }, (_, call) =>
      call % 2 ? one.take([hour, network]) : other.take([network, hour]),
    );
    expect(counted(await Promise.all(calls))).toEqual({ taken: 7, rejected: 41 });
    const alone = Array.from({ length: 5 }, () => one.take([hour]));
    expect(counted(await Promise.all(alone))).toEqual({ taken: 3, rejected: 2 });
  });

  (REAL ? it.skip : it)('is kept to the end of its window, and forgotten some time after', async () => {
    const one = await store();
    const once = limit('hour', 1);
    await one.take([once]);
    now = once.endsAt + 4 * MINUTE;
    expect(await one.take([once])).toBe('refused');
    now = once.endsAt + 6 * MINUTE;
    expect(await one.take([once])).toBe('taken');
  });
});

describe('a Valkey without an answer', () => {
  const failures: unknown[] = [];
  const onFailure = (error: unknown) => void failures.push(error);
  beforeEach(() => failures.splice(0));

  it('gives unknown, does not prevent the start, and counts again when it is back', async () => {
    const first = await startFakeValkey({ clock: () => now });
    const { port } = first;
    await first.stop();
    const one = await openValkeyLimitStore(`valkey://127.0.0.1:${port}`, { ...PATIENT, onFailure });
    open.push(one);
    expect(failures).toHaveLength(1);
    expect(await one.take([limit('hour', 1)])).toBe('unknown');
    expect(failures.length).toBeGreaterThan(1);

    const second = await startFakeValkey({ port, clock: () => now });
    expect(await untilCounted(() => one.take([limit('hour', 1)]))).toBe('taken');
    expect(await one.take([limit('hour', 1)])).toBe('refused');
    one.close();
    await second.stop();
  });

  it('gives unknown after a timeout', async () => {
    const slow = await startFakeValkey({ clock: () => now });
    const one = await openValkeyLimitStore(slow.url, { onFailure });
    open.push(one);
    slow.isSilent = true;
    expect(await one.take([limit('hour', 1)])).toBe('unknown');
    one.close();
    await slow.stop();
  });
});
