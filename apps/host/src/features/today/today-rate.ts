import { historicalRates } from '@seller-toolbox/api-client/exchange-rates';
import type { JsonStorage } from '@seller-toolbox/browser-kit/json-storage';
import { exchangeRate } from '@seller-toolbox/reference-data/exchange';
import type { TodayPair, TodayRate } from '@seller-toolbox/tool-contract';
import { builtInRates, readStoredRates } from '@seller-toolbox/tool-kit/rates';

/** The rate that this browser knows: stored by an earlier visit, or built in. */
export function knownRate({ base, target }: TodayPair, storage: JsonStorage): TodayRate | null {
  const rates = readStoredRates(storage, Date.now()) ?? builtInRates;
  const rate = exchangeRate(rates, base, target);
  return rate === null ? null : { rate, asOf: rates.lastUpdated.slice(0, 10), history: [] };
}

/** The newest rate of the service with those of a month; null where the service has too few or is not reachable. */
export async function rateWithHistory(
  { base, target }: TodayPair,
  signal: AbortSignal,
): Promise<TodayRate | null> {
  const { dataPoints } = await historicalRates({ base, target, range: '1m' }, { signal });
  const last = dataPoints.at(-1);
  if (!last || dataPoints.length < 2) return null;
  return { rate: last.rate, asOf: last.date.slice(0, 10), history: dataPoints };
}
