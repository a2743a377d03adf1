import { DAY, HOUR } from '@seller-toolbox/tool-contract/durations';
import type { LatestRates } from '@seller-toolbox/contracts';
import { utcDay } from '@seller-toolbox/reference-data/days';
import type { DiskSpace } from '../../ports/disk.ts';
import {
  countFailureSeriesBetween,
  countFeedbackBetween,
  deleteNoticesBefore,
  findLastNotice,
} from './notices.repository.ts';
import { notify, type NoticeDeps } from './notices.ts';

/** States of other features; a missing one is not watched. */
export interface WatchedStates {
  readonly ai?: (() => Promise<{ readonly used: number; readonly cap: number }>) | undefined;
  readonly rates?: (() => Pick<LatestRates, 'stale' | 'lastUpdated'>) | undefined;
  readonly disk?: (() => Promise<DiskSpace | null>) | undefined;
}

export interface WatchDeps extends NoticeDeps {
  readonly states: WatchedStates;
}

/** Between two notices of feedback, or of failed sign-ins. */
export const DIGEST_EVERY_MS = HOUR;
/** A disk with less than this free is nearly full. */
export const MIN_FREE_PERCENT = 10;
export const NOTICE_DAYS = 30;

/** Makes notices of what has happened; run again, it makes none twice. */
export async function watch(deps: WatchDeps): Promise<void> {
  const ends = await Promise.allSettled(
    [digestFeedback, watchAi, watchRates, watchDisk, digestSignIns].map((check) => check(deps)),
  );
  await deleteNoticesBefore(deps.db, new Date(deps.clock() - NOTICE_DAYS * DAY));
  for (const end of ends) if (end.status === 'rejected') throw end.reason;
}

const hourOf = (instant: number) => new Date(instant).toISOString().slice(0, 13);

/** Counts from the end of the last notice of this kind, at most a day; at most one notice an hour. */
async function digest(
  deps: WatchDeps,
  kind: 'feedback' | 'sign-in-failures',
  countBetween: (db: WatchDeps['db'], after: Date, until: Date) => Promise<number>,
): Promise<void> {
  const now = deps.clock();
  const last = await findLastNotice(deps.db, kind);
  if (last && now - last.created_at.getTime() < DIGEST_EVERY_MS) return;
  const since = Math.max(last?.created_at.getTime() ?? 0, now - DAY);
  const count = await countBetween(deps.db, new Date(since), new Date(now));
  if (count > 0) await notify(deps, { kind, dedupKey: hourOf(now), details: { count } });
}

const digestFeedback = (deps: WatchDeps) => digest(deps, 'feedback', countFeedbackBetween);
const digestSignIns = (deps: WatchDeps) => digest(deps, 'sign-in-failures', countFailureSeriesBetween);

async function watchAi(deps: WatchDeps): Promise<void> {
  const state = await deps.states.ai?.();
  if (!state || state.cap === 0 || state.used < state.cap) return;
  const { used, cap } = state;
  await notify(deps, { kind: 'ai-cap', dedupKey: utcDay(deps.clock()), details: { used, cap } });
}

/** Once for each instant from which there are no newer rates. */
async function watchRates(deps: WatchDeps): Promise<void> {
  const rates = deps.states.rates?.();
  if (!rates?.stale) return;
  const { lastUpdated: since } = rates;
  await notify(deps, { kind: 'rates-stale', dedupKey: since, details: { since } });
}

async function watchDisk(deps: WatchDeps): Promise<void> {
  const disk = await deps.states.disk?.();
  if (!disk || disk.total === 0) return;
  const free = Math.floor((disk.free / disk.total) * 100);
  if (free >= MIN_FREE_PERCENT) return;
  await notify(deps, { kind: 'disk-full', dedupKey: utcDay(deps.clock()), details: { free } });
}
