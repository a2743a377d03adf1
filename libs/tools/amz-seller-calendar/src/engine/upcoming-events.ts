import { marketplaceOf, type MarketplaceCode } from '@seller-toolbox/reference-data/marketplaces.data';
import { dayIn } from '@seller-toolbox/reference-data/time-zones';
import { startOfDayIn } from '@seller-toolbox/reference-data/zone-changes';
import type { AnnouncedDates } from './announced-dates.data.ts';
import type { CalendarEvent, OwnEvent } from './amz-seller-calendar.schema.ts';
import { countdown, urgencyOf } from './countdown.ts';
import { dayOf, type DayRange } from './event-days.ts';
import { eventDate, type EventDate } from './event-date.ts';
import { plusDays } from '@seller-toolbox/reference-data/days';
import {
  EVENT_IDS,
  EVENTS,
  SEASON_IDS,
  type EventFacts,
  type EventId,
  type LATE_TIPS,
  type Tip,
} from './events.data.ts';

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
  readonly id: EventId | 'own';
  /** Of an own event. */
  readonly name?: string;
  readonly timeZone: string;
  /** Its last day is before today, in its own time zone. */
  readonly isOver: boolean;
}

/** What is known of an event of the visitor. */
const OWN_FACTS: EventFacts = { category: 'special', value: 'medium', zone: 'public', tips: [] };

/** The facts of an event. */
export function factsOf(id: DatedEvent['id']): EventFacts {
  return id === 'own' ? OWN_FACTS : EVENTS[id];
}

/** The own events with a day in a year; their days are the visitor's. */
export function ownEventsOfYear(
  own: readonly OwnEvent[],
  year: number,
  { now, timeZone }: Pick<CalendarContext, 'now' | 'timeZone'>,
): DatedEvent[] {
  const today = dayIn(timeZone, now);
  return own
    .filter(({ start, end }) => start <= dayOf(year, 12, 31) && end >= dayOf(year, 1, 1))
    .map((event) => ({ id: 'own', ...event, status: 'confirmed', timeZone, isOver: event.end < today }));
}

/** All events observed in a marketplace in a year, in date order. */
export function eventsOfYear(year: number, context: CalendarContext): DatedEvent[] {
  const { now, marketplace, announced } = context;
  return [...EVENT_IDS, ...(announced.hasSeasons ? SEASON_IDS : [])]
    .filter((id) => EVENTS[id].only?.includes(marketplace) ?? true)
    .flatMap((id) =>
      // The peak season of the year before goes on until January.
      [year - 1, year].flatMap((begins) => {
        const date = eventDate(id, begins, marketplace, announced);
        if (!date || date.end < dayOf(year, 1, 1)) return [];
        const timeZone =
          EVENTS[id].zone === 'marketplace' ? marketplaceOf(marketplace).timeZone : context.timeZone;
        return [{ id, ...date, timeZone, isOver: date.end < dayIn(timeZone, now) }];
      }),
    )
    .sort((a, b) => a.start.localeCompare(b.start));
}

type ShownTip = Tip | (typeof LATE_TIPS)[number];

/** The tips of an event; one whose time has passed becomes what to do instead. */
function tipsOn(
  today: string,
  tips: readonly Tip[],
  dates: { start: string; prepare: DayRange },
): ShownTip[] {
  const { start, prepare } = dates;
  const shown = tips.map((tip): ShownTip => {
    if (tip === 'prepare' && today > prepare.end) return 'prepare-late';
    return tip === 'lightning' && today > prepare.start ? 'lightning-late' : tip;
  });
  return today < start ? shown : ['running', ...shown.filter((tip) => !tip.endsWith('-late'))];
}

/** An event with its countdown. */
export function toCalendarEvent(event: DatedEvent, now: number): CalendarEvent {
  const { id, name, start, end, status, timeZone } = event;
  const { category, value, tips, isPeriod = false } = factsOf(id);
  const prepare = {
    start: plusDays(start, -EARLIEST_PREPARATION_DAYS),
    end: plusDays(start, -LATEST_PREPARATION_DAYS),
  };
  const begins = startOfDayIn(timeZone, start);
  const left = countdown(begins, now);
  return {
    id,
    ...(name === undefined ? {} : { name }),
    date: start,
    ...(start === end ? {} : { dateRange: { start, end } }),
    category,
    value,
    timeZone,
    ...left,
    isRunning: begins <= now && !event.isOver,
    urgency: urgencyOf(left.daysLeft),
    status,
    isPeriod,
    tips: tipsOn(dayIn(timeZone, now), tips, { start, prepare }),
    prepare,
  };
}
