import { createTestDatabase } from '@seller-toolbox/testing/database';
import { DAY, MINUTE } from '@seller-toolbox/tool-contract/durations';
import { sql } from 'kysely';
import type { Database } from '../db/connection.ts';
import { openTestDatabase } from '../db/test-database.ts';
import { createFakeClock } from '../ports/clock.ts';
import type { Job } from './job.ts';
import { onceWhileFailing, runIfDue, slotOf, startScheduler } from './scheduler.ts';

jest.setTimeout(60_000);

const START = '2026-11-21T10:00:30.000Z';
let database: Database;
let { clock, advance } = createFakeClock(START);
beforeAll(async () => {
  database = await openTestDatabase(createTestDatabase);
});
afterAll(() => database.close());
beforeEach(async () => {
  ({ clock, advance } = createFakeClock(START));
  await sql`truncate job_lease`.execute(database.db);
});

const failures: string[] = [];
beforeEach(() => failures.splice(0));
const replica = (holder: string) => ({
  db: database.db,
  clock,
  holder,
  onFailure: (job: string, error: unknown) => failures.push(`${job}: ${String(error)}`),
});
const never = new AbortController().signal;

function countingJob(more: Partial<Job> = {}) {
  let runs = 0;
  const job: Job = {
    name: 'test-job',
    timetable: '* * * * *',
    longestMs: 10 * MINUTE,
    run: async () => {
      runs++;
    },
    ...more,
  };
  return { job, runs: () => runs };
}

describe('a job', () => {
  it('is run by one of many replicas, once for each time of its timetable', async () => {
    const { job, runs } = countingJob();
    const all = () => Promise.all(['a', 'b', 'c', 'd'].map((name) => runIfDue(replica(name), job, never)));
    expect((await all()).filter(Boolean)).toHaveLength(1);
    expect((await all()).filter(Boolean)).toHaveLength(0);
    advance(MINUTE);
    expect((await all()).filter(Boolean)).toHaveLength(1);
    expect(runs()).toBe(2);
    expect(failures).toEqual([]);
  });

  it('waits for the next time when it failed, and the failure is told', async () => {
    const { job } = countingJob({ run: () => Promise.reject(new Error('no luck')) });
    expect(await runIfDue(replica('a'), job, never)).toBe(false);
    expect(failures).toEqual(['test-job: Error: no luck']);
    const { job: mended, runs } = countingJob();
    expect(await runIfDue(replica('a'), mended, never)).toBe(false);
    advance(MINUTE);
    expect(await runIfDue(replica('b'), mended, never)).toBe(true);
    expect(runs()).toBe(1);
  });

  it('is left alone while another replica runs it, and taken over when that one is dead', async () => {
    await sql`insert into job_lease (name, holder, slot, expires_at)
      values ('test-job', 'dead', ${new Date('2026-11-21T09:59:00Z')}, ${new Date('2026-11-21T10:09:00Z')})`.execute(
      database.db,
    );
    const { job, runs } = countingJob();
    expect(await runIfDue(replica('a'), job, never)).toBe(false);
    advance(9 * MINUTE);
    expect(await runIfDue(replica('a'), job, never)).toBe(true);
    expect(runs()).toBe(1);
  });

  it('is run again when the clock that ran it had been a day ahead, and not when it was a little ahead', async () => {
    const { job, runs } = countingJob();
    advance(DAY);
    expect(await runIfDue(replica('fast'), job, never)).toBe(true);
    advance(-DAY);
    expect(await runIfDue(replica('right'), job, never)).toBe(true);
    expect(await runIfDue(replica('right'), job, never)).toBe(false);
    advance(MINUTE);
    expect(await runIfDue(replica('fast'), job, never)).toBe(true);
    advance(-MINUTE);
    expect(await runIfDue(replica('right'), job, never)).toBe(false);
    expect(runs()).toBe(3);
  });

  it('of each day is run once where another clock is a minute ahead, and twice where one is over an hour behind', async () => {
    const { job, runs } = countingJob({ timetable: '1 10 * * *' });
    advance(MINUTE);
    expect(await runIfDue(replica('ahead'), job, never)).toBe(true);
    advance(-MINUTE);
    expect(await runIfDue(replica('right'), job, never)).toBe(false);
    advance(-59 * MINUTE - 30_000);
    expect(await runIfDue(replica('an hour behind'), job, never)).toBe(false);
    advance(-1);
    expect(await runIfDue(replica('behind'), job, never)).toBe(true);
    expect(runs()).toBe(2);
  });

  it('is run by who is in time when a clock far ahead died with it', async () => {
    await sql`insert into job_lease (name, holder, slot, expires_at)
      values ('test-job', 'dead', '2026-11-22T10:00:00Z', '2026-11-22T10:10:00Z')`.execute(database.db);
    expect(await runIfDue(replica('a'), countingJob().job, never)).toBe(true);
  });

  it('tells when it last did its work', async () => {
    const finished = async () =>
      (await database.db.selectFrom('job_lease').select('finished_at').executeTakeFirst())?.finished_at;
    await runIfDue(replica('a'), countingJob().job, never);
    expect(await finished()).toEqual(new Date(START));
    advance(MINUTE);
    await runIfDue(replica('a'), countingJob({ run: () => Promise.reject(new Error()) }).job, never);
    expect(await finished()).toEqual(new Date(START));
  });
});

