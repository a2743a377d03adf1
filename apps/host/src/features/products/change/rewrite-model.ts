import type { ProductRow } from '@seller-toolbox/catalogue/engine-worker';
import type { ListedProduct } from '@seller-toolbox/product-store';
import type { ProductField } from '@seller-toolbox/products';

/** A text of a product that breaks the rules. */
export interface RewrittenText {
  readonly id: string;
  readonly sku: string | null;
  readonly text: string;
  /** Null where no version keeps the rules. */
  readonly proposed: string | null;
}

/** The products of the part `rewrite` that break the rules, in their order. */
export function rewrittenTexts(
  products: readonly ListedProduct[],
  { rows, field }: { rows: readonly (ProductRow | undefined)[]; field: ProductField },
): readonly RewrittenText[] {
  return products.flatMap(({ id, product }, index) => {
    const [isCompliant, proposed] = rows[index]?.values ?? [];
    if (isCompliant?.value !== false) return [];
    return [
      {
        id,
        sku: product.sku ?? null,
        text: String(product[field] ?? ''),
        proposed: typeof proposed?.value === 'string' ? proposed.value : null,
      },
    ];
  });
}
