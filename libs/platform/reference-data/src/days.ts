import { DAY } from '@seller-toolbox/tool-contract/durations';

/** The day (`YYYY-MM-DD`) `count` days later, or earlier where `count` is negative. */
export function plusDays(day: string, count: number): string {
  return new Date(Date.parse(day) + count * DAY).toISOString().slice(0, 10);
}
