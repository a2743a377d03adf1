import { useFormat } from '@seller-toolbox/words/react';
import type { SeasonDays } from '@seller-toolbox/fee-cards/fba/rate-card';

/** The first and the last day of a season formatted in the page's language. */
export function useSeasonDays(): (days: SeasonDays) => { from: string; until: string } {
  const format = useFormat();
  return ({ from, until }) => ({ from: format.dayOfYear(from), until: format.dayOfYear(until) });
}
