import type { ProductRow, ProductsRequest } from '@seller-toolbox/catalogue/engine-worker';
import type { ListedProduct } from '@seller-toolbox/product-store';
import type { Product } from '@seller-toolbox/products';
import { useEffect, useState } from 'react';
import { runProducts } from '../run-products.ts';

export interface PartRequest extends Omit<ProductsRequest, 'products'> {
  /** The product to run; left out, as it is in the list. */
  readonly productOf?: (listed: ListedProduct) => Product;
}

export interface PartRows {
  readonly products: readonly ListedProduct[];
  /** For each request the rows in the order of the products. */
  readonly rows: readonly (readonly (ProductRow | undefined)[])[];
}

/** Runs a tool over the products, once for each request, in workers; null until all rows are there. `requests` is memoized by the caller. */
export function usePartRows(
  requests: readonly PartRequest[],
  products: readonly ListedProduct[],
): { readonly found: PartRows | null; readonly hasFailed: boolean } {
  const [state, setState] = useState<{ requests: typeof requests; found: PartRows | null }>();
  useEffect(() => {
    const controller = new AbortController();
    const { signal } = controller;
    const runs = requests.map(({ productOf = ({ product }) => product, ...request }) =>
      rowsOf({ ...request, products: products.map(productOf) }, signal),
    );
    Promise.all(runs).then(
      (rows) => setState({ requests, found: { products, rows } }),
      () => !signal.aborted && setState({ requests, found: null }),
    );
    return () => controller.abort();
  }, [requests, products]);
  const isCurrent =
    state?.requests === requests && (state.found === null || state.found.products === products);
  return { found: isCurrent ? state.found : null, hasFailed: isCurrent && state.found === null };
}

async function rowsOf(request: ProductsRequest, signal: AbortSignal): Promise<(ProductRow | undefined)[]> {
  const all: ProductRow[] = [];
  const onRows = (first: number, rows: readonly ProductRow[]) =>
    rows.forEach((row, index) => {
      all[first + index] = row;
    });
  if (request.products.length > 0) await runProducts(request, { onRows, signal });
  return all;
}
