import type { WordLoaders } from '@seller-toolbox/words/late-words';
import { useWords } from '@seller-toolbox/words/react';
import type zh from './words/zh.json';

export type TitleListWords = typeof zh;

/** The namespace of the words that come with the list. */
export const TITLE_LIST_WORDS = 'title-list';

export const TITLE_LIST_WORD_LOADERS: WordLoaders<TitleListWords> = {
  zh: () => import('./words/zh.json'),
  'zh-TW': () => import('./words/zh-TW.json'),
  en: () => import('./words/en.json'),
  ja: () => import('./words/ja.json'),
  id: () => import('./words/id.json'),
  vi: () => import('./words/vi.json'),
};

export function useTitleListWords() {
  return useWords<TitleListWords>(TITLE_LIST_WORDS);
}
