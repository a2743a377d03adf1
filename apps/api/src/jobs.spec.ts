import { startJobs } from './jobs.ts';
import { unreachableDatabase } from './test-app.ts';

describe('the jobs of the service', () => {
  it('begin at once, say once that they fail, and are over when they were stopped', async () => {
    jest.useFakeTimers({ doNotFake: ['nextTick', 'setImmediate', 'queueMicrotask'] });
    const warnings: unknown[] = [];
    let refreshed = 0;
    let letGo: () => void = () => {};
    const jobs = startJobs({
      db: unreachableDatabase(),
      rates: {
        refresh: () => {
          refreshed++;
          if (refreshed < 3) return Promise.reject(new Error('away'));
          return new Promise<void>((resolve) => (letGo = resolve));
        },
      },
      log: { warn: (details: object) => void warnings.push(details) },
    });
    await jest.advanceTimersByTimeAsync(10_000);
    const told = warnings.filter((details) => JSON.stringify(details).includes('refresh-rates'));
    expect([refreshed, told.length]).toEqual([3, 1]);
    let isOver = false;
    const stopped = jobs.stop().then(() => (isOver = true));
    await jest.advanceTimersByTimeAsync(60_000);
    expect([refreshed, isOver]).toEqual([3, false]);
    letGo();
    jest.useRealTimers();
    await stopped;
    expect(isOver).toBe(true);
  });
});
