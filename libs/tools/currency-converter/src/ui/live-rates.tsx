import { useRates, type RatesState } from '@seller-toolbox/tool-kit/rates';
import { useEffect } from 'react';

/** Hands on the newest exchange rates as they come; shows nothing itself. */
export function LiveRates({ onRates }: { onRates: (state: RatesState) => void }) {
  const { rates, origin, isStale, failure } = useRates();
  useEffect(() => onRates({ rates, origin, isStale, failure }), [rates, origin, isStale, failure, onRates]);
  return null;
}
