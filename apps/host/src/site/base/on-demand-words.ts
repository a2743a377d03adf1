import { useWords } from '@seller-toolbox/words/react';
import type { Translate } from '@seller-toolbox/words';
import type zh from '../../words/on-demand/zh.json';

/** The namespace of words that no page shows before the visitor opens something. */
export const ON_DEMAND = 'on-demand';

export function useOnDemandWords(): Translate<typeof zh> {
  return useWords<typeof zh>(ON_DEMAND);
}
