import { createObserved } from '@seller-toolbox/browser-kit/observed';
import { useToolEnvironment, type ToolEnvironment } from '@seller-toolbox/tool-kit';
import { useSyncExternalStore, type ComponentProps } from 'react';

type ProductsMenu = NonNullable<ToolEnvironment['ProductsMenu']>;

/** What connects the tool of a page with the visitor's products, once it is loaded. */
export const productsMenu = createObserved<{ readonly toolId: string; readonly Menu: ProductsMenu } | null>(
  null,
);

/** Its place in the head of the tool: when it comes, nothing else of the page renders again. */
export function ProductsSlot(props: ComponentProps<ProductsMenu>) {
  const { manifest } = useToolEnvironment();
  const { subscribe, read } = productsMenu;
  const loaded = useSyncExternalStore(subscribe, read, read);
  return loaded?.toolId === manifest.id ? <loaded.Menu {...props} /> : null;
}
