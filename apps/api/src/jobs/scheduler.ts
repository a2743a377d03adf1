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
  /** Counts each run; default: no metrics. */
  readonly watchJob?: Metrics['watchJob'] | undefined;
}

export interface Scheduler {
  /** Starts no new runs, aborts the running jobs, and resolves when they have ended. */
  readonly stop: () => Promise<void>;
}

/** Tolerance for timers that fire early. */
const EARLY_MS = 999;

/** Runs missed jobs, then every job by its timetable. */
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

/** Reports the first of consecutive failures of a job, so that an outage is one log line. */
export function onceWhileFailing(report: SchedulerDeps['onFailure']) {
  const failing = new Set<string>();
  return {
    failed: (job: string, error: unknown) => {
      if (!failing.has(job)) report(job, error);
      failing.add(job);
    },
    recovered: (job: string) => void failing.delete(job),
  };
}

/** Runs a job if this process gets the lease; returns whether it succeeded. Reports failures and never throws. */
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
    const times = { now: new Date(now), expiresAt: new Date(now + job.maxRunMs) };
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

/** The latest scheduled time that has passed. */
export function slotOf({ timetable }: Pick<Job, 'timetable'>, now: number): Date {
  const cron = new Cron(timetable, { timezone: 'UTC', paused: true });
  const [slot] = cron.previousRuns(1, new Date(now + EARLY_MS));
  return slot ?? new Date(0);
}
