import type { LoadWords } from '@seller-toolbox/words';
import type zh from '../../locales/supplier/zh.json';

export type SupplierWords = typeof zh;

/** The namespace of the texts that are loaded with the orders by supplier and the fields for them. */
export const SUPPLIER_WORDS = 'restock-planner/supplier';

export const loadSupplierWords: LoadWords<SupplierWords> = (language) =>
  import(`../../locales/supplier/${language}.json`);
