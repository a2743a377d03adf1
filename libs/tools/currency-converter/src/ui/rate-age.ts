import { DAY } from '@seller-toolbox/tool-contract/durations';

/** Built-in rates older than this carry a warning. */
const WARN_AFTER_DAYS = 7;

/** Whole days since the day of the rates (`YYYY-MM-DD`); null up to `WARN_AFTER_DAYS`. */
export function rateAgeWarning(asOf: string, now: number): number | null {
  const days = Math.floor((now - Date.parse(asOf)) / DAY);
  return days > WARN_AFTER_DAYS ? days : null;
}
