import { marketplaceOf, type MarketplaceCode } from '@seller-toolbox/reference-data/marketplaces.data';
import { dayIn, startOfDayIn } from '@seller-toolbox/reference-data/time-zones';
import type { AnnouncedDates } from './announced-dates.data.ts';
import type { CalendarEvent } from './amz-seller-calendar.schema.ts';
import { countdown, urgencyOf } from './countdown.ts';
import { eventDate, type EventDate } from './event-date.ts';
import { plusDays } from '@seller-toolbox/reference-data/days';
import { EVENT_IDS, EVENTS, type EventId } from './events.data.ts';

/** Days before an event between which preparation starts (specification, section 9). */
const EARLIEST_PREPARATION_DAYS = 6 * 7;
const LATEST_PREPARATION_DAYS = 4 * 7;

export interface CalendarContext {
  /** Milliseconds. */
  readonly now: number;
  readonly marketplace: MarketplaceCode;
  /** Time zone of public days. */
  readonly timeZone: string;
  readonly announced: AnnouncedDates;
}

export interface DatedEvent extends EventDate {
  readonly id: EventId;
  readonly timeZone: string;
  /** Its last day is before today, in its own time zone. */
  readonly isOver: boolean;
}

/** All events observed in a marketplace in a year, in date order. */
export function eventsOfYear(year: number, context: CalendarContext): DatedEvent[] {
  const { now, marketplace, announced } = context;
  return EVENT_IDS.filter((id) => EVENTS[id].only?.includes(marketplace) ?? true)
    .map((id) => {
      const date = eventDate(id, year, marketplace, announced);
      const timeZone =
        EVENTS[id].zone === 'marketplace' ? marketplaceOf(marketplace).timeZone : context.timeZone;
      return { id, ...date, timeZone, isOver: date.end < dayIn(timeZone, now) };
    })
    .sort((a, b) => a.start.localeCompare(b.start));
}

/** An event with its countdown. */
export function toCalendarEvent(event: DatedEvent, now: number): CalendarEvent {
  const { id, start, end, status, timeZone } = event;
  const { category, value, tips } = EVENTS[id];
  const begins = startOfDayIn(timeZone, start);
  const left = countdown(begins, now);
  return {
    id,
    date: start,
    ...(start === end ? {} : { dateRange: { start, end } }),
    category,
    value,
    timeZone,
    ...left,
    isRunning: begins <= now && !event.isOver,
    urgency: urgencyOf(left.daysLeft),
    status,
    tips: [...tips],
    prepare: {
      start: plusDays(start, -EARLIEST_PREPARATION_DAYS),
      end: plusDays(start, -LATEST_PREPARATION_DAYS),
    },
  };
}
