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
    maxRunMs: 10 * MINUTE,
    run: async () => {
      runs++;
    },
    ...more,
  };
  return { job, runs: () => runs };
}

describe('runIfDue', () => {
  it('runs a job on one of many replicas, once per scheduled time', async () => {
    const { job, runs } = countingJob();
    const all = () => Promise.all(['a', 'b', 'c', 'd'].map((name) => runIfDue(replica(name), job, never)));
    expect((await all()).filter(Boolean)).toHaveLength(1);
    expect((await all()).filter(Boolean)).toHaveLength(0);
    advance(MINUTE);
    expect((await all()).filter(Boolean)).toHaveLength(1);
    expect(runs()).toBe(2);
    expect(failures).toEqual([]);
  });

  it('reports a failure and waits for the next scheduled time', async () => {
    const { job } = countingJob({ run: () => Promise.reject(new Error('no luck')) });
    expect(await runIfDue(replica('a'), job, never)).toBe(false);
    expect(failures).toEqual(['test-job: Error: no luck']);
    const { job: fixed, runs } = countingJob();
    expect(await runIfDue(replica('a'), fixed, never)).toBe(false);
    advance(MINUTE);
    expect(await runIfDue(replica('b'), fixed, never)).toBe(true);
    expect(runs()).toBe(1);
  });

  it('skips a job that another replica runs, and takes it over when the lease expires', async () => {
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

  it('runs again after a clock a day ahead, not after a clock slightly ahead', async () => {
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

  it('runs a daily job once with a clock a minute ahead, twice with a clock over an hour behind', async () => {
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

  it('takes over the lease of a dead process with a clock far ahead', async () => {
    await sql`insert into job_lease (name, holder, slot, expires_at)
      values ('test-job', 'dead', '2026-11-22T10:00:00Z', '2026-11-22T10:10:00Z')`.execute(database.db);
    expect(await runIfDue(replica('a'), countingJob().job, never)).toBe(true);
  });

  it('stores the time of the last success', async () => {
    const finished = async () =>
      (await database.db.selectFrom('job_lease').select('finished_at').executeTakeFirst())?.finished_at;
    await runIfDue(replica('a'), countingJob().job, never);
    expect(await finished()).toEqual(new Date(START));
    advance(MINUTE);
    await runIfDue(replica('a'), countingJob({ run: () => Promise.reject(new Error()) }).job, never);
    expect(await finished()).toEqual(new Date(START));
  });
});

describe('a job with runsIn each-process', () => {
  it('runs in all replicas and is counted', async () => {
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

describe('onceWhileFailing', () => {
  it('reports the first failure, and the first one after a success', () => {
    const reported: string[] = [];
    const { failed, recovered } = onceWhileFailing((job) => void reported.push(job));
    failed('a', 1);
    failed('a', 2);
    failed('b', 1);
    recovered('a');
    failed('a', 3);
    expect(reported).toEqual(['a', 'b', 'a']);
  });
});

describe('slotOf', () => {
  it.each([
    ['* * * * *', '2026-11-21T10:00:00.000Z', '2026-11-21T10:00:00.000Z'],
    ['* * * * *', '2026-11-21T10:00:59.000Z', '2026-11-21T10:00:00.000Z'],
    ['12 * * * *', '2026-11-21T10:11:59.000Z', '2026-11-21T09:12:00.000Z'],
    ['12 * * * *', '2026-11-21T10:12:00.001Z', '2026-11-21T10:12:00.000Z'],
  ])('%s at %s is %s', (timetable, now, slot) => {
    expect(slotOf({ timetable }, Date.parse(now))).toEqual(new Date(slot));
  });
});

describe('startScheduler', () => {
  it('runs missed jobs at start; stop waits for running jobs', async () => {
    let wasAborted = false;
    let hasStarted: () => void;
    const started = new Promise<void>((resolve) => (hasStarted = resolve));
    const { job, runs } = countingJob();
    const { job: slow } = countingJob({
      name: 'slow-job',
      run: async (signal) => {
        hasStarted();
        await new Promise((resolve) => signal.addEventListener('abort', resolve));
        wasAborted = true;
      },
    });
    const scheduler = startScheduler(replica('a'), [job, slow]);
    await started;
    await scheduler.stop();
    expect(wasAborted).toBe(true);
    expect(runs()).toBe(1);
    expect(failures).toEqual([]);
  });
});
