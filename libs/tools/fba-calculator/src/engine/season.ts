import type { Season, Seasons } from './rate-card.ts';

/** Making one takes the platform milliseconds, and a run asks for each card. */
const formats = new Map<string, Intl.DateTimeFormat>();

function formatFor(timeZone: string): Intl.DateTimeFormat {
  const known = formats.get(timeZone);
  if (known) return known;
  const made = new Intl.DateTimeFormat('en-US', {
    timeZone,
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
  });
  formats.set(timeZone, made);
  return made;
}

/** The day that an instant falls on in a time zone, `YYYY-MM-DD`. */
export function dayIn(timeZone: string, instant: Date): string {
  const parts = formatFor(timeZone).formatToParts(instant);
  const part = (type: string) => parts.find((one) => one.type === type)?.value ?? '';
  return `${part('year').padStart(4, '0')}-${part('month')}-${part('day')}`;
}

/** Peak or not on a day; null where a card has no seasons. */
export function seasonOn(day: string, seasons: Seasons | null): Season | null {
  if (!seasons) return null;
  const { from, until } = seasons.peak;
  const monthAndDay = day.slice(5);
  const isAfterStart = monthAndDay >= from;
  const isBeforeEnd = monthAndDay <= until;
  const isPeak = from <= until ? isAfterStart && isBeforeEnd : isAfterStart || isBeforeEnd;
  return isPeak ? 'peak' : 'non-peak';
}
