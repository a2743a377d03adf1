import { languageInfo, type Language } from '@seller-toolbox/words';
import type { RateHistoryState } from '@seller-toolbox/tool-kit/rates';

export type RateHistory = Extract<RateHistoryState, { status: 'ready' }>['history'];

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** How a picture of a history counts time: in whole minutes, hours or days, so that its ticks fall on round ones. */
export interface TimeScale {
  readonly toX: (date: string) => number;
  /** Between two whole units there is nothing to say. */
  readonly format: (x: number) => string;
}

/** Days stand as the source means them, without a time zone; times are those of the visitor. */
export function timeScale({ granularity, range }: RateHistory, language: Language): TimeScale {
  const isByDay = granularity === 'daily' || range === '1m' || range === '3m';
  const unit = isByDay ? DAY : range === '1h' ? MINUTE : HOUR;
  const written = new Intl.DateTimeFormat(
    languageInfo(language).locale,
    isByDay
      ? { month: 'numeric', day: 'numeric', timeZone: 'UTC' }
      : { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' },
  );
  return {
    toX: (date) => Date.parse(date) / unit,
    format: (x) => (Number.isInteger(x) ? written.format(x * unit) : ''),
  };
}
