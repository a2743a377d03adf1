import type { Season, Seasons } from './rate-card.ts';

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
