import { currencyCodeSchema } from '@seller-toolbox/reference-data/currency-code.schema';
import {
  builtInExchangeRates,
  exchangeRateSchema,
  exchangeRatesSchema,
} from '@seller-toolbox/reference-data/exchange-rates.schema';
import { findingSchema, rule } from '@seller-toolbox/tool-contract';
import * as z from 'zod/mini';
import { pairOf } from './conversion.ts';
import { TRENDS } from './rate-trend.ts';

/** A larger amount is a typing error, in dong too. */
const MAX_AMOUNT = 1e15;
const MAX_POINTS = 5000;

/** Time range of a trend; `m` is months. */
export const RANGES = ['1h', '1d', '1m', '3m'] as const;

const point = z.strictObject({
  date: z.optional(z.string().check(z.maxLength(40))),
  rate: exchangeRateSchema,
});

const dataPoints = z.array(point).check(z.maxLength(MAX_POINTS));

/** The history of a pair in the format of the exchange rates service, oldest first; only the points are required. */
const historySchema = z.strictObject({
  base: z.optional(currencyCodeSchema),
  target: z.optional(currencyCodeSchema),
  range: z.optional(z.enum(RANGES)),
  granularity: z.optional(z.enum(['snapshot', 'daily'])),
  source: z.optional(z.string().check(z.maxLength(200))),
  dataPoints,
});

/**
 * An amount to convert. `amount` null is an empty field; an amount of 0 or less is valid input too: both have no
 * result. `rates` are units of each currency for one of their base.
 */
export const inputSchema = z
  .strictObject({
    amount: z.nullable(z.number().check(z.gte(-MAX_AMOUNT), z.lte(MAX_AMOUNT))),
    from: currencyCodeSchema,
    to: currencyCodeSchema,
    rates: z._default(exchangeRatesSchema, builtInExchangeRates),
    range: z._default(z.enum(RANGES), '1d'),
    history: z.optional(historySchema),
  })
  .check(
    rule('unknown-currency', ({ rates, from }) => pairOf(rates, from, from) !== null, ['from']),
    rule('unknown-currency', ({ rates, to }) => pairOf(rates, to, to) !== null, ['to']),
    rule(
      'history-of-another-pair',
      ({ history, from, to }) => (history?.base ?? from) === from && (history?.target ?? to) === to,
      ['history'],
    ),
  );

/** All amounts are null where `amount` is not above 0. */
export const outputSchema = z.strictObject({
  amount: z.nullable(z.number()),
  from: z.string(),
  to: z.string(),
  /** The amount in `to`, at 15 significant digits. */
  result: z.nullable(z.number()),
  /** Units of `to` for one of `from`. */
  rate: z.number(),
  /** Units of `from` for one of `to`. */
  inverseRate: z.number(),
  /** The result in short: K from 1000, M from a million, two decimals from 1, four below. */
  formatted: z.nullable(z.string()),
  /** The whole result as plain text, with the decimals of the currency: decimal point, no grouping. */
  full: z.nullable(z.string()),
  /** Number of decimals of `full`. */
  decimals: z.nullable(z.number()),
  /** The rates used: units of both for one of the base, and their date. */
  basis: z.strictObject({
    baseCurrency: z.string(),
    fromPerBase: z.number(),
    toPerBase: z.number(),
    lastUpdated: z.string(),
  }),
  /** Over the points of `history`; null without history or with fewer than two points. */
  trend: z.nullable(
    z.strictObject({
      change: z.number(),
      changePercent: z.number(),
      /** Up above 0.01 percent, down below -0.01. */
      trend: z.enum(TRENDS),
      period: z.enum(RANGES),
    }),
  ),
  /** The amount in the popular currencies with a rate, except `from`. */
  popular: z.array(
    z.strictObject({
      currency: z.string(),
      rate: z.number(),
      result: z.nullable(z.number()),
      decimals: z.nullable(z.number()),
    }),
  ),
  findings: z.array(findingSchema),
});

export type CurrencyInput = z.output<typeof inputSchema>;
export type CurrencyOutput = z.output<typeof outputSchema>;
