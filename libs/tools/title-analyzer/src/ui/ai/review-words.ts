import type { WordLoaders } from '@seller-toolbox/words/lazy-words';
import type zh from '../../locales/ai/zh.json';

export type ReviewWords = typeof zh;

/** Namespace of the lazily loaded AI texts. */
export const REVIEW_WORDS = 'title-analyzer/ai';

export const REVIEW_WORD_LOADERS: WordLoaders<ReviewWords> = {
  zh: () => import('../../locales/ai/zh.json'),
  'zh-TW': () => import('../../locales/ai/zh-TW.json'),
  en: () => import('../../locales/ai/en.json'),
  ja: () => import('../../locales/ai/ja.json'),
  id: () => import('../../locales/ai/id.json'),
  vi: () => import('../../locales/ai/vi.json'),
};
