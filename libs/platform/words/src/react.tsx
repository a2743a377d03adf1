import { createContext, useContext, useMemo, type ReactNode } from 'react';
import { I18nextProvider, useTranslation } from 'react-i18next';
import { createFormat, type Format } from './format.ts';
import { currentLanguage, type I18n } from './create-i18n.ts';
import type { Language } from './languages.ts';
import type { PlatformWords } from './platform-words.ts';
import type { Translate, WordParams } from './words.ts';

type AnyTranslate = (key: string, params?: WordParams) => string;

/** The instance in one language: a change of language makes another one, and all who use it render again. */
interface BoundWords {
  readonly i18n: I18n;
  readonly language: Language;
  readonly format: Format;
  readonly wordsOf: (namespace: string) => AnyTranslate;
}

const BoundWordsContext = createContext<BoundWords | null>(null);

/** Provides the words and the language of the instance to all components below it. */
export function I18nProvider({ i18n, children }: { i18n: I18n; children: ReactNode }) {
  return (
    <I18nextProvider i18n={i18n}>
      <Binding i18n={i18n}>{children}</Binding>
    </I18nextProvider>
  );
}

/** The one subscription of a page: `useTranslation` in each component took a tenth of the time of hydrating (decision 0005). */
function Binding({ i18n, children }: { i18n: I18n; children: ReactNode }) {
  const language = currentLanguage(useTranslation(undefined, { i18n }).i18n);
  const bound = useMemo(() => bindWords(i18n, language), [i18n, language]);
  return <BoundWordsContext value={bound}>{children}</BoundWordsContext>;
}

function bindWords(i18n: I18n, language: Language): BoundWords {
  const known: Record<string, AnyTranslate> = {};
  return {
    i18n,
    language,
    format: createFormat(language),
    wordsOf: (namespace) => (known[namespace] ??= translator(i18n, language, namespace)),
  };
}

function translator(i18n: I18n, language: Language, namespace: string): AnyTranslate {
  const t = i18n.getFixedT(language, namespace);
  return (key, params) => t(key, { ...params });
}

function useBoundWords(): BoundWords {
  const bound = useContext(BoundWordsContext);
  if (!bound) throw new Error('words need an I18nProvider around them');
  return bound;
}

/** The instance of the page, for adding words to it. Throws outside an `I18nProvider`. */
export function useI18n(): I18n {
  return useBoundWords().i18n;
}

/** The language of the page. */
export function useLanguage(): Language {
  return useBoundWords().language;
}

/** The words of a namespace: `useWords<typeof zh>('unit-converter')`. */
export function useWords<Words>(namespace: string): Translate<Words> {
  return useBoundWords().wordsOf(namespace);
}

/** The words that all tools share. */
export function usePlatformWords(): Translate<PlatformWords> {
  return useWords<PlatformWords>('platform');
}

/** Formats numbers, money and dates in the language of the page. */
export function useFormat(): Format {
  return useBoundWords().format;
}
