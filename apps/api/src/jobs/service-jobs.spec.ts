import { createTestDatabase } from '@seller-toolbox/testing/database';
import { openTestDatabase } from '../db/test-database.ts';
import { createFakeIds } from '../ports/ids.ts';
import { systemClock } from '../ports/clock.ts';
import { unreachableDatabase } from '../test-app.ts';
import type { Database } from '../db/connection.ts';
import { createLiveSettings } from '../features/settings/live-settings.ts';
import { jobsOf, serviceJobs } from './service-jobs.ts';

jest.setTimeout(60_000);

describe('the jobs of a process', () => {
  const rates = { refresh: async () => {} };
  const depsOf = (db: Database['db']) => ({
    clock: systemClock,
    rates,
    currentTools: rates,
    newId: createFakeIds(),
    senders: {},
    states: {},
    live: createLiveSettings({ db, given: {} }),
  });
  const db = unreachableDatabase();
  const all = serviceJobs({ db, kind: 'server' }, depsOf(db));
  const names = (jobs: typeof all | ReturnType<typeof jobsOf>) => jobs.map(({ name }) => name);

  it('have unique names', () => {
    expect(jobsOf('on', all)).toEqual(all);
    expect(new Set(names(all)).size).toBe(all.length);
  });

  it('are only those of each process with JOBS=off', () => {
    expect(names(jobsOf('off', all))).toEqual(['rates', 'settings', 'tool-settings']);
  });

  it('tolerate concurrent runs, which skewed clocks can cause', async () => {
    const database = await openTestDatabase(createTestDatabase);
    const twice = serviceJobs(database, depsOf(database.db)).flatMap((job) => [job, job]);
    const signal = new AbortController().signal;
    const ends = await Promise.allSettled(twice.map(({ run }) => run(signal)));
    await database.close();
    expect(ends.filter(({ status }) => status === 'rejected')).toEqual([]);
  });
});
