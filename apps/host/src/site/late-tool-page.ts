import type { ToolEnvironment } from '@seller-toolbox/tool-kit';
import { recordClick } from '../features/personal-tools/stored-clicks.ts';

type ProductsMenu = ToolEnvironment['ProductsMenu'];

/** Counts the click, and shows the menu of the visitor's products for a tool that works with them. */
export async function finishToolPage(
  toolId: string,
  instant: number,
  showMenu: (update: () => ProductsMenu) => void,
): Promise<void> {
  recordClick(toolId, instant);
  const { productsIds } = await import('@seller-toolbox/catalogue/products');
  if (!productsIds.includes(toolId)) return;
  const { menuOfTool } = await import('../features/products/tool-part/products-menu.tsx');
  const menu = menuOfTool(toolId);
  showMenu(() => menu);
}
