import type { HistoricalRates, HistoricalRatesQuery } from '@seller-toolbox/contracts';
import { useState } from 'react';
import { useToolEnvironment } from '../tool-environment.tsx';
import type { RateFailure } from './rate-service.ts';
import { UNREACHABLE, usePolled } from './use-polled.ts';

/** Where the history of a pair stands; once it is there it is replaced by newer ones, not taken away by a failure. */
export type RateHistoryState =
  | { readonly status: 'loading' }
  | { readonly status: 'ready'; readonly history: HistoricalRates }
  | { readonly status: 'failed'; readonly failure: RateFailure };

const LOADING: RateHistoryState = { status: 'loading' };

/** How a pair moved within the range, requested again every 5 minutes. */
export function useRateHistory({ base, target, range }: HistoricalRatesQuery): RateHistoryState {
  const { rates: service } = useToolEnvironment();
  const pair = `${base} ${target} ${range}`;
  const [shown, setShown] = useState({ pair, state: LOADING });

  usePolled<HistoricalRates>({
    key: ['rates', 'history', base, target, range],
    ask: async (signal) =>
      (await service?.history({ base, target, range }, signal)) ?? { ok: false, failure: UNREACHABLE },
    onAnswer: (answer) =>
      setShown((last) => {
        if (answer.ok) return { pair, state: { status: 'ready', history: answer.data } };
        const isThere = last.pair === pair && last.state.status === 'ready';
        return isThere ? last : { pair, state: { status: 'failed', failure: answer.failure } };
      }),
  });

  return shown.pair === pair ? shown.state : LOADING;
}
