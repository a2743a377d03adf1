import type { Translate } from '@seller-toolbox/words';
import { useWords } from '@seller-toolbox/words/react';
import type zh from '../../../words/file/zh.json';

export function useFileWords(): Translate<typeof zh> {
  return useWords<typeof zh>('file');
}
