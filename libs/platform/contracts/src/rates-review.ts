import * as z from 'zod/mini';
import { currencyCodeSchema } from '@seller-toolbox/reference-data/currency-code.schema';

/** `GET /exchange-rates/state`: `currency` is the one whose rate is listed for each day. */
export const ratesStateQuerySchema = z.object({ currency: z._default(currencyCodeSchema, 'CNY') });
export type RatesStateQuery = z.infer<typeof ratesStateQuerySchema>;

/** The rates of one day. */
const rateDaySchema = z.object({
  day: z.iso.date(),
  source: z.string(),
  currencies: z.int(),
  /** Units of the currency for one US dollar; null without a rate. */
  rate: z.nullable(z.number()),
});
export type RateDay = z.infer<typeof rateDaySchema>;

/** Where the rates come from, how old they are, and the days that are stored. Instants are ISO 8601. */
export const ratesStateSchema = z.object({
  /** Whether `EXCHANGE_RATE_URL` is set. */
  has_source: z.boolean(),
  /** `frankfurter`, `open-er-api` or `built-in`: the source of the rates in use. */
  source: z.string(),
  /** The day of the rates in use, according to their source. */
  as_of: z.iso.date(),
  stale: z.boolean(),
  currencies: z.int(),
  /** When the source was last requested, by any replica; null if never. */
  last_asked_at: z.nullable(z.string()),
  /** When it last answered with rates; null if never. */
  last_received_at: z.nullable(z.string()),
  /** The newest first. */
  days: z.array(rateDaySchema),
});
export type RatesState = z.infer<typeof ratesStateSchema>;

/** Minimum seconds between two requests to the source by admins, over all replicas. */
export const ASK_RATES_SECONDS = 30;

export const RATES_OUTCOMES = ['changed', 'unchanged', 'failed'] as const;

/** `POST /exchange-rates/refresh`. */
export const ratesRefreshSchema = z.object({
  outcome: z.enum(RATES_OUTCOMES),
  /** The day of the rates now in use. */
  as_of: z.iso.date(),
});
export type RatesRefresh = z.infer<typeof ratesRefreshSchema>;
