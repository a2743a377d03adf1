import type { EffectiveStatus } from '@seller-toolbox/contracts';
import type { AnnouncementRow } from './announcements.table.ts';

export type Timing = Pick<AnnouncementRow, 'status' | 'start_time' | 'end_time'>;

/**
 * The status at an instant: active from the start time inclusive to the end time exclusive. The repository has the same
 * rule in SQL (`effectiveStatusOf`); a test compares the two.
 */
export function effectiveStatus(
  { status, start_time: start, end_time: end }: Timing,
  now: Date,
): EffectiveStatus {
  if (end !== null && end <= now) return 'expired';
  if (status === 'active' && start !== null && start > now) return 'scheduled';
  return status;
}

/** The next instant at which any effective status can change. */
export function unchangedUntil(timings: readonly Timing[], now: Date): number {
  const starts = timings.map(({ start_time: start }) => start);
  const ends = timings.map(({ end_time: end }) => end);
  return Math.min(
    ...[...starts, ...ends].map((time) => (time !== null && time > now ? time.getTime() : Infinity)),
  );
}
