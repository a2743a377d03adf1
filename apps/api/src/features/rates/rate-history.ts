import type { HistoricalRates, HistoricalRatesQuery, HistoryRange } from '@seller-toolbox/contracts';
import { DAY, HOUR } from '@seller-toolbox/tool-contract/durations';
import { utcDay } from '@seller-toolbox/reference-data/days';
import { monthsBefore } from '../../months-before.ts';
import type { DollarRates } from '../../ports/rate-shapes.ts';
import { newestRates, type RateBook } from './rate-book.ts';
import type { Snapshot } from './rates.repository.ts';

/** Rates and the instant or day from which they apply. */
interface Point {
  readonly date: string;
  readonly rates: DollarRates;
}

/** The start of a range that ends now; months are calendar months. */
export function startOfRange(range: HistoryRange, now: number): number {
  if (range === '1h') return now - HOUR;
  if (range === '1d') return now - DAY;
  return monthsBefore(now, range === '1m' ? 1 : 3).getTime();
}

/**
 * History of a pair within the range: snapshots for hours if the source changes within a day, else the daily rates of the
 * source.
 */
export function historyOf(book: RateBook, query: HistoricalRatesQuery, now: number): HistoricalRates {
  const start = startOfRange(query.range, now);
  const isShort = query.range === '1h' || query.range === '1d';
  const isBySnapshot = isShort && changesWithinDay(book.snapshots);
  const points = isBySnapshot
    ? pointsSince(book.snapshots.map(toPoint), new Date(start).toISOString())
    : daysSince(
        book.days.map(({ day, rates }) => ({ date: day, rates })),
        utcDay(start),
      );
  return {
    ...query,
    granularity: isBySnapshot ? 'snapshot' : 'daily',
    dataPoints: points.flatMap(({ date, rates }) => {
      const rate = crossRate(rates, query);
      return rate === null ? [] : [{ date, rate }];
    }),
    source: newestRates(book).source,
  };
}

/** Units of the target per unit of the base; null if either has no rate. */
export function crossRate(
  rates: DollarRates,
  { base, target }: Pick<HistoricalRatesQuery, 'base' | 'target'>,
): number | null {
  const [from, to] = [rates[base], rates[target]];
  return from === undefined || to === undefined ? null : to / from;
}

function changesWithinDay(snapshots: readonly Snapshot[]): boolean {
  return snapshots.some(({ asOf }, index) => snapshots[index - 1]?.asOf === asOf);
}

function toPoint({ firstSeenAt, rates }: Snapshot): Point {
  return { date: firstSeenAt.toISOString(), rates };
}

/** The points from `start` on, including the one in effect at `start`. ISO texts of one form compare as strings. */
function pointsSince(points: readonly Point[], start: string): readonly Point[] {
  const effective = points.findLastIndex(({ date }) => date <= start);
  return points.slice(Math.max(0, effective));
}

/** The points from a day on; if there is only one, also the one before it, to show the last change. */
function daysSince(points: readonly Point[], start: string): readonly Point[] {
  const within = points.filter(({ date }) => date >= start);
  return within.length === 1 ? points.slice(-2) : within;
}
