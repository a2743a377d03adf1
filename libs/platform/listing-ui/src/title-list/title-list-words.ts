import type { LoadWords } from '@seller-toolbox/words';
import { useWords } from '@seller-toolbox/words/react';
import type zh from './words/zh.json';

export type TitleListWords = typeof zh;

/** The namespace of the words that come with the list. */
export const TITLE_LIST_WORDS = 'title-list';

export const loadTitleListWords: LoadWords<TitleListWords> = (language) => import(`./words/${language}.json`);

export function useTitleListWords() {
  return useWords<TitleListWords>(TITLE_LIST_WORDS);
}
