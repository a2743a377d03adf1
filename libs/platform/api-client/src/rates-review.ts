import {
  ratesRefreshSchema,
  ratesStateSchema,
  type RatesRefresh,
  type RatesState,
  type RatesStateQuery,
} from '@seller-toolbox/contracts/rates-review';
import { callApi, type CallOptions } from './call-api.ts';

/** Source, age and stored days of the rates. */
export function ratesState({ currency }: RatesStateQuery, options: CallOptions = {}): Promise<RatesState> {
  return callApi({ path: `/exchange-rates/state?currency=${currency}` }, ratesStateSchema, options);
}

/** Makes the service request its source immediately. */
export function refreshRates(options: CallOptions = {}): Promise<RatesRefresh> {
  return callApi({ path: '/exchange-rates/refresh', method: 'POST', body: {} }, ratesRefreshSchema, options);
}
