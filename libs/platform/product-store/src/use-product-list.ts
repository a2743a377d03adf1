import { useEffect, useSyncExternalStore } from 'react';
import type { ProductList, ProductStore } from './product-store.ts';
import { productStore } from './site-store.ts';

/** The visitor's products; the first use loads them. */
export function useProductList(): { readonly list: ProductList; readonly store: ProductStore } {
  const store = productStore();
  useEffect(() => void store.open(), [store]);
  return { list: useSyncExternalStore(store.subscribe, store.read, store.read), store };
}
