import { dayIn, wallClockIn } from '@seller-toolbox/reference-data/time-zones';
import { startOfDayIn } from '@seller-toolbox/reference-data/zone-changes';
import { MINUTE } from '@seller-toolbox/tool-contract/durations';
import { plusDays } from '@seller-toolbox/reference-data/days';
import { clockFace, type HourCycle } from './clock-face.ts';
import type { Span } from './working-hours.ts';
import type { WorldClockInput, WorldClockOutput } from './world-clock.schema.ts';

/** The day in the visitor's zone that the strip shows, and the moment on it. Instants are milliseconds. */
export interface StripDay extends Span {
  readonly date: string;
  readonly minutes: number;
  readonly minute: number;
  readonly moment: number;
  readonly isNow: boolean;
}

/** A day with a change of clocks has 23 or 25 hours. On a day other than today "now" is the same time of day. */
export function stripDay(
  { date: chosen, minute: chosenMinute, localZone }: WorldClockInput,
  now: number,
): StripDay {
  const today = dayIn(localZone, now);
  const date = chosen ?? today;
  const start = startOfDayIn(localZone, date);
  const end = startOfDayIn(localZone, plusDays(date, 1));
  const minutes = (end - start) / MINUTE;
  const isNow = chosenMinute === undefined && date === today;
  const sinceMidnight = Math.floor((now - startOfDayIn(localZone, today)) / MINUTE);
  const minute = Math.min(chosenMinute ?? sinceMidnight, minutes - 1);
  return { start, end, date, minutes, minute, moment: isNow ? now : start + minute * MINUTE, isNow };
}

/** A span for the output: instants, wall clock in the visitor's zone, and position on the strip. */
export function spanOnStrip(
  { start, end }: Span,
  day: StripDay,
  localZone: string,
  hourCycle: HourCycle,
): WorldClockOutput['overlap'][number] {
  const face = (instant: number) => clockFace(wallClockIn(localZone, instant), hourCycle, 'hidden');
  return {
    start: new Date(start).toISOString(),
    end: new Date(end).toISOString(),
    minutes: (end - start) / MINUTE,
    startTime: face(start),
    endTime: face(end),
    ...placeOnStrip({ start, end }, day),
  };
}

/** Position of a span on the strip, as shares of the day. */
export function placeOnStrip({ start, end }: Span, day: StripDay): { from: number; to: number } {
  const length = day.end - day.start;
  return { from: (start - day.start) / length, to: (end - day.start) / length };
}
