import type { HistoricalRates, HistoricalRatesQuery, LatestRates } from '@seller-toolbox/contracts';

/** Lends a tool the service's exchange rates. Nothing here throws or waits without a limit. */
export interface RateService {
  readonly latest: (signal: AbortSignal) => Promise<RateAnswer<LatestRates>>;
  readonly history: (
    query: HistoricalRatesQuery,
    signal: AbortSignal,
  ) => Promise<RateAnswer<HistoricalRates>>;
}

export type RateAnswer<Data> =
  { readonly ok: true; readonly data: Data } | { readonly ok: false; readonly failure: RateFailure };

export interface RateFailure {
  /** `refused`: the service gave a reason. `unreachable`: it did not answer, or not readably. */
  readonly reason: 'refused' | 'unreachable';
  /** A code of the contract, like `rates.unknown-currency` or `network.timed-out`. */
  readonly code: string;
  /** The message of the service, in zh; null where there is none. */
  readonly message: string | null;
}
