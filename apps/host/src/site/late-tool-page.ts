import { allProductsIds } from '@seller-toolbox/catalogue/products-ids';
import type { ToolEnvironment } from '@seller-toolbox/tool-kit';
import { recordClick } from '../features/personal-tools/stored-clicks.ts';

type ProductsMenu = ToolEnvironment['ProductsMenu'];

/** Counts the click, and shows the button of the visitor's products for a tool that works with them. */
export async function finishToolPage(
  toolId: string,
  instant: number,
  showMenu: (update: () => ProductsMenu) => void,
): Promise<void> {
  recordClick(toolId, instant);
  if (!allProductsIds.includes(toolId)) return;
  const { productsButtonOf } = await import('../features/products/tool-part/products-button.tsx');
  const menu = productsButtonOf(toolId);
  showMenu(() => menu);
}
