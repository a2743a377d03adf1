import type { Translate } from '@seller-toolbox/words';
import { useWords } from '@seller-toolbox/words/react';
import type zh from '../../words/offline/zh.json';

export const OFFLINE_WORDS = 'offline';

/** The words about connection, versions and installing. */
export function useOfflineWords(): Translate<typeof zh> {
  return useWords<typeof zh>(OFFLINE_WORDS);
}
