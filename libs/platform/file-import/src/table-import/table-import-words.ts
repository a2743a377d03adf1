import type { WordLoaders } from '@seller-toolbox/words/late-words';
import type zh from './words/zh.json';

export type TableImportWords = typeof zh;

export const TABLE_IMPORT_WORDS = 'table-import';

export const TABLE_IMPORT_WORD_LOADERS: WordLoaders<TableImportWords> = {
  zh: () => import('./words/zh.json'),
  'zh-TW': () => import('./words/zh-TW.json'),
  en: () => import('./words/en.json'),
  ja: () => import('./words/ja.json'),
  id: () => import('./words/id.json'),
  vi: () => import('./words/vi.json'),
};
