import type { WordLoaders } from '@seller-toolbox/words/lazy-words';
import type zh from '../../locales/pictures/zh.json';

export type PictureWords = typeof zh;

/** The namespace of the texts that are loaded with the pictures. */
export const PICTURE_WORDS = 'title-fixer/pictures';

export const PICTURE_WORD_LOADERS: WordLoaders<PictureWords> = {
  zh: () => import('../../locales/pictures/zh.json'),
  'zh-TW': () => import('../../locales/pictures/zh-TW.json'),
  en: () => import('../../locales/pictures/en.json'),
  ja: () => import('../../locales/pictures/ja.json'),
  id: () => import('../../locales/pictures/id.json'),
  vi: () => import('../../locales/pictures/vi.json'),
};
