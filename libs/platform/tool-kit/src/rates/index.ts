export { builtInRates } from './built-in-rates.ts';
export { createFakeRates, type FakeRates } from './fake-rates.ts';
export { type RateAnswer, type RateFailure, type RateService } from './rate-service.ts';
export { useRateHistory, type RateHistoryState } from './use-rate-history.ts';
export { POLL_RATES_EVERY } from './use-polled.ts';
export { readStoredRates } from './stored-rates.ts';
export { useRates, type RatesState } from './use-rates.ts';
