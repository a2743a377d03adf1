import { currencyCodeSchema } from '@seller-toolbox/reference-data/currency-code.schema';
import { DAY } from '@seller-toolbox/tool-contract/durations';
import * as z from 'zod/mini';

const rate = z.number().check(z.positive());

/** `m` is months. */
export const HISTORY_RANGES = ['1h', '1d', '1m', '3m'] as const;
export type HistoryRange = (typeof HISTORY_RANGES)[number];

/** Age from which rates are stale. */
export const RATES_STALE_AFTER_MS = DAY;

/** `GET /exchange-rates/latest`. */
export const latestRatesSchema = z.object({
  /** Units of each currency for one unit of the base. */
  rates: z.record(currencyCodeSchema, rate),
  /** When the service last received rates; for built-in rates, their day. */
  lastUpdated: z.iso.datetime(),
  /** The day of the rates according to the source, such as Friday on a Sunday. */
  asOf: z.iso.date(),
  baseCurrency: currencyCodeSchema,
  /** `frankfurter`, `open-er-api`, or `built-in` without a source. */
  source: z.string(),
  /** Older than 24 hours, or the service cannot check for newer ones. */
  stale: z.boolean(),
});
export type LatestRates = z.infer<typeof latestRatesSchema>;

/** `GET /exchange-rates/historical`. */
export const historicalRatesQuerySchema = z.object({
  base: z._default(currencyCodeSchema, 'USD'),
  target: currencyCodeSchema,
  range: z._default(z.enum(HISTORY_RANGES), '1d'),
});
export type HistoricalRatesQuery = z.infer<typeof historicalRatesQuerySchema>;

/** `rate` is units of the target for one unit of the base; `date` an instant, or a day where the source is daily. */
export const ratePointSchema = z.object({ date: z.union([z.iso.datetime(), z.iso.date()]), rate });

/**
 * History of a pair within the range, oldest first; fewer than two points give no trend. `snapshot`: one point per change
 * seen by the service; `daily`: the daily rates of the source.
 */
export const historicalRatesSchema = z.object({
  base: currencyCodeSchema,
  target: currencyCodeSchema,
  range: z.enum(HISTORY_RANGES),
  granularity: z.enum(['snapshot', 'daily']),
  dataPoints: z.array(ratePointSchema),
  source: z.string(),
});
export type HistoricalRates = z.infer<typeof historicalRatesSchema>;
