import { DAY, MINUTE } from '@seller-toolbox/tool-contract/durations';
import { dayIn, offsetMinutesIn, wallClockIn } from './time-zones.ts';

/**
 * The first instant of a day (`YYYY-MM-DD`) in a zone: after the gap where clocks skip midnight, the first of two where
 * they repeat it.
 */
export function startOfDayIn(timeZone: string, day: string): number {
  const midnight = Date.parse(`${day}T00:00:00Z`);
  const [before, after] = [midnight - DAY, midnight + DAY].map(
    (instant) => midnight - offsetMinutesIn(timeZone, instant) * MINUTE,
  ) as [number, number];
  const isMidnight = (instant: number) => {
    const { hour, minute } = wallClockIn(timeZone, instant);
    return hour === 0 && minute === 0 && dayIn(timeZone, instant) === day;
  };
  return [before, after].sort((a, b) => a - b).find(isMidnight) ?? before;
}

/** The instant between two instants at which a zone's clocks are changed, to the minute; null where they are not. */
export function offsetChangeIn(timeZone: string, from: number, to: number): number | null {
  const offset = offsetMinutesIn(timeZone, from);
  if (offsetMinutesIn(timeZone, to) === offset) return null;
  let [unchanged, changed] = [Math.floor(from / MINUTE), Math.ceil(to / MINUTE)];
  while (changed - unchanged > 1) {
    const middle = Math.floor((unchanged + changed) / 2);
    if (offsetMinutesIn(timeZone, middle * MINUTE) === offset) unchanged = middle;
    else changed = middle;
  }
  return changed * MINUTE;
}

/**
 * Whether clocks are ahead of the smaller of their offsets in January and July of the year. It calls Irish summer time
 * daylight saving, as is usual, although Irish law calls winter time the exception.
 */
export function isDaylightSavingIn(timeZone: string, instant: number): boolean {
  const { year } = wallClockIn(timeZone, instant);
  const standard = Math.min(
    offsetMinutesIn(timeZone, Date.UTC(year, 0, 1)),
    offsetMinutesIn(timeZone, Date.UTC(year, 6, 1)),
  );
  return offsetMinutesIn(timeZone, instant) > standard;
}
