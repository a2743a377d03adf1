import { ANNOUNCEMENT_WORDS } from '../../features/announcements/announcement-words.ts';
import type zh from '../../words/announcements/zh.json';
import type { WordFiles } from '../app/admin-words.ts';

/** The words around an announcement, as the public pages have them. */
export const shownAnnouncementWords: WordFiles<typeof zh> = {
  namespace: ANNOUNCEMENT_WORDS,
  load: {
    zh: () => import('../../words/announcements/zh.json'),
    'zh-TW': () => import('../../words/announcements/zh-TW.json'),
    en: () => import('../../words/announcements/en.json'),
    ja: () => import('../../words/announcements/ja.json'),
    id: () => import('../../words/announcements/id.json'),
    vi: () => import('../../words/announcements/vi.json'),
  },
};
