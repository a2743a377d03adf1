import { DAY } from './durations.ts';

const MAX_DAYS = 1e6;

/** The rank of a rule change among the rows of "Today": the next one first, then the newest. Both days are `YYYY-MM-DD`. */
export function ruleChangeRank(effectiveFrom: string, today: string): number {
  const days = (Date.parse(effectiveFrom) - Date.parse(today)) / DAY;
  return days > 0 ? days - MAX_DAYS : -days;
}
