import { useLanguage } from '@seller-toolbox/words/react';
import { currencyName } from './currency-names.ts';

/** The name of a currency. Hydration may differ: browsers of another version name some currencies differently. */
export function CurrencyName({ code }: { code: string }) {
  return <span suppressHydrationWarning>{currencyName(code, useLanguage())}</span>;
}
