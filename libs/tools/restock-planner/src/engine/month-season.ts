import { DAY } from '@seller-toolbox/tool-contract/durations';
import type { DailyDemand } from './daily-demand.ts';

/** Days before today in the longest sales window, and after it at most lead time and cover. */
const PAST_DAYS = 90;
const FUTURE_DAYS = 1460;
/** An average without sales windows is that of the last 30 days. */
const GIVEN_WINDOWS = [{ days: 30, weight: 1 }] as const;

/** Mean factor of the days from `from` to `to`, counted from today; today is day 0. */
export type MeanFactor = (from: number, to: number) => number;

/** Twelve factors, January first, as the mean of any days around today (`YYYY-MM-DD`). */
export function monthFactors(factors: readonly number[], today: string): MeanFactor {
  const start = Date.parse(`${today}T00:00:00Z`);
  const sums = [0];
  for (let day = -PAST_DAYS; day < FUTURE_DAYS; day += 1) {
    const month = new Date(start + day * DAY).getUTCMonth();
    sums.push((sums.at(-1) ?? 0) + (factors[month] ?? 1));
  }
  const until = (day: number) => sums[Math.round(day) + PAST_DAYS] ?? 0;
  return (from, to) =>
    (until(Math.max(to, from + 1)) - until(from)) / Math.max(1, Math.round(to) - Math.round(from));
}

/** Factor of the days that an order placed today is for over the days in which the sales figures were counted. */
export function monthSeason(mean: MeanFactor, demand: DailyDemand, horizonDays: number): number {
  const windows = demand.rateBasis === 'windows' ? demand.windows : GIVEN_WINDOWS;
  const past = windows.reduce((sum, { days, weight }) => sum + weight * mean(-days, 0), 0);
  return mean(0, horizonDays) / past;
}
