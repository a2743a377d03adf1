import type { LoadWords } from '@seller-toolbox/words';
import type zh from '../../locales/late/zh.json';

export type LateWords = typeof zh;

/** The namespace of the texts that are loaded with the explanation, the limits and the tips. */
export const LATE_WORDS = 'packing-calculator/late';

export const loadLateWords: LoadWords<LateWords> = (language) =>
  import(`../../locales/late/${language}.json`);
