import type { LoadWords } from '@seller-toolbox/words';
import type zh from '../../locales/ai/zh.json';

export type ReviewWords = typeof zh;

/** Namespace of the lazily loaded AI texts. */
export const REVIEW_WORDS = 'title-analyzer/ai';

export const loadReviewWords: LoadWords<ReviewWords> = (language) =>
  import(`../../locales/ai/${language}.json`);
