import type { Product } from '@seller-toolbox/products';
import type { ListedProduct } from '@seller-toolbox/product-store';
import { foldForSearch } from '@seller-toolbox/words';

/** Products that lack what the tools need most often. */
export const FILTERS = ['all', 'noCost', 'noSize', 'noPrice', 'outOfStock'] as const;
export type Filter = (typeof FILTERS)[number];

const PASSES: Readonly<Record<Filter, (product: Product) => boolean>> = {
  all: () => true,
  noCost: ({ cost }) => cost === undefined,
  noPrice: ({ price }) => price === undefined,
  noSize: ({ packageLength, packageWidth, packageHeight, packageWeight }) =>
    [packageLength, packageWidth, packageHeight, packageWeight].includes(undefined),
  outOfStock: ({ stockOnHand }) => stockOnHand !== undefined && stockOnHand <= 0,
};

/** The products that have every word somewhere in SKU, numbers, title, brand, category, supplier or notes. */
export function findProducts(
  products: readonly ListedProduct[],
  { text, filter }: { readonly text: string; readonly filter: Filter },
): readonly ListedProduct[] {
  const words = foldForSearch(text).split(/\s+/).filter(Boolean);
  if (words.length === 0 && filter === 'all') return products;
  return products.filter(
    ({ product }) => PASSES[filter](product) && words.every((word) => searchedText(product).includes(word)),
  );
}

/** Folded once: products do not change, they are replaced. */
const folded = new WeakMap<Product, string>();

function searchedText(product: Product): string {
  const known = folded.get(product);
  if (known !== undefined) return known;
  const { sku, asin, fnsku, ean, upc, title, brand, category, supplier, notes, marketplace } = product;
  const text = foldForSearch(
    [sku, asin, fnsku, ean, upc, title, brand, category, supplier, notes, marketplace]
      .filter(Boolean)
      .join('\n'),
  );
  folded.set(product, text);
  return text;
}
