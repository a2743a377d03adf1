import type { RateFailure, RateService } from '@seller-toolbox/tool-kit';

const UNREACHABLE: RateFailure = { reason: 'unreachable', code: 'network.failed', message: null };

/** Few tools need rates: the client is loaded by the first that does. */
export const lazyRates: RateService = {
  latest: async (signal) => (await load())?.latest(signal) ?? { ok: false, failure: UNREACHABLE },
  history: async (query, signal) =>
    (await load())?.history(query, signal) ?? { ok: false, failure: UNREACHABLE },
};

const load = () =>
  import('./service-rates.ts').then(
    ({ serviceRates }) => serviceRates,
    () => undefined,
  );
