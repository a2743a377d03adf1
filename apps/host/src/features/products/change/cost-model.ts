import type { ListedProduct } from '@seller-toolbox/product-store';
import type { ImportRow } from '@seller-toolbox/product-store';
import { planImport } from '@seller-toolbox/product-store';
import type { Product } from '@seller-toolbox/products';
import { roundTo14Digits } from '@seller-toolbox/tool-contract/rounding';

/** Another version of the visitor's costs and prices: those of a file where it has them, changed by percents. */
export interface CostVersion {
  readonly costPercent: number;
  readonly pricePercent: number;
  /** By the id of a product. */
  readonly fromFile: ReadonlyMap<string, OwnAmounts>;
}

export type OwnAmounts = Pick<Product, 'cost' | 'price'>;

/** The product with the costs and prices of the version; a loss of more than all leaves zero. */
export function productOfVersion({ id, product }: ListedProduct, version: CostVersion): Product {
  const { cost, price } = { ...product, ...version.fromFile.get(id) };
  return {
    ...product,
    ...(cost !== undefined && { cost: changedBy(cost, version.costPercent) }),
    ...(price !== undefined && { price: changedBy(price, version.pricePercent) }),
  };
}

function changedBy(amount: number, percent: number): number {
  return percent === 0 ? amount : Math.max(0, roundTo14Digits(amount * (1 + percent / 100)));
}

/** The costs and prices of a file for products of the list, found as an import finds them; only those that differ. */
export function amountsOfFile(
  list: readonly ListedProduct[],
  rows: readonly ImportRow[],
): ReadonlyMap<string, OwnAmounts> {
  const found = planImport(list, rows).updated.flatMap(({ id, before, after }) => {
    const { cost, price } = after?.product ?? {};
    const isSame = cost === before?.product.cost && price === before?.product.price;
    return isSame ? [] : [[id, definedOf({ cost, price })] as const];
  });
  return new Map(found);
}

function definedOf({ cost, price }: { cost: number | undefined; price: number | undefined }): OwnAmounts {
  return { ...(cost !== undefined && { cost }), ...(price !== undefined && { price }) };
}
