import { Cron } from 'croner';
import type { Kysely } from 'kysely';
import type { Schema } from '../db/schema.ts';
import type { Clock } from '../ports/clock.ts';
import type { Metrics } from '../ports/metrics.ts';
import { endLease, takeLease } from './job-lease.repository.ts';
import type { Job } from './job.ts';

export interface SchedulerDeps {
  readonly db: Kysely<Schema>;
  readonly clock: Clock;
  /** The name of this process among the replicas. */
  readonly holder: string;
  readonly onFailure: (job: string, error: unknown) => void;
  /** Counts each run; left out, nobody watches. */
  readonly watchJob?: Metrics['watchJob'] | undefined;
}

export interface Scheduler {
  /** Starts nothing new, asks what runs to end soon, and resolves when it has. */
  readonly stop: () => Promise<void>;
}

/** A timer that fires early must not find the slot before its own. */
const EARLY_MS = 999;

/** Runs every job whose time came while nobody ran, and then every job by its timetable. */
export function startScheduler(given: SchedulerDeps, jobs: readonly Job[]): Scheduler {
  const failures = onceWhileFailing(given.onFailure);
  const deps = { ...given, onFailure: failures.failed };
  const running = new Map<string, Promise<unknown>>();
  const stopping = new AbortController();
  const tick = (job: Job) => {
    if (running.has(job.name)) return;
    running.set(
      job.name,
      runIfDue(deps, job, stopping.signal)
        .then((hasRun) => hasRun && failures.recovered(job.name))
        .finally(() => running.delete(job.name)),
    );
  };
  const timers = jobs.map(
    (job) => new Cron(job.timetable, { timezone: 'UTC', unref: true }, () => tick(job)),
  );
  for (const job of jobs) tick(job);
  return {
    stop: async () => {
      stopping.abort();
      for (const timer of timers) timer.stop();
      await Promise.all(running.values());
    },
  };
}

/** Tells of a failing job once for as long as it fails: a database that is away for an hour is one line. */
export function onceWhileFailing(tell: SchedulerDeps['onFailure']) {
  const failing = new Set<string>();
  return {
    failed: (job: string, error: unknown) => {
      if (!failing.has(job)) tell(job, error);
      failing.add(job);
    },
    recovered: (job: string) => void failing.delete(job),
  };
}

/** Runs a job when this process is the one to do so; answers whether it did. A failure is told and never thrown. */
export async function runIfDue(deps: SchedulerDeps, job: Job, signal: AbortSignal): Promise<boolean> {
  const { db, clock, holder, onFailure } = deps;
  const run = () => (deps.watchJob ? deps.watchJob(job.name, () => job.run(signal)) : job.run(signal));
  try {
    if (job.runsIn === 'each-process') {
      await run();
      return true;
    }
    const lease = { name: job.name, holder, slot: slotOf(job, clock()) };
    const now = clock();
    const times = { now: new Date(now), expiresAt: new Date(now + job.longestMs) };
    if (!(await takeLease(db, lease, times))) return false;
    try {
      await run();
    } catch (error) {
      await endLease(db, lease, { now: new Date(clock()) });
      throw error;
    }
    const finishedAt = new Date(clock());
    await endLease(db, lease, { now: finishedAt, finishedAt });
    return true;
  } catch (error) {
    onFailure(job.name, error);
    return false;
  }
}

/** The last time of the timetable that has come. */
export function slotOf({ timetable }: Pick<Job, 'timetable'>, now: number): Date {
  const cron = new Cron(timetable, { timezone: 'UTC', paused: true });
  const [slot] = cron.previousRuns(1, new Date(now + EARLY_MS));
  return slot ?? new Date(0);
}
