// Written by `npm run catalogue` from libs/tools/*; not for editing.
import type { Language } from '@seller-toolbox/words';
import type { PartWords } from '../tool-words.ts';

export const todayWordLoaders: Readonly<Record<Language, () => Promise<PartWords>>> = {
  'zh': () => import('./today-words/zh.ts').then((file) => file.words),
  'zh-TW': () => import('./today-words/zh-TW.ts').then((file) => file.words),
  'en': () => import('./today-words/en.ts').then((file) => file.words),
  'ja': () => import('./today-words/ja.ts').then((file) => file.words),
  'id': () => import('./today-words/id.ts').then((file) => file.words),
  'vi': () => import('./today-words/vi.ts').then((file) => file.words),
};
