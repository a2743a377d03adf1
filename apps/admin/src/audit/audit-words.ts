import type { Translate } from '@seller-toolbox/words';
import { useWords } from '@seller-toolbox/words/react';
import type { WordFiles } from '../app/admin-words.ts';
import type zh from './words/zh.json';

type Words = typeof zh;

export const auditWords: WordFiles<Words> = {
  namespace: 'admin-audit',
  load: (language) => import(`./words/${language}.json`),
};

export function useAuditWords(): Translate<Words> {
  return useWords<Words>(auditWords.namespace);
}
