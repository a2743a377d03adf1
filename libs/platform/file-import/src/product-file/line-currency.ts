import { marketplaceOf } from '@seller-toolbox/reference-data/marketplaces.data';
import type { Product, ProductField } from '@seller-toolbox/products';

/** An amount in a cell of a line. */
export interface LineAmount {
  readonly field: ProductField;
  readonly header: string;
  readonly cell: string;
  /** Those that its cell, else its header, may mean; undefined where neither names one. */
  readonly currencies: readonly string[] | undefined;
}

/**
 * The currency of all amounts of a line, because a product has one: that of the column of currencies, else that of the marketplace
 * where an amount may be in it, else the first that the price or another amount names. Undefined where none is named.
 */
export function currencyOfLine(
  amounts: readonly LineAmount[],
  { currency, marketplace }: Pick<Product, 'currency' | 'marketplace'>,
): string | undefined {
  if (currency !== undefined) return currency;
  const named = amounts.flatMap(({ field, currencies }) => (currencies ? [{ field, currencies }] : []));
  const local = marketplace && marketplaceOf(marketplace).currency;
  if (local !== undefined && named.some(({ currencies }) => currencies.includes(local))) return local;
  const ofPrice = named.find(({ field }) => field === 'price')?.currencies[0];
  return ofPrice ?? named.flatMap(({ currencies }) => currencies)[0];
}

/** Whether an amount cannot be in the currency of its line. */
export function isInOther({ currencies }: LineAmount, currency: string | undefined): boolean {
  return currencies !== undefined && (currency === undefined || !currencies.includes(currency));
}
