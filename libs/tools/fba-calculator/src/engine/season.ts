import type { RateCard, Season, StorageSeason } from './rate-card.ts';

/** The day that an instant falls on in a time zone, `YYYY-MM-DD`. */
export function dayIn(timeZone: string, instant: Date): string {
  const parts = new Intl.DateTimeFormat('en-US', {
    timeZone,
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
  }).formatToParts(instant);
  const part = (type: string) => parts.find((one) => one.type === type)?.value ?? '';
  return `${part('year').padStart(4, '0')}-${part('month')}-${part('day')}`;
}

/** Peak or not on a day; null on a card without seasons. The peak runs over the turn of the year. */
export function fulfillmentSeason(day: string, { peak }: Pick<RateCard, 'peak'>): Season | null {
  if (!peak) return null;
  const monthAndDay = day.slice(5);
  return monthAndDay >= peak.from || monthAndDay <= peak.to ? 'peak' : 'non-peak';
}

/** Storage is charged by the month: January to September, or October to December. */
export function storageSeason(day: string): StorageSeason {
  return day.slice(5, 7) >= '10' ? 'oct-dec' : 'jan-sep';
}
