import type { Translate } from '@seller-toolbox/words';
import { useWords } from '@seller-toolbox/words/react';
import type zh from '../../words/products/zh.json';

export type TranslateProducts = Translate<typeof zh>;

/** The words of any tool. */
export type AnyWords = (key: string, params?: Record<string, string | number>) => string;

export function useProductsWords(): TranslateProducts {
  return useWords<typeof zh>('products');
}

/** The name of a field; columns of the seller's own have their own. */
export function fieldLabel(t: TranslateProducts, field: string): string {
  // Every field of a product has a word: words.spec.ts.
  return field.startsWith('own:') ? field.slice('own:'.length) : t(`field.${field}` as 'field.sku');
}
