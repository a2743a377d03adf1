export {
  addWords,
  createI18n,
  currentLanguage,
  switchLanguage,
  type I18n,
  type Resources,
} from './create-i18n.ts';
export { foldForSearch } from './fold-for-search.ts';
export { createFormat, formatForInput, type Format } from './format.ts';
export {
  chooseLanguage,
  DEFAULT_LANGUAGE,
  isLanguage,
  LANGUAGE_CODES,
  languageInfo,
  LANGUAGES,
  type Language,
  type LanguageInfo,
} from './languages.ts';
export { looksLikeForeignNumber } from './foreign-number.ts';
export { decimalSeparator, parseNumber } from './parse-number.ts';
export type { PlatformWords } from './platform-words.ts';
export { type LoadWords, type Translate, type WordKey, type WordParams, type WordTree } from './words.ts';
