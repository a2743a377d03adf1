import { ApiError } from '@seller-toolbox/api-client';
import { historicalRates, latestRates } from '@seller-toolbox/api-client/exchange-rates';
import type { CallOptions } from '@seller-toolbox/api-client';
import type { RateAnswer, RateFailure, RateService } from '@seller-toolbox/tool-kit';

/** The rates of the site's own service. Each call ends after ten seconds at the latest. */
export const serviceRates = createServiceRates();

export function createServiceRates(options: Pick<CallOptions, 'fetch'> = {}): RateService {
  return {
    latest: (signal) => answerOf(latestRates({ ...options, signal })),
    history: (query, signal) => answerOf(historicalRates(query, { ...options, signal })),
  };
}

function answerOf<Data>(call: Promise<Data>): Promise<RateAnswer<Data>> {
  return call.then(
    (data) => ({ ok: true, data }),
    (error: unknown) => ({ ok: false, failure: toFailure(error) }),
  );
}

/** Only a rejection has a text of the service's; that of a network failure is the page's to write. */
function toFailure(error: unknown): RateFailure {
  if (!(error instanceof ApiError)) return { reason: 'unreachable', code: 'network.failed', message: null };
  return error.code.startsWith('network.')
    ? { reason: 'unreachable', code: error.code, message: null }
    : { reason: 'refused', code: error.code, message: error.message };
}
