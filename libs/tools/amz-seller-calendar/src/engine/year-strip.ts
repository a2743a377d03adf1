import { DAY } from '@seller-toolbox/tool-contract/durations';
import type { CalendarOutput } from './amz-seller-calendar.schema.ts';
import { dayOf } from './event-days.ts';
import { factsOf, type DatedEvent } from './upcoming-events.ts';

const MONTHS = Array.from({ length: 12 }, (_, index) => index + 1);

/** Positions of a year's events, months and today, as shares of the year. */
export function yearStrip(
  year: number,
  events: readonly DatedEvent[],
  today: string,
): CalendarOutput['strip'] {
  const begins = Date.parse(dayOf(year, 1, 1));
  const length = Date.parse(dayOf(year + 1, 1, 1)) - begins;
  const shareOf = (day: string, daysLater = 0) => (Date.parse(day) + daysLater * DAY - begins) / length;
  return {
    events: events.map(({ id, name, start, end, status, isOver }) => ({
      id,
      ...(name === undefined ? {} : { name }),
      category: factsOf(id).category,
      start,
      end,
      // The peak season lies in two years.
      from: Math.max(shareOf(start), 0),
      to: Math.min(shareOf(end, 1), 1),
      status,
      isOver,
    })),
    months: MONTHS.map((month) => shareOf(dayOf(year, month, 1))),
    today: today.startsWith(dayOf(year, 1, 1).slice(0, 5)) ? shareOf(today) : null,
  };
}
