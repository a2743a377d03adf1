import type { LoadWords } from '@seller-toolbox/words';
import type zh from '../locales/reading/zh.json';

export type ReadingWords = typeof zh;

/** The namespace of the texts that are loaded with the first file. */
export const READING_WORDS = 'search-term-analyzer/reading';

export const loadReadingWords: LoadWords<ReadingWords> = (language) =>
  import(`../locales/reading/${language}.json`);
