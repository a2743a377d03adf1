import { MAX_CONCURRENT, runBatch } from './run-batch.ts';

const items = (count: number) => Array.from({ length: count }, (_, index) => index);

describe('a batch', () => {
  it.each([0, 1, 5, 6, 7, 200])('of %d does each once and never more than six at a time', async (count) => {
    const done: number[] = [];
    const steps: number[] = [];
    let underWay = 0;
    let most = 0;
    const result = await runBatch(
      items(count),
      async (item) => {
        most = Math.max(most, ++underWay);
        await Promise.resolve();
        done.push(item);
        underWay -= 1;
      },
      { onProgress: (step) => steps.push(step) },
    );
    expect([...done].sort((a, b) => a - b)).toEqual(items(count));
    expect(most).toBe(Math.min(count, MAX_CONCURRENT));
    expect(steps).toEqual(items(count).map((index) => index + 1));
    expect(result.succeeded).toHaveLength(count);
    expect(result.failed).toEqual([]);
  });

  it('that is stopped completes and counts its running requests, and starts no others', async () => {
    const stop = new AbortController();
    const started: number[] = [];
    const result = await runBatch(
      items(200),
      async (item) => {
        started.push(item);
        await Promise.resolve();
        if (item === 20) stop.abort();
        if (item === 21) throw new Error('no 21');
      },
      { signal: stop.signal },
    );
    expect(started.length).toBeLessThan(20 + 2 * MAX_CONCURRENT);
    expect(result.succeeded.length + result.failed.length).toBe(started.length);
    expect(result.failed.map(({ item }) => item)).toEqual(started.includes(21) ? [21] : []);
  });

  it('counts what failed, with the reason, and goes on', async () => {
    const result = await runBatch(items(200), async (item) => {
      if (item % 50 === 0) throw new Error(`no ${item}`);
    });
    expect(result.succeeded).toHaveLength(196);
    expect(result.failed.map(({ item, error }) => [item, String(error)])).toEqual([
      [0, 'Error: no 0'],
      [50, 'Error: no 50'],
      [100, 'Error: no 100'],
      [150, 'Error: no 150'],
    ]);
  });
});
