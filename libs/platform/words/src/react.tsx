import { useContext, useMemo, type ReactNode } from 'react';
import { I18nContext, I18nextProvider, useTranslation } from 'react-i18next';
import { createFormat, type Format } from './format.ts';
import { currentLanguage, type I18n } from './create-i18n.ts';
import type { Language } from './languages.ts';
import type { PlatformWords } from './platform-words.ts';
import type { Translate } from './words.ts';

/** Provides the words and the language of the instance to all components below it. */
export function I18nProvider({ i18n, children }: { i18n: I18n; children: ReactNode }) {
  return <I18nextProvider i18n={i18n}>{children}</I18nextProvider>;
}

/** The instance of the page, for adding words to it. Throws outside an `I18nProvider`. */
export function useI18n(): I18n {
  // Undefined outside a provider, which the type leaves out.
  const context: { i18n: I18n } | undefined = useContext(I18nContext);
  if (!context) throw new Error('words need an I18nProvider around them');
  return context.i18n;
}

/** The language of the page. */
export function useLanguage(): Language {
  return currentLanguage(useTranslation(undefined, { i18n: useI18n() }).i18n);
}

/** The words of a namespace: `useWords<typeof zh>('unit-converter')`. */
export function useWords<Words>(namespace: string): Translate<Words> {
  const { t } = useTranslation(namespace, { i18n: useI18n() });
  return useMemo(() => (key, params) => t(key, { ...params }), [t]);
}

/** The words that all tools share. */
export function usePlatformWords(): Translate<PlatformWords> {
  return useWords<PlatformWords>('platform');
}

/** Formats numbers, money and dates in the language of the page. */
export function useFormat(): Format {
  const language = useLanguage();
  return useMemo(() => createFormat(language), [language]);
}
