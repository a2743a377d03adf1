import type { LoadWords, Translate } from '@seller-toolbox/words';
import { useWords } from '@seller-toolbox/words/react';
import type zh from './words/zh.json';

/** The namespace of the words that come when there is something to announce. */
export const ANNOUNCEMENT_WORDS = 'announcements';

export const loadAnnouncementWords: LoadWords<typeof zh> = (language) => import(`./words/${language}.json`);

export function useAnnouncementWords(): Translate<typeof zh> {
  return useWords<typeof zh>(ANNOUNCEMENT_WORDS);
}
