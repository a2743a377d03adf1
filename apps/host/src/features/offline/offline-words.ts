import type { Translate } from '@seller-toolbox/i18n';
import { useWords } from '@seller-toolbox/i18n/react';
import type zh from '../../words/offline/zh.json';

export const OFFLINE_WORDS = 'offline';

/** The words about connection, versions and installing. */
export function useOfflineWords(): Translate<typeof zh> {
  return useWords<typeof zh>(OFFLINE_WORDS);
}
