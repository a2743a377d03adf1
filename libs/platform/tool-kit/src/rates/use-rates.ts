import type { LatestRates } from '@seller-toolbox/contracts';
import { useEffect, useState } from 'react';
import { useToolEnvironment } from '../tool-environment.tsx';
import { useInstant } from '../use-instant.ts';
import { builtInRates } from './built-in-rates.ts';
import { areStale, storeRates, readStoredRates } from './stored-rates.ts';
import type { RateFailure } from './rate-service.ts';
import { POLL_RATES_EVERY, UNREACHABLE, usePolled } from './use-polled.ts';

export interface RatesState {
  readonly rates: LatestRates;
  /** The source of the rates: the page itself, the storage of this browser, or the service. */
  readonly origin: 'built-in' | 'stored' | 'service';
  /** Older than 24 hours by this browser's clock, or called stale by the service. */
  readonly isStale: boolean;
  /** Why the last request failed; the rates stay. Null after a success. */
  readonly failure: RateFailure | null;
}

type CurrentRates = Pick<RatesState, 'rates' | 'origin'>;
const BUILT_IN: CurrentRates = { rates: builtInRates, origin: 'built-in' };

/** The newest exchange rates: the built-in ones first, then those of the last visit, then the service's every 5 minutes. */
export function useRates(): RatesState {
  const { rates: service, storage, clock } = useToolEnvironment();
  const [current, setCurrent] = useState(BUILT_IN);
  const [failure, setFailure] = useState<RateFailure | null>(null);
  const instant = useInstant(POLL_RATES_EVERY);

  useEffect(() => {
    const rates = readStoredRates(storage, clock());
    if (rates) setCurrent((known) => newerOf(known, { rates, origin: 'stored' }));
  }, [storage, clock]);

  usePolled<LatestRates>({
    key: ['rates', 'latest'],
    ask: async (signal) => (await service?.latest(signal)) ?? { ok: false, failure: UNREACHABLE },
    onAnswer: (answer) => {
      if (!service) return;
      setFailure(answer.ok ? null : answer.failure);
      if (!answer.ok) return;
      const { data: rates } = answer;
      setCurrent((known) => newerOf(known, { rates, origin: 'service' }));
      if (rates.source !== BUILT_IN.rates.source) storeRates(storage, rates);
    },
  });

  return { ...current, isStale: areStale(current.rates, instant), failure };
}

/** Equally recent rates of the service replace stored ones too: the service says whether they are stale. */
function newerOf(current: CurrentRates, next: CurrentRates): CurrentRates {
  return Date.parse(next.rates.lastUpdated) >= Date.parse(current.rates.lastUpdated) ? next : current;
}
