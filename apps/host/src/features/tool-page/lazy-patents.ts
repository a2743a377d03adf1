import type { PatentService } from '@seller-toolbox/tool-kit';

/** The client is loaded by the first search. */
export const lazyPatents: PatentService = {
  search: async (query, signal) => {
    const service = await import('./service-patents.ts').catch(() => undefined);
    return service?.servicePatents.search(query, signal) ?? { ok: false, code: 'network.failed' };
  },
};
