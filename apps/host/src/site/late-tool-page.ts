import { afterFirstUse } from '@seller-toolbox/browser-kit/first-use';
import { productsIds } from '@seller-toolbox/catalogue/products';
import { recordClick } from '../features/personal-tools/stored-clicks.ts';
import { hasHandedProducts } from '../features/products/handed-products.ts';
import { productsMenu } from './base/products-slot.tsx';

/** Not while the visitor begins to type. */
const MENU_AFTER_USE_MS = 2000;

/**
 * Later than all that the page of a tool needs: counts the click, which the hub shows at its next visit, and shows the menu of the
 * visitor's products for a tool that works with them: once the page is used, immediately with products from the list.
 */
export function finishToolPage(toolId: string, canceled: AbortSignal): void {
  if (canceled.aborted) return;
  recordClick(toolId, Date.now());
  if (!productsIds.includes(toolId)) return;
  const show = () => void loadMenu(toolId).catch(() => undefined);
  if (hasHandedProducts()) show();
  else canceled.addEventListener('abort', afterFirstUse(show, MENU_AFTER_USE_MS));
}

async function loadMenu(toolId: string): Promise<void> {
  const { menuOfTool } = await import('../features/products/tool-part/products-menu.tsx');
  productsMenu.write({ toolId, Menu: menuOfTool(toolId) });
}
