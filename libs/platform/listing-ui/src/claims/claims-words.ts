import type { LoadWords } from '@seller-toolbox/words';
import { useWords } from '@seller-toolbox/words/react';
import type zh from './words/zh.json';

/** The namespace of the words of the rules. */
export const CLAIMS_WORDS = 'claims';

export const loadClaimsWords: LoadWords<typeof zh> = (language) => import(`./words/${language}.json`);

export function useClaimsWords() {
  return useWords<typeof zh>(CLAIMS_WORDS);
}
