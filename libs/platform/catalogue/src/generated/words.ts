// Written by `npm run catalogue` from libs/tools/*; not for editing.
import type { Language } from '@seller-toolbox/words';
import type { CatalogueWords } from '../tool-words.ts';

export const wordLoaders: Readonly<Record<Language, () => Promise<CatalogueWords>>> = {
  'zh': () => import('./words/zh.ts').then((file) => file.words),
  'zh-TW': () => import('./words/zh-TW.ts').then((file) => file.words),
  'en': () => import('./words/en.ts').then((file) => file.words),
  'ja': () => import('./words/ja.ts').then((file) => file.words),
  'id': () => import('./words/id.ts').then((file) => file.words),
  'vi': () => import('./words/vi.ts').then((file) => file.words),
};
