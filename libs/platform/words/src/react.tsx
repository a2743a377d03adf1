import { createContext, useContext, useMemo, useSyncExternalStore, type ReactNode } from 'react';
import { createFormat, type Format } from './format.ts';
import { currentLanguage, type I18n } from './create-i18n.ts';
import { DEFAULT_LANGUAGE, type Language } from './languages.ts';
import type { PlatformWords } from './platform-words.ts';
import type { Translate } from './words.ts';

/** What the page shows. Every change of language or words is a new one. */
interface Shown {
  readonly i18n: I18n;
  readonly language: Language;
}

const ShownContext = createContext<Shown | null>(null);

/** Gives everything below it the words of the instance and the language it shows. */
export function I18nProvider({ i18n, children }: { i18n: I18n; children: ReactNode }) {
  const { subscribe, read } = useMemo(() => follow(i18n), [i18n]);
  return <ShownContext value={useSyncExternalStore(subscribe, read, read)}>{children}</ShownContext>;
}

function follow(i18n: I18n) {
  let shown: Shown = { i18n, language: currentLanguage(i18n) };
  return {
    read() {
      // It may have changed before anybody listened.
      if (shown.language !== currentLanguage(i18n)) shown = { i18n, language: currentLanguage(i18n) };
      return shown;
    },
    subscribe(listener: () => void) {
      const change = () => {
        shown = { i18n, language: currentLanguage(i18n) };
        listener();
      };
      i18n.on('languageChanged', change);
      i18n.store.on('added', change);
      return () => {
        i18n.off('languageChanged', change);
        i18n.store.off('added', change);
      };
    },
  };
}

/** The language of the page. */
export function useLanguage(): Language {
  return useContext(ShownContext)?.language ?? DEFAULT_LANGUAGE;
}

/** The instance that the page speaks through, for who adds words to it. */
export function useI18n(): I18n {
  const shown = useContext(ShownContext);
  if (!shown) throw new Error('words need an I18nProvider around them');
  return shown.i18n;
}

/** The words of a namespace: `useWords<typeof zh>('unit-converter')`. */
export function useWords<Words>(namespace: string): Translate<Words> {
  const shown = useContext(ShownContext);
  if (!shown) throw new Error('words need an I18nProvider around them');
  return useMemo(() => {
    const t = shown.i18n.getFixedT(shown.language, namespace);
    return (key, params) => t(key, { ...params });
  }, [shown, namespace]);
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
