import { languageInfo, type Language } from '@seller-toolbox/words';
import { DAY, HOUR, MINUTE } from '@seller-toolbox/tool-contract/durations';
import type { RateHistoryState } from '@seller-toolbox/tool-kit/rates';

export type RateHistory = Extract<RateHistoryState, { status: 'ready' }>['history'];

/** Time axis of a history in whole minutes, hours or days, so that its ticks are round. */
export interface TimeScale {
  readonly toX: (date: string) => number;
  /** Empty between two whole units. */
  readonly format: (x: number) => string;
}

/** Days are those of the source, without a time zone; times are in the visitor's time zone. */
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
