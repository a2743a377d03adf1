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
  /** Where these are from: the page itself, this browser's last visit, or the service. */
  readonly origin: 'built-in' | 'kept' | 'service';
  /** Older than 24 hours by this browser's clock, or called stale by the service. */
  readonly isStale: boolean;
  /** Why the last request failed; the rates stay. Null after a success. */
  readonly failure: RateFailure | null;
}

type Held = Pick<RatesState, 'rates' | 'origin'>;
const BUILT_IN: Held = { rates: builtInRates, origin: 'built-in' };

/** The newest exchange rates: the built-in ones first, then those of the last visit, then the service's every 5 minutes. */
export function useRates(): RatesState {
  const { rates: service, storage, clock } = useToolEnvironment();
  const [held, setHeld] = useState(BUILT_IN);
  const [failure, setFailure] = useState<RateFailure | null>(null);
  const instant = useInstant(POLL_RATES_EVERY);

  useEffect(() => {
    const rates = readStoredRates(storage, clock());
    if (rates) setHeld((current) => newerOf(current, { rates, origin: 'kept' }));
  }, [storage, clock]);

  usePolled<LatestRates>({
    key: ['rates', 'latest'],
    ask: async (signal) => (await service?.latest(signal)) ?? { ok: false, failure: UNREACHABLE },
    onAnswer: (answer) => {
      if (!service) return;
      setFailure(answer.ok ? null : answer.failure);
      if (!answer.ok) return;
      const { data: rates } = answer;
      setHeld((current) => newerOf(current, { rates, origin: 'service' }));
      if (rates.source !== BUILT_IN.rates.source) storeRates(storage, rates);
    },
  });

  return { ...held, isStale: areStale(held.rates, instant), failure };
}

/** Equally recent rates of the service replace stored ones too: the service says whether they are stale. */
function newerOf(current: Held, next: Held): Held {
  return Date.parse(next.rates.lastUpdated) >= Date.parse(current.rates.lastUpdated) ? next : current;
}
