import type { ToolProducts } from '@seller-toolbox/products';
import { findLoader } from './find-loader.ts';
import { productsLoaders } from './generated/products.ts';

/** The tools that work with the visitor's products. */
export const productsIds: readonly string[] = Object.keys(productsLoaders);

/** Loads how a tool works with products; undefined where it does not. */
export function loadProducts(id: string): Promise<ToolProducts> | undefined {
  return findLoader(productsLoaders, id)?.();
}
