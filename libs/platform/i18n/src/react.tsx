import { createContext, useContext, useMemo, type ReactNode } from 'react';
import { I18nextProvider, useTranslation } from 'react-i18next';
import { createFormat, type Format } from './format.ts';
import { currentLanguage, type I18n } from './create-i18n.ts';
import { DEFAULT_LANGUAGE, type Language } from './languages.ts';
import type { PlatformWords } from './platform-words.ts';
import type { Translate } from './words.ts';

const LanguageContext = createContext<Language>(DEFAULT_LANGUAGE);

/** Gives everything below it the words of the instance and the language it shows. */
export function I18nProvider({ i18n, children }: { i18n: I18n; children: ReactNode }) {
  return (
    <I18nextProvider i18n={i18n}>
      <LanguageScope>{children}</LanguageScope>
    </I18nextProvider>
  );
}

function LanguageScope({ children }: { children: ReactNode }) {
  const { i18n } = useTranslation();
  return <LanguageContext.Provider value={currentLanguage(i18n)}>{children}</LanguageContext.Provider>;
}

/** The language of the page. */
export function useLanguage(): Language {
  return useContext(LanguageContext);
}

/** The words of a namespace: `useWords<typeof zh>('unit-converter')`. */
export function useWords<Words>(namespace: string): Translate<Words> {
  const { t } = useTranslation(namespace);
  return useMemo(() => (key, params) => t(key, { ...params }), [t]);
}

/** The words that all tools share. */
export function usePlatformWords(): Translate<PlatformWords> {
  return useWords<PlatformWords>('platform');
}

/** Numbers, money and dates as the page's language writes them. */
export function useFormat(): Format {
  const language = useLanguage();
  return useMemo(() => createFormat(language), [language]);
}
