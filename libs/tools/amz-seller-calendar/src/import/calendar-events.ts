import type Ical from 'ical.js';
import { isDay } from '@seller-toolbox/tool-contract/days';
import { plusDays } from '@seller-toolbox/reference-data/days';
import {
  FIRST_YEAR,
  LAST_YEAR,
  MAX_NAME_LENGTH,
  type OwnEvent,
} from '../engine/amz-seller-calendar.schema.ts';

export type CalendarFileProblem = 'too-large' | 'no-calendar' | 'no-events';

export interface CalendarFile {
  readonly events: readonly OwnEvent[];
  /** Events without a day or a title, and those outside the years of the calendar. */
  readonly left: number;
}

/**
 * The events of an iCalendar file (RFC 5545) as whole days, in file order. A repeated event counts once, at its first day; days of
 * an event with hours are those written in the file, in its own time zone. The library is passed in: a page loads it with the
 * first file.
 */
export function calendarEvents(ical: typeof Ical, text: string): CalendarFile | CalendarFileProblem {
  let components;
  try {
    const parsed = ical.parse(text) as unknown[];
    // A file may hold several calendars.
    const calendars = Array.isArray(parsed[0]) ? (parsed as unknown[][]) : [parsed];
    components = calendars.flatMap((calendar) => new ical.Component(calendar).getAllSubcomponents('vevent'));
  } catch {
    return 'no-calendar';
  }
  if (components.length === 0) return 'no-events';
  const events = components.flatMap((component) => toOwnEvent(new ical.Event(component)) ?? []);
  return { events, left: components.length - events.length };
}

/** What is read of an event of the library. */
interface ReadEvent {
  readonly summary: string | null;
  readonly startDate: ReadTime | null;
  readonly endDate: ReadTime | null;
}

interface ReadTime {
  readonly isDate: boolean;
  readonly toString: () => string;
}

function toOwnEvent(event: ReadEvent): OwnEvent | undefined {
  const name = (event.summary ?? '').trim().slice(0, MAX_NAME_LENGTH).trim();
  const start = dayOf(event.startDate);
  if (name === '' || start === undefined) return undefined;
  const end = lastDay(event.endDate) ?? start;
  return { name, start, end: end < start ? start : end };
}

/** The end of whole days is the day after the last one, and an end at midnight belongs to the day before. */
function lastDay(time: ReadTime | null): string | undefined {
  const day = dayOf(time);
  if (day === undefined || time === null) return undefined;
  return time.isDate || time.toString().includes('T00:00:00') ? plusDays(day, -1) : day;
}

function dayOf(time: ReadTime | null): string | undefined {
  const day = time?.toString().slice(0, 10) ?? '';
  if (!isDay(day)) return undefined;
  const year = Number(day.slice(0, 4));
  return year >= FIRST_YEAR && year <= LAST_YEAR ? day : undefined;
}
