import type { Translate } from '@seller-toolbox/words';
import { useWords } from '@seller-toolbox/words/react';
import type { WordFiles } from '../app/admin-words.ts';
import type { LazyPart } from '../app/loaded-page.tsx';
import type zh from './words/zh.json';

type Words = typeof zh;

const loginWords: WordFiles<Words> = {
  namespace: 'admin-login',
  load: (language) => import(`./words/${language}.json`),
};

export function useLoginWords(): Translate<Words> {
  return useWords<Words>(loginWords.namespace);
}

export const LOGIN_PAGE: LazyPart = {
  words: loginWords,
  load: () => import('./login-page.tsx').then((file) => file.LoginPage),
};
