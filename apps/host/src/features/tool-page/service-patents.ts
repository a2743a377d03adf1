import { ApiError, type CallOptions } from '@seller-toolbox/api-client';
import { searchDesignPatents } from '@seller-toolbox/api-client/design-patents';
import type { PatentService } from '@seller-toolbox/tool-kit';

/** The design patents of the site's own service. Each call ends after ten seconds at the latest. */
export const servicePatents = createServicePatents();

export function createServicePatents(options: Pick<CallOptions, 'fetch'> = {}): PatentService {
  return {
    search: (query, signal) =>
      searchDesignPatents(query, { ...options, signal }).then(
        (answer) => ({ ok: true, ...answer }),
        (error: unknown) => ({ ok: false, code: error instanceof ApiError ? error.code : 'network.failed' }),
      ),
  };
}
