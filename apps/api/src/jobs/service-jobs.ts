import { MINUTE } from '@seller-toolbox/tool-contract/durations';
import type { Config } from '../config.ts';
import type { Database } from '../db/connection.ts';
import { purgeExpiredAiData } from '../features/ai/ai.ask.ts';
import { analyticsJobs } from '../features/analytics/analytics.jobs.ts';
import { purgeOldViewSessions } from '../features/announcements/announcements.service.ts';
import { purgeEndedSessions } from '../features/auth/sessions.service.ts';
import { purgeExpiredUndo } from '../features/feedback/feedback-batches.service.ts';
import { eraseOldEmails } from '../features/feedback/feedback.service.ts';
import { deliverNotices, type NoticeSenders } from '../features/notices/delivery.ts';
import { watch, type WatchedStates } from '../features/notices/watch.ts';
import type { RatesService } from '../features/rates/rates.service.ts';
import type { LiveSettings } from '../features/settings/live-settings.ts';
import type { CurrentToolsCache } from '../features/tool-settings/current-tools.ts';
import type { Clock } from '../ports/clock.ts';
import type { NewId } from '../ports/ids.ts';
import { purgeExpiredLimits } from '../ports/limit-store.ts';
import type { Job } from './job.ts';

const SHORT_MS = 5 * MINUTE;

/** The jobs of this process: with JOBS=off only those of each process. */
export function jobsOf(mode: Config['JOBS'], jobs: readonly Job[]): readonly Job[] {
  return mode === 'on' ? jobs : jobs.filter(({ runsIn }) => runsIn === 'each-process');
}

export interface ServiceJobsDeps {
  readonly clock: Clock;
  readonly rates: Pick<RatesService, 'refresh'>;
  readonly currentTools: Pick<CurrentToolsCache, 'refresh'>;
  readonly live: Pick<LiveSettings, 'refresh' | 'values'>;
  readonly newId: NewId;
  /** Of notices to the operator. */
  readonly senders: NoticeSenders;
  readonly states: WatchedStates;
}

/** All jobs of the service. */
export function serviceJobs(
  database: Pick<Database, 'db' | 'kind'>,
  { clock, rates, currentTools, live, newId, senders, states }: ServiceJobsDeps,
): Job[] {
  const stored = { db: database.db, clock };
  const hourly = (minute: number, name: string, run: Job['run']): Job => ({
    name,
    timetable: `${minute} * * * *`,
    maxRunMs: SHORT_MS,
    run,
  });
  return [
    ...analyticsJobs(database, clock, live.values),
    {
      name: 'rates',
      timetable: '*/5 * * * * *',
      runsIn: 'each-process',
      maxRunMs: SHORT_MS,
      run: rates.refresh,
    },
    {
      name: 'settings',
      timetable: '*/5 * * * * *',
      runsIn: 'each-process',
      maxRunMs: SHORT_MS,
      run: live.refresh,
    },
    {
      name: 'tool-settings',
      timetable: '*/5 * * * * *',
      runsIn: 'each-process',
      maxRunMs: SHORT_MS,
      run: currentTools.refresh,
    },
    {
      name: 'feedback-batches',
      timetable: '* * * * *',
      maxRunMs: SHORT_MS,
      run: () => purgeExpiredUndo(stored),
    },
    {
      name: 'notices-watch',
      timetable: '* * * * *',
      maxRunMs: SHORT_MS,
      run: () => watch({ ...stored, newId, states }),
    },
    {
      name: 'notices',
      timetable: '*/10 * * * * *',
      maxRunMs: SHORT_MS,
      run: (signal) => deliverNotices({ ...stored, senders, notices: () => live.values().notices }, signal),
    },
    hourly(17, 'announcement-views', () => purgeOldViewSessions(stored)),
    hourly(22, 'feedback-emails', () => eraseOldEmails(stored, live.values().feedbackEmailDays)),
    hourly(27, 'sessions', () => purgeEndedSessions(stored)),
    hourly(33, 'ai', () => purgeExpiredAiData(stored)),
    hourly(37, 'limits', () => purgeExpiredLimits(stored.db, new Date(clock()))),
  ];
}
