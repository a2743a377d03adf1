import type { Translate } from '@seller-toolbox/words';
import { useWords } from '@seller-toolbox/words/react';
import type zh from '../../../words/tool-products/zh.json';

export function useToolProductsWords(): Translate<typeof zh> {
  return useWords<typeof zh>('tool-products');
}
