import { languageInfo, type Language } from '@seller-toolbox/words';

const cache = new Map<string, Intl.DisplayNames>();

/** The platform's name of a currency in a language; its code where it has none. */
export function currencyName(code: string, language: Language): string {
  const { locale } = languageInfo(language);
  const names = cache.get(locale) ?? new Intl.DisplayNames(locale, { type: 'currency' });
  cache.set(locale, names);
  return names.of(code) ?? code;
}
