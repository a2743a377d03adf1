import type { ToolProducts } from '@seller-toolbox/products';
import { findLoader } from './find-loader.ts';
import { productsLoaders } from './generated/products.ts';
import { findTool } from './metadata.ts';

/** The tools that work with the visitor's products, without those that an admin turned off. */
export const productsIds: readonly string[] = Object.keys(productsLoaders).filter(findTool);

/** Loads how a tool works with products; undefined where it does not. */
export function loadProducts(id: string): Promise<ToolProducts> | undefined {
  return findLoader(productsLoaders, id)?.();
}
