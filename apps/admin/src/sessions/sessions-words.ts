import type { Translate } from '@seller-toolbox/words';
import { useWords } from '@seller-toolbox/words/react';
import type { WordFiles } from '../app/admin-words.ts';
import type zh from './words/zh.json';

type Words = typeof zh;

export const sessionsWords: WordFiles<Words> = {
  namespace: 'admin-sessions',
  load: (language) => import(`./words/${language}.json`),
};

export function useSessionsWords(): Translate<Words> {
  return useWords<Words>(sessionsWords.namespace);
}
