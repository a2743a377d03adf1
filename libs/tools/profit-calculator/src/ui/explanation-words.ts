import type { LoadWords } from '@seller-toolbox/words';
import type zh from '../locales/explanation/zh.json';

/** The words of the steps and sources, which come with their panel. */
export type ExplanationWords = typeof zh;
export const EXPLANATION_WORDS = 'profit-calculator/explanation';

export const loadExplanationWords: LoadWords<ExplanationWords> = (language) =>
  import(`../locales/explanation/${language}.json`);
