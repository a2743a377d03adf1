/** A language that the site is offered in. All six are written from left to right. */
export interface LanguageInfo {
  readonly code: string;
  /** The language's name in itself. */
  readonly name: string;
  /** Two letters for the badge in the switch; no flag emoji. */
  readonly flag: string;
  /** The locale that numbers, dates and currencies are written in. */
  readonly locale: string;
  readonly direction: 'ltr';
}

export const LANGUAGES = [
  { code: 'zh', name: '简体中文', flag: 'CN', locale: 'zh-CN', direction: 'ltr' },
  { code: 'zh-TW', name: '繁體中文', flag: 'TW', locale: 'zh-TW', direction: 'ltr' },
  { code: 'en', name: 'English', flag: 'EN', locale: 'en-US', direction: 'ltr' },
  { code: 'ja', name: '日本語', flag: 'JA', locale: 'ja-JP', direction: 'ltr' },
  { code: 'id', name: 'Bahasa Indonesia', flag: 'ID', locale: 'id-ID', direction: 'ltr' },
  { code: 'vi', name: 'Tiếng Việt', flag: 'VI', locale: 'vi-VN', direction: 'ltr' },
] as const satisfies readonly LanguageInfo[];

export type Language = (typeof LANGUAGES)[number]['code'];

export const LANGUAGE_CODES: readonly Language[] = LANGUAGES.map(({ code }) => code);

/** The language of the specification, of addresses without `lang`, and of whoever has chosen none. */
export const DEFAULT_LANGUAGE: Language = 'zh';

export function isLanguage(value: unknown): value is Language {
  return LANGUAGES.some(({ code }) => code === value);
}

/** What is known of a language; the six are fixed, so there always is something. */
export function languageInfo(language: Language): LanguageInfo {
  return LANGUAGES.find(({ code }) => code === language) ?? LANGUAGES[0];
}

/** The `lang` parameter if it is valid, else the stored choice, else zh. Never guessed from the browser. */
export function chooseLanguage(parameter: unknown, stored: unknown): Language {
  if (isLanguage(parameter)) return parameter;
  return isLanguage(stored) ? stored : DEFAULT_LANGUAGE;
}
