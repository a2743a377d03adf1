import { untilUserPauses, whenUserPauses } from './user-pause.ts';

const PAUSE = 1500;
const MINUTE = 60_000;

// One clock for all: the last input of one test is no input of the next.
beforeAll(() => jest.useFakeTimers());
afterEach(() => jest.advanceTimersByTime(PAUSE));
afterAll(() => jest.useRealTimers());

const send = (type: string) => document.body.dispatchEvent(new Event(type, { bubbles: true }));

function watch(afterMs?: number) {
  const calls: number[] = [];
  const started = performance.now();
  const cancel = whenUserPauses(() => calls.push(performance.now() - started), afterMs);
  return { calls, cancel };
}

/** A key each second. */
function typeFor(seconds: number) {
  for (let second = 0; second < seconds; second += 1) {
    send('keydown');
    jest.advanceTimersByTime(1000);
  }
}

describe('whenUserPauses', () => {
  it('calls back immediately where nothing was pressed, and once', () => {
    const { calls } = watch();
    jest.advanceTimersByTime(0);
    expect(calls).toEqual([0]);
    jest.advanceTimersByTime(2 * MINUTE);
    expect(calls).toEqual([0]);
  });

  it('calls back after the given time, not earlier', () => {
    const { calls } = watch(2000);
    jest.advanceTimersByTime(1999);
    expect(calls).toEqual([]);
    jest.advanceTimersByTime(1);
    expect(calls).toEqual([2000]);
  });

  it.each(['keydown', 'input', 'pointerdown'])('counts a pause from the last %s', (type) => {
    const { calls } = watch(2000);
    jest.advanceTimersByTime(1000);
    send(type);
    jest.advanceTimersByTime(PAUSE - 1);
    expect(calls).toEqual([]);
    jest.advanceTimersByTime(1);
    expect(calls).toEqual([1000 + PAUSE]);
  });

  it('knows what was pressed before it was called, once another call has listened', () => {
    watch().cancel();
    send('keydown');
    const { calls } = watch();
    jest.advanceTimersByTime(PAUSE - 1);
    expect(calls).toEqual([]);
    jest.advanceTimersByTime(1);
    expect(calls).toEqual([PAUSE]);
  });

  it('waits while keys follow each other within the pause', () => {
    const { calls } = watch();
    typeFor(30);
    expect(calls).toEqual([]);
    jest.advanceTimersByTime(PAUSE);
    expect(calls).toEqual([29_000 + PAUSE]);
  });

  it('calls back after a minute without a pause, not earlier', () => {
    const { calls } = watch(2000);
    typeFor(61);
    expect(calls).toEqual([]);
    typeFor(1);
    expect(calls).toEqual([MINUTE + 2000]);
  });

  it('does not take a moving pointer or a scrolled page for typing', () => {
    const { calls } = watch(1000);
    jest.advanceTimersByTime(900);
    for (const type of ['pointermove', 'scroll', 'focusin']) send(type);
    jest.advanceTimersByTime(100);
    expect(calls).toEqual([1000]);
  });

  it('does not call back after it is cancelled, also while it waits for a pause', () => {
    const early = watch();
    early.cancel();
    const late = watch();
    send('keydown');
    jest.advanceTimersByTime(100);
    late.cancel();
    jest.advanceTimersByTime(2 * MINUTE);
    expect([...early.calls, ...late.calls]).toEqual([]);
  });
});

test('untilUserPauses resolves in the pause', async () => {
  let isResolved = false;
  watch().cancel();
  send('input');
  void untilUserPauses().then(() => (isResolved = true));
  await jest.advanceTimersByTimeAsync(PAUSE - 1);
  expect(isResolved).toBe(false);
  await jest.advanceTimersByTimeAsync(1);
  expect(isResolved).toBe(true);
});
