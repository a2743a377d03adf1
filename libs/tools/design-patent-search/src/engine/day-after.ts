import { DAY } from '@seller-toolbox/tool-contract/durations';

/** The next day of the calendar; both `YYYY-MM-DD`. */
export function dayAfter(day: string): string {
  return new Date(Date.parse(day) + DAY).toISOString().slice(0, 10);
}
