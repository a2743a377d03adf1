import type { Translate } from '@seller-toolbox/words';
import { useWords } from '@seller-toolbox/words/react';
import type { WordFiles } from '../app/admin-words.ts';
import type zh from './words/zh.json';

type Words = typeof zh;

export const loginWords: WordFiles<Words> = {
  namespace: 'admin-login',
  load: (language) => import(`./words/${language}.json`),
};

export function useLoginWords(): Translate<Words> {
  return useWords<Words>(loginWords.namespace);
}
