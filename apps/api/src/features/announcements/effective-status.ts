import type { EffectiveStatus } from '@seller-toolbox/contracts';
import type { AnnouncementRow } from './announcements.table.ts';

export type Timing = Pick<AnnouncementRow, 'status' | 'start_time' | 'end_time'>;

/**
 * What an announcement is at this instant. Its end has passed at the end time itself; from the start time on it is
 * active. The list filters by the same rule in SQL (`effectiveStatusOf` of the repository); a test compares the two.
 */
export function effectiveStatus(
  { status, start_time: start, end_time: end }: Timing,
  now: Date,
): EffectiveStatus {
  if (end !== null && end <= now) return 'expired';
  if (status === 'active' && start !== null && start > now) return 'scheduled';
  return status;
}

/** The next instant at which one of these may become another; until then every one stays what it is now. */
export function unchangedUntil(timings: readonly Timing[], now: Date): number {
  const starts = timings.map(({ start_time: start }) => start);
  const ends = timings.map(({ end_time: end }) => end);
  return Math.min(
    ...[...starts, ...ends].map((time) => (time !== null && time > now ? time.getTime() : Infinity)),
  );
}
