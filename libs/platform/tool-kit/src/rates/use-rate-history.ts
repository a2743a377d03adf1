import type { HistoricalRates, HistoricalRatesQuery } from '@seller-toolbox/contracts';
import { useCallback, useState } from 'react';
import { useToolEnvironment } from '../tool-environment.tsx';
import type { RateFailure } from './rate-service.ts';
import { usePoll } from './use-poll.ts';
import { POLL_RATES_EVERY } from './use-rates.ts';

/** Where the history of a pair stands; once it is there it is replaced by newer ones, not taken away by a failure. */
export type RateHistoryState =
  | { readonly status: 'loading' }
  | { readonly status: 'ready'; readonly history: HistoricalRates }
  | { readonly status: 'failed'; readonly failure: RateFailure };

const LOADING: RateHistoryState = { status: 'loading' };
const NO_SERVICE: RateFailure = { reason: 'unreachable', code: 'network.failed', message: null };

/** How a pair moved within the range, asked for anew every 5 minutes. */
export function useRateHistory({ base, target, range }: HistoricalRatesQuery): RateHistoryState {
  const { rates: service } = useToolEnvironment();
  const pair = `${base} ${target} ${range}`;
  const [shown, setShown] = useState({ pair, state: LOADING });

  const ask = useCallback(
    async (signal: AbortSignal) => {
      const answer = (await service?.history({ base, target, range }, signal)) ?? {
        ok: false as const,
        failure: NO_SERVICE,
      };
      if (signal.aborted) return;
      setShown((last) => {
        if (answer.ok) return { pair, state: { status: 'ready', history: answer.data } };
        const isThere = last.pair === pair && last.state.status === 'ready';
        return isThere ? last : { pair, state: { status: 'failed', failure: answer.failure } };
      });
    },
    [service, base, target, range, pair],
  );
  usePoll(ask, POLL_RATES_EVERY);

  return shown.pair === pair ? shown.state : LOADING;
}
