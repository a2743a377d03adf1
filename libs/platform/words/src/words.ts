import type { Language } from './languages.ts';

/** A file of words: sections of keys, or keys; texts with `{{placeholders}}`. */
export interface WordTree {
  readonly [key: string]: string | WordTree;
}

/** The dotted keys of a file of words: `ui.swap`. Plural forms (`count_one`, `count_other`) have the key `count`. */
export type WordKey<Words> = {
  [Key in keyof Words & string]: Words[Key] extends string ? Unplural<Key> : `${Key}.${WordKey<Words[Key]>}`;
}[keyof Words & string];

type Unplural<Key extends string> = Key extends `${infer Stem}_${'one' | 'other'}` ? Stem : Key;

export type WordParams = Readonly<Record<string, string | number>>;

/** Picks the text of a key in the page's language and fills its placeholders. */
export type Translate<Words> = (key: WordKey<Words>, params?: WordParams) => string;

/** Loads a file of words in a language, of a page or of a part that is loaded later. */
export type LoadWords<Words extends WordTree = WordTree> = (
  language: Language,
) => Promise<{ default: Words }>;
