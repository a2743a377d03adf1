// Written by `npm run catalogue` from libs/tools/*; not for editing.
import type { Language } from '@seller-toolbox/words';
import type { PartWords } from '../tool-words.ts';

export const recognizerWordLoaders: Readonly<Record<Language, () => Promise<PartWords>>> = {
  'zh': () => import('./recognizer-words/zh.ts').then((file) => file.words),
  'zh-TW': () => import('./recognizer-words/zh-TW.ts').then((file) => file.words),
  'en': () => import('./recognizer-words/en.ts').then((file) => file.words),
  'ja': () => import('./recognizer-words/ja.ts').then((file) => file.words),
  'id': () => import('./recognizer-words/id.ts').then((file) => file.words),
  'vi': () => import('./recognizer-words/vi.ts').then((file) => file.words),
};
