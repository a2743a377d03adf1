import type { LatestRates } from '@seller-toolbox/contracts';
import { BUILT_IN_RATES, BUILT_IN_RATES_SOURCE } from '@seller-toolbox/reference-data/exchange-rates.data';

/** What every page starts with: fixed rates, under the date that they are of. */
export const builtInRates: LatestRates = {
  rates: BUILT_IN_RATES,
  lastUpdated: `${BUILT_IN_RATES_SOURCE.asOf}T00:00:00.000Z`,
  asOf: BUILT_IN_RATES_SOURCE.asOf,
  baseCurrency: 'USD',
  source: 'built-in',
  stale: true,
};
