import type { RatesState } from '@seller-toolbox/tool-kit/rates';
import { useMemo } from 'react';

/** All currencies that the rates know, their base with them. */
export function useCurrencyCodes({ baseCurrency, rates }: RatesState['rates']): readonly string[] {
  return useMemo(() => [...new Set([baseCurrency, ...Object.keys(rates)])], [baseCurrency, rates]);
}
