import { MARKETPLACE_CODES, type MarketplaceCode } from '@seller-toolbox/reference-data/marketplaces.data';
import { daysBetween } from '@seller-toolbox/reference-data/days';
import { dayIn } from '@seller-toolbox/reference-data/time-zones';
import type { TodayContext, TodayHook, TodayRow } from '@seller-toolbox/tool-contract';
import type { CalendarEvent } from '../engine/amz-seller-calendar.schema.ts';
import { announcedDates } from '../engine/announced-dates.data.ts';
import { eventsOfYear, toCalendarEvent } from '../engine/upcoming-events.ts';

/** Days before an event or an inbound deadline from which it is urgent. */
const URGENT_DAYS = 7;

/** The next two events, and the next day by which stock has to arrive: four weeks before an event. */
export const today: TodayHook = { rows };

function rows(context: TodayContext): readonly TodayRow[] {
  const day = dayIn(context.timeZone, context.now);
  const marketplace = marketplaceIn(context.stored);
  const events = upcomingEvents(context, { year: Number(day.slice(0, 4)), marketplace });
  const due = events.find(({ prepare }) => prepare.end >= day);
  return [
    ...events.slice(0, 2).map((event) => eventRow(event, day, marketplace)),
    ...(due ? [deadlineRow(due, day)] : []),
  ];
}

function upcomingEvents(
  { now, timeZone }: TodayContext,
  { year, marketplace }: { readonly year: number; readonly marketplace: MarketplaceCode },
): readonly CalendarEvent[] {
  const context = {
    now,
    timeZone,
    marketplace,
    announced: announcedDates('announced'),
  };
  return [year, year + 1]
    .flatMap((each) => eventsOfYear(each, context))
    .filter(({ isOver }) => !isOver)
    .map((event) => toCalendarEvent(event, now))
    .filter(({ isPeriod }) => !isPeriod);
}

/** In days from the visitor's own date, which is above the rows; the note names the marketplace whose day it is, which may be a day behind. */
function eventRow(
  { id, date, isRunning, prepare }: CalendarEvent,
  today: string,
  marketplace: MarketplaceCode,
): TodayRow {
  const daysLeft = isRunning ? 0 : daysBetween(today, date);
  return {
    kind: 'event',
    rank: daysLeft,
    // Once stock would arrive too late there is nothing to prepare: the days count to the event, not to a deadline.
    label:
      prepare.end >= today
        ? { code: 'today-next', params: { name: { code: `event-${id}` } } }
        : { code: `event-${id}` },
    figure: isRunning ? { code: 'today-running' } : daysUntil(daysLeft),
    note: { code: 'today-date', params: { date: { day: date }, marketplace } },
    isUrgent: daysLeft <= URGENT_DAYS,
  };
}

function daysUntil(daysLeft: number): TodayRow['figure'] {
  if (daysLeft <= 1) return { code: daysLeft < 1 ? 'today-today' : 'today-tomorrow' };
  return { code: 'today-days', params: { count: daysLeft } };
}

function deadlineRow({ id, prepare }: CalendarEvent, today: string): TodayRow {
  const daysLeft = daysBetween(today, prepare.end);
  return {
    kind: 'deadline',
    rank: daysLeft,
    label: { code: 'today-inbound', params: { name: { code: `event-${id}` } } },
    figure: daysUntil(daysLeft),
    note: { code: 'today-until', params: { date: { day: prepare.end } } },
    isUrgent: daysLeft <= URGENT_DAYS,
  };
}

/** The marketplace that the visitor chose in the tool, else the first. */
function marketplaceIn(stored: unknown): MarketplaceCode {
  const { marketplace } = (stored ?? {}) as { readonly marketplace?: unknown };
  return MARKETPLACE_CODES.find((code) => code === marketplace) ?? MARKETPLACE_CODES[0];
}
