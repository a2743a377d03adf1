import type { ExchangeRates } from '@seller-toolbox/reference-data/exchange';
import { useRates } from '@seller-toolbox/tool-kit/rates';
import { useEffect } from 'react';

/** Hands on the newest exchange rates as they come; shows nothing itself. */
export function LiveRates({ onRates }: { onRates: (rates: ExchangeRates) => void }) {
  const { rates } = useRates();
  useEffect(() => {
    const { baseCurrency, lastUpdated } = rates;
    onRates({ baseCurrency, rates: rates.rates, lastUpdated });
  }, [rates, onRates]);
  return null;
}