describe('a job of each process', () => {
  it('runs in all replicas, and is watched', async () => {
    const { job, runs } = countingJob({ runsIn: 'each-process' });
    const watched: string[] = [];
    const watchJob = <Result>(name: string, run: () => Promise<Result>) => {
      watched.push(name);
      return run();
    };
    await Promise.all(['a', 'b'].map((name) => runIfDue({ ...replica(name), watchJob }, job, never)));
    expect([runs(), watched]).toEqual([2, ['test-job', 'test-job']]);
  });
});

describe('a job that keeps failing', () => {
  it('is told of once, and again when it fails after it has worked', () => {
    const told: string[] = [];
    const { failed, recovered } = onceWhileFailing((job) => void told.push(job));
    failed('a', 1);
    failed('a', 2);
    failed('b', 1);
    recovered('a');
    failed('a', 3);
    expect(told).toEqual(['a', 'b', 'a']);
  });
});

describe('the time of a timetable', () => {
  it.each([
    ['* * * * *', '2026-11-21T10:00:00.000Z', '2026-11-21T10:00:00.000Z'],
    ['* * * * *', '2026-11-21T10:00:59.000Z', '2026-11-21T10:00:00.000Z'],
    ['12 * * * *', '2026-11-21T10:11:59.000Z', '2026-11-21T09:12:00.000Z'],
    ['12 * * * *', '2026-11-21T10:12:00.001Z', '2026-11-21T10:12:00.000Z'],
  ])('%s at %s is %s', (timetable, now, slot) => {
    expect(slotOf({ timetable }, Date.parse(now))).toEqual(new Date(slot));
  });
});

describe('the scheduler', () => {
  it('runs at its start what was missed, and stops when what it runs has ended', async () => {
    let wasAsked = false;
    let hasStarted: () => void;
    const started = new Promise<void>((resolve) => (hasStarted = resolve));
    const { job, runs } = countingJob();
    const { job: slow } = countingJob({
      name: 'slow-job',
      run: async (signal) => {
        hasStarted();
        await new Promise((resolve) => signal.addEventListener('abort', resolve));
        wasAsked = true;
      },
    });
    const scheduler = startScheduler(replica('a'), [job, slow]);
    await started;
    await scheduler.stop();
    expect(wasAsked).toBe(true);
    expect(runs()).toBe(1);
    expect(failures).toEqual([]);
  });
});
