import type { SeasonDays } from '@seller-toolbox/fee-cards/fba/rate-card';

/** The days of the season that contains a date, with their years; a season that goes over New Year ends in the next one. */
export function seasonDates({ from, until }: SeasonDays, date: string): SeasonDays {
  const monthAndDay = date.slice('YYYY-'.length);
  const endsNextYear = from > until;
  const year = Number(date.slice(0, 'YYYY'.length)) - Number(endsNextYear && monthAndDay < from);
  return { from: `${year}-${from}`, until: `${year + Number(endsNextYear)}-${until}` };
}
