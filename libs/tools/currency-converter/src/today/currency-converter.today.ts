import type { TodayHook, TodayPair, TodayRow, TodayRate } from '@seller-toolbox/tool-contract';
import { DAY } from '@seller-toolbox/tool-contract/durations';
import { rateTrend } from '../engine/rate-trend.ts';

const CODE = /^[A-Z]{3}$/;
const DEFAULT_PAIR: TodayPair = { base: 'USD', target: 'CNY' };

/** The day of an older rate says nothing about today. */
const MAX_AGE = 7 * DAY;

/** The pair that the visitor converted last, unless its rate is old: how it moved within a month, else the day of its rate. */
export const today: TodayHook = {
  pair,
  rows: ({ stored, rate, now }) =>
    rate && now - Date.parse(rate.asOf) <= MAX_AGE ? [rateRow(pair(stored), rate)] : [],
};

function rateRow({ base, target }: TodayPair, { rate, asOf, history }: TodayRate): TodayRow {
  const trend = rateTrend(history);
  return {
    kind: 'rate',
    rank: 0,
    label: { code: 'today-pair', params: { base, target } },
    figure: { code: 'today-rate', params: { rate: { rate } } },
    note: trend
      ? { code: 'today-change', params: { change: { change: trend.changePercent / 100 } } }
      : { code: 'today-age', params: { date: { day: asOf } } },
  };
}

function pair(stored: unknown): TodayPair {
  const { from, to } = (stored ?? {}) as { readonly from?: unknown; readonly to?: unknown };
  return isCode(from) && isCode(to) && from !== to ? { base: from, target: to } : DEFAULT_PAIR;
}

function isCode(value: unknown): value is string {
  return typeof value === 'string' && CODE.test(value);
}
