import type { DesignPatentsQuery, FoundPatents } from '@seller-toolbox/contracts';

export type { FoundPatents };

/** A search of the operator's design patents: only what restricts it. */
export type PatentSearch = Partial<Pick<DesignPatentsQuery, 'q' | 'assignee' | 'from' | 'page'>>;

export type PatentAnswer =
  | { readonly ok: true; readonly data: FoundPatents; readonly total: number }
  /** A code of the contract, like `request.rate-limited` or `network.timed-out`. */
  | { readonly ok: false; readonly code: string };

/** Lends a tool the service's search of design patents. Nothing here throws or waits without a limit. */
export interface PatentService {
  readonly search: (query: PatentSearch, signal?: AbortSignal) => Promise<PatentAnswer>;
}
