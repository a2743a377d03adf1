import type { LoadWords } from '@seller-toolbox/words';
import type zh from '../locales/explanation/zh.json';

export type ExplanationWords = typeof zh;

/** The namespace of the texts that are loaded with the explanation. */
export const EXPLANATION_WORDS = 'restock-planner/explanation';

export const loadExplanationWords: LoadWords<ExplanationWords> = (language) =>
  import(`../locales/explanation/${language}.json`);
