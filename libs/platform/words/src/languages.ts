/** A language that the site is offered in. All six are written from left to right. */
export interface LanguageInfo {
  readonly code: string;
  /** The language's name in itself. */
  readonly name: string;
  /** The language in one or two characters of its own script, for the badge in the switch; no flag emoji. */
  readonly flag: string;
  /** The locale that numbers, dates and currencies are written in. */
  readonly locale: string;
  readonly direction: 'ltr';
}

/** In the order of the language switch. */
export const LANGUAGE_CODES = ['zh', 'zh-TW', 'en', 'ja', 'id', 'vi'] as const;

export type Language = (typeof LANGUAGE_CODES)[number];

const KNOWN: Readonly<Record<Language, Omit<LanguageInfo, 'code' | 'direction'>>> = {
  zh: { name: '简体中文', flag: '简', locale: 'zh-CN' },
  'zh-TW': { name: '繁體中文', flag: '繁', locale: 'zh-TW' },
  en: { name: 'English', flag: 'EN', locale: 'en-US' },
  ja: { name: '日本語', flag: '日', locale: 'ja-JP' },
  id: { name: 'Bahasa Indonesia', flag: 'ID', locale: 'id-ID' },
  vi: { name: 'Tiếng Việt', flag: 'VI', locale: 'vi-VN' },
};

/** Marked as free of effects: what runs before the first paint needs the codes alone. */
export const LANGUAGES: readonly (LanguageInfo & { readonly code: Language })[] =
  /* @__PURE__ */ LANGUAGE_CODES.map(languageInfo);

/** The default language: of the specification and of addresses without `lang`. */
export const DEFAULT_LANGUAGE: Language = 'zh';

export function isLanguage(value: unknown): value is Language {
  return LANGUAGE_CODES.some((code) => code === value);
}

/** What is known of a language. */
export function languageInfo(language: Language): LanguageInfo & { readonly code: Language } {
  return { code: language, ...KNOWN[language], direction: 'ltr' };
}

/** The `lang` parameter if it is valid, else the stored choice, else zh. Never guessed from the browser. */
export function chooseLanguage(parameter: unknown, stored: unknown): Language {
  if (isLanguage(parameter)) return parameter;
  return isLanguage(stored) ? stored : DEFAULT_LANGUAGE;
}
