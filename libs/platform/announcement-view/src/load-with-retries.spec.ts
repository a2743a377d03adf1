import { loadWithRetries } from './load-with-retries.ts';

/** Fails so many times, then answers; notes what was waited for. */
function service(failures: number, isTemporary = true) {
  const waits: number[] = [];
  const leaving = new AbortController();
  let asked = 0;
  const load = () =>
    loadWithRetries({
      ask: async () => {
        asked++;
        if (asked <= failures) throw new Error('away');
        return 'the list';
      },
      isTemporary: () => isTemporary,
      wait: async (milliseconds) => void waits.push(milliseconds),
      signal: leaving.signal,
    });
  return { load, waits, leaving, asked: () => asked };
}

describe('a list that does not come at once', () => {
  it.each([
    [0, [], 'the list'],
    [1, [1000], 'the list'],
    [3, [1000, 2000, 3000], 'the list'],
    [4, [1000, 2000, 3000], null],
  ])('after %d failures was waited for %j ms and gives %p', async (failures, waits, answer) => {
    const { load, waits: waited, asked } = service(failures);
    expect(await load()).toBe(answer);
    expect(waited).toEqual(waits);
    expect(asked()).toBe(waits.length + 1);
  });

  it('is not asked for again when the service refused it for good', async () => {
    const { load, asked } = service(1, false);
    expect(await load()).toBeNull();
    expect(asked()).toBe(1);
  });

  it('is not asked for any more when nobody wants it', async () => {
    const { load, leaving, asked } = service(2);
    const loading = load();
    leaving.abort();
    expect(await loading).toBeNull();
    expect(asked()).toBe(1);
  });
});
