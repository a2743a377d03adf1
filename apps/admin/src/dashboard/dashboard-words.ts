import type { Translate } from '@seller-toolbox/words';
import { useWords } from '@seller-toolbox/words/react';
import type { WordFiles } from '../app/admin-words.ts';
import type zh from './words/zh.json';

type Words = typeof zh;

export const dashboardWords: WordFiles<Words> = {
  namespace: 'admin-dashboard',
  load: (language) => import(`./words/${language}.json`),
};

export function useDashboardWords(): Translate<Words> {
  return useWords<Words>(dashboardWords.namespace);
}
