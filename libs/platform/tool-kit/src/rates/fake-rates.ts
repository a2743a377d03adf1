import type { HistoricalRates, HistoricalRatesQuery, LatestRates } from '@seller-toolbox/contracts';
import { HOUR } from '@seller-toolbox/tool-contract/durations';
import { builtInRates } from './built-in-rates.ts';
import type { RateFailure, RateService } from './rate-service.ts';

export interface FakeRates {
  readonly latest?: LatestRates | RateFailure;
  readonly history?: ((query: HistoricalRatesQuery) => HistoricalRates | RateFailure) | undefined;
}

/** A service with the given answers, for tests and the playground; by default the built-in rates and a sine wave. */
export function createFakeRates({ latest = builtInRates, history = waveOf }: FakeRates = {}): RateService {
  return {
    latest: async () => answerWith(latest),
    history: async (query) => answerWith(history(query)),
  };
}

function answerWith<Data extends object>(answer: Data | RateFailure) {
  return 'reason' in answer ? { ok: false as const, failure: answer } : { ok: true as const, data: answer };
}

const POINTS = 24;

/** One point an hour, a day long, up to one percent around the built-in rate. */
function waveOf({ base, target, range }: HistoricalRatesQuery): HistoricalRates {
  const { rates, lastUpdated } = builtInRates;
  const middle = (rates[target] ?? 1) / (rates[base] ?? 1);
  const dataPoints = Array.from({ length: POINTS }, (_, index) => ({
    date: new Date(Date.parse(lastUpdated) + index * HOUR).toISOString(),
    rate: middle * (1 + 0.01 * Math.sin(index / 4)),
  }));
  return { base, target, range, granularity: 'snapshot', dataPoints, source: 'built-in' };
}
