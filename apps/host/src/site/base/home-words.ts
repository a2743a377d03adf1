import { useWords } from '@seller-toolbox/words/react';
import type { Translate } from '@seller-toolbox/words';
import type zh from '../../words/home/zh.json';

/** The namespace of the words of the pages that list the tools: no other page carries them. */
export const HOME = 'home';

export function useHomeWords(): Translate<typeof zh> {
  return useWords<typeof zh>(HOME);
}
