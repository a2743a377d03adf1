import { ANNOUNCEMENT_WORDS } from '@seller-toolbox/announcement-view/announcement-words';
import type zh from '@seller-toolbox/announcement-view/words/zh';
import type { WordFiles } from '../app/admin-words.ts';

/** The words around an announcement, as the public pages have them. */
export const shownAnnouncementWords: WordFiles<typeof zh> = {
  namespace: ANNOUNCEMENT_WORDS,
  load: {
    zh: () => import('@seller-toolbox/announcement-view/words/zh'),
    'zh-TW': () => import('@seller-toolbox/announcement-view/words/zh-TW'),
    en: () => import('@seller-toolbox/announcement-view/words/en'),
    ja: () => import('@seller-toolbox/announcement-view/words/ja'),
    id: () => import('@seller-toolbox/announcement-view/words/id'),
    vi: () => import('@seller-toolbox/announcement-view/words/vi'),
  },
};
