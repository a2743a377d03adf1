import {
  historicalRatesSchema,
  latestRatesSchema,
  type HistoricalRates,
  type HistoricalRatesQuery,
  type LatestRates,
} from '@seller-toolbox/contracts/exchange-rates';
import { callApi, type CallOptions } from './call-api.ts';

/** The newest rates. */
export function latestRates(options: CallOptions = {}): Promise<LatestRates> {
  return callApi({ path: '/exchange-rates/latest' }, latestRatesSchema, options);
}

/** History of a currency pair within the range. */
export function historicalRates(
  { base, target, range }: HistoricalRatesQuery,
  options: CallOptions = {},
): Promise<HistoricalRates> {
  const query = new URLSearchParams({ base, target, range });
  return callApi({ path: `/exchange-rates/historical?${query}` }, historicalRatesSchema, options);
}
