import { dayIn, offsetMinutesIn, wallClockIn } from '@seller-toolbox/reference-data/time-zones';
import { isDaylightSavingIn, offsetChangeIn } from '@seller-toolbox/reference-data/zone-changes';
import { DAY } from '@seller-toolbox/tool-contract/durations';
import { daysBetween } from '@seller-toolbox/reference-data/days';
import { clockFace, type HourCycle } from './clock-face.ts';
import { isDaytime } from './day-and-night.ts';
import { isWorkingHour, type WorkingHours } from './working-hours.ts';
import { weekdayOf, type ZoneReading } from './world-clock.schema.ts';
import type { Zone } from './zone-of.ts';

const DAY_SECONDS = 86_400;
/** A change of clocks is announced this long ahead. */
const CHANGE_NOTICE = 30 * DAY;

export interface ReadingContext {
  /** Instants, milliseconds. */
  readonly now: number;
  readonly moment: number;
  readonly localZone: string;
  readonly hourCycle: HourCycle;
  readonly workingHours: WorkingHours;
}

/** Time, date and offset of a place now and at the moment of the strip. */
export function zoneReading(zone: Zone, context: ReadingContext): ZoneReading {
  const { now, moment, workingHours } = context;
  const { hour, minute, second } = wallClockIn(zone.timezone, now);
  const momentHour = wallClockIn(zone.timezone, moment).hour;
  return {
    ...zone,
    ...readingAt(zone.timezone, now, context, 'shown'),
    dayShare: (hour * 3600 + minute * 60 + second) / DAY_SECONDS,
    nextChange: nextChange(zone.timezone, now),
    moment: {
      ...readingAt(zone.timezone, moment, context, 'hidden'),
      isWorking: isWorkingHour(momentHour, workingHours),
    },
  };
}

function readingAt(
  timezone: string,
  instant: number,
  { localZone, hourCycle }: ReadingContext,
  seconds: 'shown' | 'hidden',
) {
  const clock = wallClockIn(timezone, instant);
  const date = dayIn(timezone, instant);
  return {
    ...clockFace(clock, hourCycle, seconds),
    date,
    weekday: weekdayOf(date),
    offsetMinutes: offsetMinutesIn(timezone, instant),
    isDaytime: isDaytime(clock.hour),
    isDaylightSaving: isDaylightSavingIn(timezone, instant),
    dayDifference: daysBetween(dayIn(localZone, instant), date),
  };
}

function nextChange(timezone: string, now: number): ZoneReading['nextChange'] {
  const instant = offsetChangeIn(timezone, now, now + CHANGE_NOTICE);
  if (instant === null) return null;
  return {
    instant: new Date(instant).toISOString(),
    date: dayIn(timezone, instant),
    offsetMinutes: offsetMinutesIn(timezone, instant),
  };
}
