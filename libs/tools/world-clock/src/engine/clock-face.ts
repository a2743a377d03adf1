import type { WallClock } from '@seller-toolbox/reference-data/time-zones';

export type HourCycle = 12 | 24;

/** A time of day as a clock shows it. The page adds the word for AM or PM. */
export interface ClockFace {
  /** `14:05:09`, or `02:05:09 PM`. */
  readonly time: string;
  /** The digits alone. */
  readonly digits: string;
  readonly period: 'am' | 'pm' | null;
}

/** A time of day in 24 or 12 hours, with seconds by default: midnight is 00:00, or 12:00 AM. */
export function clockFace(
  { hour, minute, second }: Pick<WallClock, 'hour' | 'minute' | 'second'>,
  hourCycle: HourCycle,
  seconds: 'shown' | 'hidden' = 'shown',
): ClockFace {
  const shownHour = hourCycle === 24 ? hour : hour % 12 || 12;
  const digits = [shownHour, minute, ...(seconds === 'shown' ? [second] : [])]
    .map((part) => String(part).padStart(2, '0'))
    .join(':');
  const period = hourCycle === 24 ? null : hour < 12 ? 'am' : 'pm';
  return { time: period === null ? digits : `${digits} ${period.toUpperCase()}`, digits, period };
}

/** An offset as zones are labeled: `UTC+8`, `UTC-3:30`, `UTC`. */
export function offsetText(offsetMinutes: number): string {
  const ahead = Math.abs(Math.round(offsetMinutes));
  if (ahead === 0) return 'UTC';
  const hours = Math.floor(ahead / 60);
  const minutes = ahead % 60;
  const sign = offsetMinutes < 0 ? '-' : '+';
  return minutes === 0 ? `UTC${sign}${hours}` : `UTC${sign}${hours}:${String(minutes).padStart(2, '0')}`;
}
