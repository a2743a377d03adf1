import type { Translate } from '@seller-toolbox/words';
import { useWords } from '@seller-toolbox/words/react';
import type { WordFiles } from '../app/admin-words.ts';
import type zh from './words/zh.json';

type Words = typeof zh;

export const analyticsWords: WordFiles<Words> = {
  namespace: 'admin-analytics',
  load: (language) => import(`./words/${language}.json`),
};

export function useAnalyticsWords(): Translate<Words> {
  return useWords<Words>(analyticsWords.namespace);
}
