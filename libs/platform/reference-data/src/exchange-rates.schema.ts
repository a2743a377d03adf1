import * as z from 'zod/mini';
import { currencyCodeSchema } from './currency-code.schema.ts';
import type { ExchangeRates } from './exchange.ts';
import { BUILT_IN_RATES, BUILT_IN_RATES_SOURCE } from './exchange-rates.data.ts';

/** Above the number of existing currencies. */
const MAX_CURRENCIES = 400;

/** Units of one currency for one of another; values outside these bounds are errors. */
export const exchangeRateSchema = z.number().check(z.gte(1e-9), z.lte(1e9));

/** Input of engines that convert currencies. */
export const exchangeRatesSchema = z.strictObject({
  baseCurrency: currencyCodeSchema,
  rates: z
    .record(currencyCodeSchema, exchangeRateSchema)
    .check(
      z.refine((rates) => Object.keys(rates).length <= MAX_CURRENCIES, { params: { code: 'too-long' } }),
    ),
  lastUpdated: z.iso.datetime(),
});

/** The default rates of engines. */
export const builtInExchangeRates = {
  baseCurrency: 'USD',
  rates: { ...BUILT_IN_RATES },
  lastUpdated: `${BUILT_IN_RATES_SOURCE.asOf}T00:00:00.000Z`,
} satisfies ExchangeRates;
