import type { Translate } from '@seller-toolbox/words';
import { useWords } from '@seller-toolbox/words/react';
import type { WordFiles } from '../app/admin-words.ts';
import type zh from './words/zh.json';

type Words = typeof zh;

export const announcementsWords: WordFiles<Words> = {
  namespace: 'admin-announcements',
  load: {
    zh: () => import('./words/zh.json'),
    'zh-TW': () => import('./words/zh-TW.json'),
    en: () => import('./words/en.json'),
    ja: () => import('./words/ja.json'),
    id: () => import('./words/id.json'),
    vi: () => import('./words/vi.json'),
  },
};

export function useAnnouncementsWords(): Translate<Words> {
  return useWords<Words>(announcementsWords.namespace);
}
