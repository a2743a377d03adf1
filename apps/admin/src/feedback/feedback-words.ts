import type { Translate } from '@seller-toolbox/words';
import { useWords } from '@seller-toolbox/words/react';
import type { WordFiles } from '../app/admin-words.ts';
import type zh from './words/zh.json';

type Words = typeof zh;

export const feedbackWords: WordFiles<Words> = {
  namespace: 'admin-feedback',
  load: (language) => import(`./words/${language}.json`),
};

export function useFeedbackWords(): Translate<Words> {
  return useWords<Words>(feedbackWords.namespace);
}
