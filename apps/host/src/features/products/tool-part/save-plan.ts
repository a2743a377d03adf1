import {
  elementsOf,
  mergeProduct,
  productFromOutput,
  productsFromInput,
  type Product,
  type ToolProducts,
} from '@seller-toolbox/products';
import {
  newProduct,
  planImport,
  takePlan,
  type ListedProduct,
  type ProductChange,
} from '@seller-toolbox/product-store';
import type { ProductsTool } from '@seller-toolbox/tool-kit';

/** Whether results that can be saved are still being computed. */
export function awaitsResults({ writes }: ToolProducts, { state, isStale }: ProductsTool): boolean {
  return writes !== undefined && state.status === 'running' && !isStale;
}

/** The products in a tool's input, with the results that can be saved: those of this input, not of an earlier one. */
export function productsOfTool(hook: ToolProducts, tool: ProductsTool): readonly Product[] {
  const { input } = tool;
  const output = tool.state.status === 'ready' && !tool.isStale ? tool.output : undefined;
  const marketplace = input['marketplace'] as Product['marketplace'];
  const outputs = hook.outputList === undefined ? 1 : elementsOf(output, hook.outputList).length;
  return productsFromInput(hook, input, { marketplace }).map((product, index, all) => {
    // A result over all products together is that of one product only where there is no other.
    const isOwn = hook.outputList === undefined ? all.length === 1 : index < outputs;
    return isOwn && output !== undefined
      ? mergeProduct(product, productFromOutput(hook, output, index))
      : product;
  });
}

/** Saves one product in a product of the list, or as a new one with this SKU. */
export function saveOne(
  list: readonly ListedProduct[],
  product: Product,
  target: ListedProduct | { readonly sku: string },
): readonly ProductChange[] {
  if ('id' in target) {
    const after = { ...target, product: mergeProduct(target.product, product) };
    return [{ id: target.id, before: target, after }];
  }
  const sku = target.sku.trim();
  const added = newProduct(list, { ...product, ...(sku !== '' && { sku }) });
  return [{ id: added.id, before: null, after: added }];
}

/** Saves the products of a list in those with the same SKU, ASIN or code, and adds the others. */
export function saveAll(
  list: readonly ListedProduct[],
  products: readonly Product[],
): readonly ProductChange[] {
  const rows = products.map((product, index) => ({ file: '', line: index + 1, product }));
  return takePlan(list, planImport(list, rows), () => false);
}
