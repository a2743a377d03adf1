import type { LoadWords } from '@seller-toolbox/words';
import type zh from '../../locales/history/zh.json';

export type HistoryWords = typeof zh;

/** The namespace of the texts that are loaded with the history. */
export const HISTORY_WORDS = 'title-fixer/history';

export const loadHistoryWords: LoadWords<HistoryWords> = (language) =>
  import(`../../locales/history/${language}.json`);
