import type { SalesWindow } from './sales-windows.data.ts';
import { SALES_WINDOWS } from './sales-windows.data.ts';

/** The sales figures of a product in units; null is unknown, not zero. */
export interface SalesHistory {
  readonly dailySales: number | null;
  readonly sales7: number | null;
  readonly sales30: number | null;
  readonly sales90: number | null;
  /** Days without stock among the last 30. */
  readonly outOfStockDays: number | null;
  readonly salesDeviation: number | null;
}

/** Source of the daily rate and of its deviation. */
export const RATE_BASES = ['given', 'windows'] as const;
export const DEVIATION_BASES = ['given', 'windows', 'poisson'] as const;

export interface DailyDemand {
  /** Units a day, before the season. */
  readonly rate: number;
  readonly rateBasis: (typeof RATE_BASES)[number];
  /** The windows that were known, with their rates per day in stock and weights that add up to 1. */
  readonly windows: readonly { readonly days: number; readonly rate: number; readonly weight: number }[];
  /** Standard deviation of the sales of one day. */
  readonly deviation: number;
  readonly deviationBasis: (typeof DEVIATION_BASES)[number];
}

interface KnownWindow extends SalesWindow {
  readonly units: number;
  /** Days in stock. */
  readonly stocked: number;
  readonly rate: number;
}

/** Units a day: a lower rate, one unit in three million years, is zero, because days of cover cannot be divided by it. */
const MIN_DAILY_RATE = 1e-9;

/** Units a day and their deviation; null without any sales figure. */
export function dailyDemand(history: SalesHistory): DailyDemand | null {
  const known = knownWindows(history);
  const weights = known.reduce((sum, { weight }) => sum + weight, 0);
  const windows = known.map(({ days, rate, weight }) => ({ days, rate, weight: weight / weights }));
  const fromWindows = windows.reduce((sum, { rate, weight }) => sum + rate * weight, 0);
  const given = history.dailySales ?? (known.length > 0 ? fromWindows : null);
  if (given === null) return null;
  const rate = given < MIN_DAILY_RATE ? 0 : given;
  return {
    rate,
    rateBasis: history.dailySales === null ? 'windows' : 'given',
    windows: history.dailySales === null ? windows : [],
    ...deviationOf(history, rate, known),
  };
}

function knownWindows(history: SalesHistory): KnownWindow[] {
  const missed = history.outOfStockDays ?? 0;
  return SALES_WINDOWS.flatMap((span) => {
    const units = history[span.field];
    if (units === null) return [];
    // A stock-out is subtracted from windows that contain it for certain; for shorter windows its days are unknown.
    const stocked = span.days >= 30 ? Math.max(1, span.days - missed) : span.days;
    return [{ ...span, units, stocked, rate: units / stocked }];
  });
}

/**
 * The given deviation; else the greater of the windows' deviation and the square root of the rate, which is the deviation
 * of independent orders (Poisson) and so the lower bound.
 */
function deviationOf(
  { salesDeviation }: SalesHistory,
  rate: number,
  known: readonly KnownWindow[],
): Pick<DailyDemand, 'deviation' | 'deviationBasis'> {
  if (salesDeviation !== null) return { deviation: salesDeviation, deviationBasis: 'given' };
  const poisson = Math.sqrt(rate);
  const byWindows = windowDeviation(known);
  return byWindows > poisson
    ? { deviation: byWindows, deviationBasis: 'windows' }
    : { deviation: poisson, deviationBasis: 'poisson' };
}

/**
 * The deviation of a day by the parts between the windows (days 1 to 7, 8 to 30, 31 to 90): their mean rates
 * differ by the deviation over the root of their days, so the sum of days x (rate - mean rate)^2 over one less than the
 * number of parts is its square. Zero where fewer than two parts are known or the windows contradict each other.
 */
function windowDeviation(known: readonly KnownWindow[]): number {
  const parts = known.map((span, index) => {
    const inner = known[index - 1];
    return {
      days: span.stocked - (inner?.stocked ?? 0),
      units: span.units - (inner?.units ?? 0),
    };
  });
  if (parts.length < 2 || parts.some(({ days, units }) => days <= 0 || units < 0)) return 0;
  const days = parts.reduce((sum, part) => sum + part.days, 0);
  const mean = parts.reduce((sum, part) => sum + part.units, 0) / days;
  const spread = parts.reduce((sum, part) => sum + part.days * (part.units / part.days - mean) ** 2, 0);
  return Math.sqrt(spread / (parts.length - 1));
}
