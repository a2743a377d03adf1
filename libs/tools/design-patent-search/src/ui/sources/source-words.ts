import type { LoadWords } from '@seller-toolbox/words';
import type zh from '../../locales/sources/zh.json';

export type SourceWords = typeof zh;

/** The namespace of the texts that come with the visitor's files. */
export const SOURCE_WORDS = 'design-patent-search/sources';

export const loadSourceWords: LoadWords<SourceWords> = (language) =>
  import(`../../locales/sources/${language}.json`);
