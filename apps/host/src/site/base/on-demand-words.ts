import { useWords } from '@seller-toolbox/words/react';
import type { Translate } from '@seller-toolbox/words';
import type zh from '../../words/on-demand/zh.json';

/** The namespace of what no page shows before somebody asks for it. */
export const ON_DEMAND = 'on-demand';

export function useOnDemandWords(): Translate<typeof zh> {
  return useWords<typeof zh>(ON_DEMAND);
}
