import { useFormat } from '@seller-toolbox/words/react';
import type { SeasonDays } from '@seller-toolbox/fee-cards/fba/rate-card';
import { seasonDates } from '../engine/season-dates.ts';

/** The first and the last day of a season formatted in the page's language; with the years of the season that contains a date. */
export function useSeasonDays(): (days: SeasonDays, date?: string) => { from: string; until: string } {
  const format = useFormat();
  return (days, date) => {
    const { from, until } = date === undefined ? days : seasonDates(days, date);
    const write = date === undefined ? format.dayOfYear : format.date;
    return { from: write(from), until: write(until) };
  };
}
