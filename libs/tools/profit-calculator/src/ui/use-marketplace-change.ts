import { builtInExchangeRates } from '@seller-toolbox/reference-data/exchange-rates.schema';
import type { ExchangeRates } from '@seller-toolbox/reference-data/exchange';
import type { Tool } from '@seller-toolbox/tool-kit';
import { useCallback, useState } from 'react';
import type { ConvertedInput } from '../engine/convert-input.ts';
import type { ProfitEngine } from '../engine/profit-calculator.engine.ts';
import type { ProfitInput } from '../engine/profit-input.schema.ts';
import { loadParts } from './load-parts.ts';

/** A change of the marketplace that converted the amounts. */
export interface Conversion extends Omit<ConvertedInput, 'change'> {
  readonly marketplace: ProfitInput['marketplace'];
  readonly date: string;
  /** Puts the numbers as they were typed into the new marketplace. */
  readonly keepNumbers: () => void;
}

export interface MarketplaceChange {
  readonly choose: (marketplace: ProfitInput['marketplace']) => void;
  /** Null where no amounts were converted. */
  readonly conversion: Conversion | null;
}

/** Changes the marketplace: amounts are never kept in another currency without saying so. */
export function useMarketplaceChange(
  { input, place }: Tool<ProfitEngine>,
  rates: ExchangeRates = builtInExchangeRates,
): MarketplaceChange {
  const [last, setLast] = useState<Conversion | null>(null);
  const choose = useCallback(
    async (marketplace: ProfitInput['marketplace']) => {
      const { amountsOf, convertInput } = await (await loadParts()).loadConvertInput();
      const newest = convertInput(input, marketplace, rates);
      // The built-in rates have every marketplace.
      const used = newest ? rates : builtInExchangeRates;
      const converted = newest ?? convertInput(input, marketplace, used);
      if (!converted) return;
      place(converted.change);
      const isSame = converted.from === converted.to;
      setLast(
        isSame
          ? null
          : {
              marketplace,
              from: converted.from,
              to: converted.to,
              rate: converted.rate,
              date: used.lastUpdated,
              keepNumbers: () => {
                place(amountsOf(input));
                setLast(null);
              },
            },
      );
    },
    [input, place, rates],
  );
  return {
    choose: (marketplace) => void choose(marketplace),
    conversion: last?.marketplace === input.marketplace ? last : null,
  };
}
