import {
  ANNOUNCEMENT_WORDS,
  loadAnnouncementWords,
} from '@seller-toolbox/announcement-view/announcement-words';
import type zh from '@seller-toolbox/announcement-view/words/zh';
import type { WordFiles } from '../app/admin-words.ts';

/** The words around an announcement, as the public pages have them. */
export const shownAnnouncementWords: WordFiles<typeof zh> = {
  namespace: ANNOUNCEMENT_WORDS,
  load: loadAnnouncementWords,
};
