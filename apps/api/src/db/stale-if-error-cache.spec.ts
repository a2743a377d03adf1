import { MINUTE } from '@seller-toolbox/tool-contract/durations';
import { createFakeClock } from '../ports/clock.ts';
import { createStaleIfErrorCache } from './stale-if-error-cache.ts';

const away = Object.assign(new Error('connection refused'), { code: 'ECONNREFUSED' });

function copied(read: () => Promise<number>) {
  const { clock, advance } = createFakeClock('2026-11-21T10:00:00.000Z');
  const copy = createStaleIfErrorCache({ clock, read, freshMs: 1_000, keepMs: 600_000 });
  return { copy, advance };
}

/** Counts how often it is read; throws the given error. */
function source() {
  const state = { reads: 0, error: undefined as Error | undefined };
  const read = async () => {
    state.reads++;
    if (state.error) throw state.error;
    return state.reads;
  };
  return { state, read };
}

describe('a copy of what the database holds', () => {
  it('is read again when it is no longer fresh', async () => {
    const { state, read } = source();
    const { copy, advance } = copied(read);
    await copy.get();
    advance(999);
    expect(await copy.get()).toEqual({ value: 1, ageMs: 999, isStale: false });
    advance(1);
    expect(await copy.get()).toEqual({ value: 2, ageMs: 0, isStale: false });
    expect(state.reads).toBe(2);
  });

  it('is read again when the clock was set back', async () => {
    const { read } = source();
    const { copy, advance } = copied(read);
    await copy.get();
    advance(-MINUTE);
    expect((await copy.get()).value).toBe(2);
  });

  it('is read once for all who ask at the same time', async () => {
    const { state, read } = source();
    const { copy } = copied(read);
    await Promise.all(Array.from({ length: 50 }, () => copy.get()));
    expect(state.reads).toBe(1);
  });

  it('is read again after a write, also when a read was under way', async () => {
    let letGo: (value: number) => void = () => {};
    const values = [new Promise<number>((resolve) => (letGo = resolve)), Promise.resolve(2)];
    const { copy } = copied(async () => (await values.shift()) ?? 3);
    const before = copy.get();
    copy.invalidate();
    expect((await copy.get()).value).toBe(2);
    letGo(1);
    expect((await before).value).toBe(1);
    expect((await copy.get()).value).toBe(3);
  });

  it('is answered as stale for ten minutes while the database is away, and not longer', async () => {
    const { state, read } = source();
    const { copy, advance } = copied(read);
    await copy.get();
    state.error = away;
    copy.invalidate();
    expect(await copy.get()).toEqual({ value: 1, ageMs: 0, isStale: true });
    advance(600_000);
    expect(await copy.get()).toEqual({ value: 1, ageMs: 600_000, isStale: true });
    advance(1);
    await expect(copy.get()).rejects.toBe(away);
  });

  it('asks a database that is away once a second, and sees it come back', async () => {
    const { state, read } = source();
    const { copy, advance } = copied(read);
    await copy.get();
    state.error = away;
    advance(1_000);
    for (let call = 0; call < 5; call++) expect((await copy.get()).isStale).toBe(true);
    expect(state.reads).toBe(2);
    state.error = undefined;
    expect((await copy.get()).isStale).toBe(true);
    advance(1_000);
    expect(await copy.get()).toEqual({ value: 3, ageMs: 0, isStale: false });
  });

  it('does not hide a bug', async () => {
    const { state, read } = source();
    const { copy, advance } = copied(read);
    await copy.get();
    state.error = new Error('a bug');
    advance(1_000);
    await expect(copy.get()).rejects.toThrow('a bug');
  });
});
