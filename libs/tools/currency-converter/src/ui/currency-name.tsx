import { useLanguage } from '@seller-toolbox/words/react';
import { currencyName } from './currency-names.ts';

/** The name of a currency. Browsers of another age call some differently than the page that was made for them. */
export function CurrencyName({ code }: { code: string }) {
  return <span suppressHydrationWarning>{currencyName(code, useLanguage())}</span>;
}
