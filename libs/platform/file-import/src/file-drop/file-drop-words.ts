import type { WordLoaders } from '@seller-toolbox/words/late-words';
import type zh from './words/zh.json';

export type FileDropWords = typeof zh;

export const FILE_DROP_WORDS = 'file-drop';

export const FILE_DROP_WORD_LOADERS: WordLoaders<FileDropWords> = {
  zh: () => import('./words/zh.json'),
  'zh-TW': () => import('./words/zh-TW.json'),
  en: () => import('./words/en.json'),
  ja: () => import('./words/ja.json'),
  id: () => import('./words/id.json'),
  vi: () => import('./words/vi.json'),
};
