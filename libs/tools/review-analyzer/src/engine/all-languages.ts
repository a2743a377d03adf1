import { words as de } from './languages/de.ts';
import { words as en } from './languages/en.ts';
import { words as es } from './languages/es.ts';
import { words as fr } from './languages/fr.ts';
import { words as it } from './languages/it.ts';
import { words as ja } from './languages/ja.ts';
import { words as zh } from './languages/zh.ts';
import type { LanguageWords } from './lexicon.ts';
import type { ReviewLanguage } from './review-languages.data.ts';

/** The words of every language, for where none has to be loaded later. */
export const ALL_LANGUAGES: ReadonlyMap<ReviewLanguage, LanguageWords> = new Map([
  ['en', en],
  ['de', de],
  ['fr', fr],
  ['es', es],
  ['it', it],
  ['ja', ja],
  ['zh', zh],
]);
