import { MINUTE } from '@seller-toolbox/tool-contract/durations';
import { useEffect, useEffectEvent } from 'react';
import { useToolEnvironment } from '../tool-environment.tsx';
import type { PolledQuery } from './poll-query.ts';
import type { RateFailure } from './rate-service.ts';

/** How often the page asks the service. */
export const POLL_RATES_EVERY = 5 * MINUTE;

export const UNREACHABLE: RateFailure = { reason: 'unreachable', code: 'network.failed', message: null };

/** Polls the service while the component is mounted. The query library is loaded after the first render. */
export function usePolled<Data>({ key, ask, onAnswer }: Omit<PolledQuery<Data>, 'every'>): void {
  const { queries } = useToolEnvironment();
  const latestAsk = useEffectEvent(ask);
  const latestOnAnswer = useEffectEvent(onAnswer);
  const joined = key.join(' ');

  useEffect(() => {
    let stop: (() => void) | undefined;
    let isOver = false;
    const start = async () => {
      // The page decides when its client may be loaded; the rest of the query library comes with it.
      const client = await queries?.();
      const { pollQuery } = await import('./poll-query.ts');
      if (isOver) return;
      stop = pollQuery<Data>(
        { key: joined.split(' '), ask: latestAsk, every: POLL_RATES_EVERY, onAnswer: latestOnAnswer },
        client,
      );
    };
    start().catch(() => !isOver && latestOnAnswer({ ok: false, failure: UNREACHABLE }));
    return () => {
      isOver = true;
      stop?.();
    };
  }, [queries, joined]);
}
