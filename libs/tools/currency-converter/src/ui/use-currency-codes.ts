import type { RatesState } from '@seller-toolbox/tool-kit/rates';
import { useMemo } from 'react';

/** All currencies with a rate, including the base. */
export function useCurrencyCodes({ baseCurrency, rates }: RatesState['rates']): readonly string[] {
  return useMemo(() => [...new Set([baseCurrency, ...Object.keys(rates)])], [baseCurrency, rates]);
}
