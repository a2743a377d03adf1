import { afterFirstUse, endWaitForUse, untilUsed, waitForUse } from './first-use.ts';

describe('the first use of a page', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => {
    endWaitForUse();
    jest.useRealTimers();
  });

  it('is not waited for where the page did not start to wait', () => {
    expect(untilUsed()).toBeNull();
  });

  it.each(['pointermove', 'pointerdown', 'click', 'keydown', 'focusin'])(
    'is a %s, before anything else hears of it',
    async (type) => {
      waitForUse();
      const until = untilUsed();
      let isUsedAtDocument = false;
      const listener = () => (isUsedAtDocument = untilUsed() === null);
      document.addEventListener(type, listener, { capture: true, once: true });
      document.body.dispatchEvent(new Event(type, { bubbles: true }));
      expect(isUsedAtDocument).toBe(true);
      expect(untilUsed()).toBeNull();
      await expect(until).resolves.toBeUndefined();
    },
  );

  it('is not what a script writes or scrolls', () => {
    waitForUse();
    for (const type of ['input', 'scroll', 'change']) {
      document.body.dispatchEvent(new Event(type, { bubbles: true }));
    }
    expect(untilUsed()).not.toBeNull();
  });

  it('is assumed after 20 seconds', () => {
    waitForUse();
    jest.advanceTimersByTime(19_999);
    expect(untilUsed()).not.toBeNull();
    jest.advanceTimersByTime(1);
    expect(untilUsed()).toBeNull();
  });
});

describe('afterFirstUse', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => {
    endWaitForUse();
    jest.useRealTimers();
  });

  async function callsAfter(milliseconds: number, calls: readonly string[]): Promise<readonly string[]> {
    await jest.advanceTimersByTimeAsync(milliseconds);
    return calls;
  }

  it('calls back the given time after the first use, once', async () => {
    waitForUse();
    const calls: string[] = [];
    afterFirstUse(() => calls.push('now'), 2000);
    expect(await callsAfter(5000, calls)).toEqual([]);
    window.dispatchEvent(new Event('pointermove'));
    expect(await callsAfter(1999, calls)).toEqual([]);
    window.dispatchEvent(new Event('keydown'));
    expect(await callsAfter(1, calls)).toEqual(['now']);
    expect(await callsAfter(30_000, calls)).toEqual(['now']);
  });

  it('counts from now on a page that does not wait', async () => {
    const calls: string[] = [];
    afterFirstUse(() => calls.push('now'), 2000);
    expect(await callsAfter(2000, calls)).toEqual(['now']);
  });

  it.each([0, 1000])('does not call back when cancelled %p ms after the use', async (milliseconds) => {
    waitForUse();
    const calls: string[] = [];
    const cancel = afterFirstUse(() => calls.push('now'), 2000);
    endWaitForUse();
    if (milliseconds > 0) await jest.advanceTimersByTimeAsync(milliseconds);
    cancel();
    expect(await callsAfter(5000, calls)).toEqual([]);
  });
});
