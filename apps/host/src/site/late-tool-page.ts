import { untilUserPauses } from '@seller-toolbox/browser-kit/user-pause';
import { allProductsIds } from '@seller-toolbox/catalogue/products-ids';
import { recordClick } from '../features/personal-tools/stored-clicks.ts';
import { productsMenu } from './base/products-slot.tsx';

/**
 * Later than all that the page of a tool needs: counts the click, which the hub shows at its next visit, and shows the button of
 * the visitor's products for a tool that works with them.
 */
export async function loadToolPageExtras(toolId: string): Promise<void> {
  recordClick(toolId, Date.now());
  if (!allProductsIds.includes(toolId)) return;
  // Without a connection the tool works without the list of products.
  const part = await import('../features/products/tool-part/products-button.tsx').catch(() => null);
  if (!part) return;
  await untilUserPauses();
  const { productsButtonOf } = part;
  productsMenu.write({ toolId, Menu: productsButtonOf(toolId) });
}
