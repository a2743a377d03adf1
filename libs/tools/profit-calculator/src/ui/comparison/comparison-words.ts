import type { LoadWords } from '@seller-toolbox/words';
import type zh from '../../locales/comparison/zh.json';

export type ComparisonWords = typeof zh;

/** The namespace of the texts that are loaded with the comparison. */
export const COMPARISON_WORDS = 'profit-calculator/comparison';

export const loadComparisonWords: LoadWords<ComparisonWords> = (language) =>
  import(`../../locales/comparison/${language}.json`);
