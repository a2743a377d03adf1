import i18next, { type FormatterModule, type i18n } from 'i18next';
import { createFormat } from './format.ts';
import { DEFAULT_LANGUAGE, isLanguage, LANGUAGE_CODES, type Language } from './languages.ts';
import type { WordTree } from './words.ts';

export type { i18n as I18n } from 'i18next';

/** Words by namespace: `platform`, `host`, or a tool's id. */
export type Resources = Readonly<Record<string, WordTree>>;

/**
 * An i18next instance that starts immediately with the given words; it fetches nothing. The page loads its words in one
 * language, and adds another language's with `switchLanguage`.
 * @param everywhere values for placeholders in any of the words; read at each use
 */
export function createI18n(
  language: Language,
  resources: Resources,
  everywhere?: Readonly<Record<string, string>>,
): i18n {
  const instance = i18next.createInstance().use(PARAMETER_FORMATTER);
  void instance.init({
    lng: language,
    fallbackLng: false,
    // `zh-TW` does not fall back to `zh`: the words of each language are complete.
    load: 'currentOnly',
    supportedLngs: [...LANGUAGE_CODES],
    resources: { [language]: { ...resources } },
    defaultNS: 'platform',
    initAsync: false,
    // React escapes. Numbers are written as the language writes them; years and codes are passed as texts.
    interpolation: {
      escapeValue: false,
      alwaysFormat: true,
      ...(everywhere && { defaultVariables: everywhere }),
    },
    // Words are loaded before a component needs them: those of a late part must not render the whole page again.
    react: { useSuspense: false, bindI18nStore: '' },
  });
  return instance;
}

const PARAMETER_FORMATTER: FormatterModule = {
  type: 'formatter',
  init: () => undefined,
  add: () => undefined,
  addCached: () => undefined,
  format: writeParameter,
};

function writeParameter(value: unknown, _format: string | undefined, language: string | undefined): string {
  if (typeof value !== 'number') return String(value);
  return createFormat(isLanguage(language) ? language : DEFAULT_LANGUAGE).number(value, { digits: 4 });
}

/** Adds words to the instance; words that are there already are replaced. */
export function addWords(instance: i18n, language: Language, resources: Resources): void {
  for (const [namespace, words] of Object.entries(resources)) {
    instance.addResourceBundle(language, namespace, words, true, true);
  }
}

/** Adds the words of another language, then shows it, so that no raw key is ever on screen. */
export async function switchLanguage(
  instance: i18n,
  language: Language,
  resources: Resources,
): Promise<void> {
  addWords(instance, language, resources);
  await instance.changeLanguage(language);
}

/** The language that an instance shows. */
export function currentLanguage(instance: i18n): Language {
  return LANGUAGE_CODES.find((code) => code === instance.language) ?? DEFAULT_LANGUAGE;
}
