import { DAY } from '@seller-toolbox/tool-contract/durations';
import * as z from 'zod/mini';

/** An ISO 4217 code. */
export const currencyCodeSchema = z.string().check(z.regex(/^[A-Z]{3}$/));

const rate = z.number().check(z.positive());

/** `m` is months. */
export const HISTORY_RANGES = ['1h', '1d', '1m', '3m'] as const;
export type HistoryRange = (typeof HISTORY_RANGES)[number];

/** From this age on rates are stale. */
export const RATES_STALE_AFTER_MS = DAY;

/** `GET /exchange-rates/latest`. */
export const latestRatesSchema = z.object({
  /** Units of each currency for one unit of the base. */
  rates: z.record(currencyCodeSchema, rate),
  /** When the service last got rates from its source; of the built-in ones, the day they are of. */
  lastUpdated: z.iso.datetime(),
  /** The day that the source itself gives to the rates: on a Sunday, Friday. */
  asOf: z.iso.date(),
  baseCurrency: currencyCodeSchema,
  /** `frankfurter`, `open-er-api`, or `built-in` where there is no source. */
  source: z.string(),
  /** Older than 24 hours, or the service cannot tell whether there are newer ones. */
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
 * What is known of a pair within the range, oldest first; fewer than two points are no trend. `snapshot`: as the service
 * got them from its source, one point per change; `daily`: the source's own rate of each day.
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
