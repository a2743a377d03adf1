import {
  latestRatesSchema,
  RATES_STALE_AFTER_MS,
  type LatestRates,
} from '@seller-toolbox/contracts/exchange-rates';
import type { JsonStorage } from '@seller-toolbox/browser-kit/json-storage';

/** Under this key the browser keeps the last rates of the service, for all tools. */
const RATES_KEY = 'rates';
/** Stale rates with fewer yuan per dollar are taken for wrong. */
const MIN_STALE_YUAN = 7.1;

export function storeRates(storage: JsonStorage, rates: LatestRates): void {
  storage.write(RATES_KEY, rates);
}

/** The rates of an earlier visit. Removes those of another shape, with a future date, or stale and implausible. */
export function readStoredRates(storage: JsonStorage, now: number): LatestRates | null {
  const stored = storage.read(RATES_KEY);
  if (stored === undefined) return null;
  const { success, data } = latestRatesSchema.safeParse(stored);
  if (success && Date.parse(data.lastUpdated) <= now && !isStaleAndImplausible(data, now)) return data;
  storage.remove(RATES_KEY);
  return null;
}

/** Whether rates are older than a day, or were already stale to the service. */
export function areStale({ lastUpdated, stale }: LatestRates, now: number): boolean {
  return stale || now - Date.parse(lastUpdated) > RATES_STALE_AFTER_MS;
}

function isStaleAndImplausible(latest: LatestRates, now: number): boolean {
  const isOld = now - Date.parse(latest.lastUpdated) > RATES_STALE_AFTER_MS;
  const { CNY: yuan, USD: dollars = 1 } = latest.rates;
  return isOld && yuan !== undefined && yuan / dollars < MIN_STALE_YUAN;
}
