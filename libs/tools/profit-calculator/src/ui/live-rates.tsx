import type { ExchangeRates } from '@seller-toolbox/reference-data/exchange';
import { useRates } from '@seller-toolbox/tool-kit/rates';
import { useEffect } from 'react';

/** Passes new exchange rates to `onRates`; renders nothing. */
export function LiveRates({ onRates }: { onRates: (rates: ExchangeRates) => void }) {
  const { rates } = useRates();
  useEffect(() => {
    const { baseCurrency, lastUpdated } = rates;
    onRates({ baseCurrency, rates: rates.rates, lastUpdated });
  }, [rates, onRates]);
  return null;
}
