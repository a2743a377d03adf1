import type { FastifyBaseLogger } from 'fastify';
import type { Kysely } from 'kysely';
import type { Schema } from './db/schema.ts';
import { forgetOldBatches } from './features/analytics/analytics.service.ts';
import { forgetOldSessions } from './features/auth/sessions.service.ts';
import { forgetOldViews } from './features/announcements/announcements.service.ts';
import { eraseOldEmails } from './features/feedback/feedback.service.ts';
import { REFRESH_EVERY_MS, type RateKeeper } from './features/rates/rate-keeper.ts';
import { systemClock } from './ports/clock.ts';
import { forgetOldLimits } from './ports/limit-store.ts';
import type { Metrics } from './ports/metrics.ts';

export interface JobsDeps {
  readonly db: Kysely<Schema>;
  readonly rates: Pick<RateKeeper, 'refresh'>;
  readonly log: Pick<FastifyBaseLogger, 'warn'>;
  readonly metrics?: Pick<Metrics, 'watchJob'> | undefined;
}

export interface Jobs {
  /** Starts none any more and waits for those that run. */
  readonly stop: () => Promise<void>;
}

interface Job {
  readonly name: string;
  readonly every: number;
  readonly run: () => Promise<void>;
}

const HOUR_MS = 60 * 60_000;

/** What the service does on its own, at once and then again and again. A replica may do it beside others at any time. */
export function startJobs({ db, rates, log, metrics }: JobsDeps): Jobs {
  const kept = { db, clock: systemClock };
  const jobs: readonly Job[] = [
    { name: 'forget-batches', every: HOUR_MS, run: () => forgetOldBatches(kept) },
    { name: 'forget-views', every: HOUR_MS, run: () => forgetOldViews(kept) },
    { name: 'erase-emails', every: HOUR_MS, run: () => eraseOldEmails(kept) },
    { name: 'forget-sessions', every: HOUR_MS, run: () => forgetOldSessions(kept) },
    { name: 'forget-limits', every: HOUR_MS, run: () => forgetOldLimits(db, new Date(systemClock())) },
    { name: 'refresh-rates', every: REFRESH_EVERY_MS, run: rates.refresh },
  ];
  const running = new Set<Promise<void>>();
  const failing = new Set<string>();
  const start = ({ name, run }: Job) => {
    const ended = (metrics ? metrics.watchJob(name, run) : run()).then(
      () => void failing.delete(name),
      (error: unknown) => {
        // Once for as long as it fails: a database that is away for an hour is one line.
        if (!failing.has(name)) log.warn({ err: error, job: name }, 'a job failed');
        failing.add(name);
      },
    );
    running.add(ended);
    void ended.then(() => running.delete(ended));
  };
  const timers = jobs.map((job) => {
    start(job);
    return setInterval(start, job.every, job).unref();
  });
  return {
    stop: async () => {
      for (const timer of timers) clearInterval(timer);
      await Promise.all(running);
    },
  };
}
