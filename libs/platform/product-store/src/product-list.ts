import {
  fieldIdsOf,
  fieldsWith,
  valueOfField,
  type FieldId,
  type Product,
  type ProductField,
} from '@seller-toolbox/products';

/** A product of the list; its id never changes, whatever of it does. */
export interface ListedProduct {
  readonly id: string;
  /** Where it is in the list without sorting; gaps and equal positions are allowed. */
  readonly position: number;
  readonly product: Product;
}

/** What becomes of one product. `before` is what the visitor saw: other tabs may have changed other fields since. */
export interface ProductChange {
  readonly id: string;
  readonly before: ListedProduct | null;
  readonly after: ListedProduct | null;
}

/** The stored product after a change: only the fields that the change is about, so that two tabs keep each other's edits. */
export function mergeChange(
  current: ListedProduct | null,
  { before, after }: ProductChange,
): ListedProduct | null {
  if (after === null || current === null) return after;
  const seen = before?.product ?? {};
  const product = fieldIdsOf(seen, after.product).reduce((merged, field) => {
    const value = valueOfField(after.product, field);
    return isSameValue(valueOfField(seen, field), value) ? merged : withField(merged, field, value);
  }, current.product);
  return { ...current, product };
}

/** What becomes of a stored product, null where there is none, by a change. */
export type Merge = (current: ListedProduct | null, change: ProductChange) => ListedProduct | null;

/** Products by their id as they are after changes; null removes one. */
export type Written = ReadonlyMap<string, ListedProduct | null>;

/** Products after changes; several changes may be about the same product. */
export function applyChanges(stored: Written, changes: readonly ProductChange[], merge: Merge): Written {
  const written = new Map<string, ListedProduct | null>();
  for (const change of changes) {
    const known = written.has(change.id) ? written : stored;
    written.set(change.id, merge(known.get(change.id) ?? null, change));
  }
  return written;
}

export interface SteppedProduct {
  readonly listed: ListedProduct | null;
  /** Something of it is newer than the change, and is kept. */
  readonly isNewer: boolean;
}

/**
 * The stored product after a change was undone or redone: only what is still as the change expects it. What another tab has
 * written since is newer and stays.
 */
export function stepChange(current: ListedProduct | null, { before, after }: ProductChange): SteppedProduct {
  if (before === null) return { listed: current ?? after, isNewer: !isSame(current ?? after, after) };
  if (current === null) return { listed: null, isNewer: after !== null };
  if (after === null) {
    const isNewer = !isSame(current, before);
    return { listed: isNewer ? current : null, isNewer };
  }
  let product = current.product;
  let isNewer = false;
  for (const field of fieldIdsOf(before.product, after.product)) {
    const [from, to, now] = [before, after, current].map((listed) => valueOfField(listed.product, field));
    if (isSameValue(from, to) || isSameValue(now, to)) continue;
    if (isSameValue(now, from)) product = withField(product, field, to);
    else isNewer = true;
  }
  return { listed: { ...current, product }, isNewer };
}

function isSame(one: ListedProduct | null, other: ListedProduct | null): boolean {
  return one === null || other === null ? one === other : !differs(one.product, other.product);
}

/** The change that undoes a change. */
export function invertChange({ id, before, after }: ProductChange): ProductChange {
  return { id, before: after, after: before };
}

/** The products after some were written; null removes one. In the order of their positions. */
export function withProducts(products: readonly ListedProduct[], written: Written): readonly ListedProduct[] {
  const known = new Set(products.map(({ id }) => id));
  const changed = products.flatMap((listed) => {
    const now = written.get(listed.id);
    return now === undefined ? listed : (now ?? []);
  });
  const added = [...written.values()].filter((listed) => listed !== null && !known.has(listed.id));
  return added.length === 0 ? changed : inOrder([...changed, ...(added as ListedProduct[])]);
}

/** Products by position; the id decides between equal ones. */
export function inOrder(products: readonly ListedProduct[]): readonly ListedProduct[] {
  return [...products].sort((a, b) => a.position - b.position || (a.id < b.id ? -1 : 1));
}

/** The change that writes fields of a product; undefined empties a field. Null where nothing changes. */
export function changeFields(
  before: ListedProduct,
  fields: Readonly<Partial<Record<ProductField, unknown>>>,
): ProductChange | null {
  const product = withFields(before.product, fields);
  return differs(before.product, product) ? { id: before.id, before, after: { ...before, product } } : null;
}

/** The product with another value of a field; undefined empties it. */
export function withField(product: Product, field: FieldId, value: unknown): Product {
  return withFields(product, fieldsWith(product, field, value));
}

/** The caller has read the values as those of the fields. */
function withFields(product: Product, fields: Readonly<Partial<Record<ProductField, unknown>>>): Product {
  const merged: Record<string, unknown> = { ...product, ...fields };
  return Object.fromEntries(Object.entries(merged).filter(([, value]) => value !== undefined));
}

/** The changes that remove products. */
export function removeProducts(products: readonly ListedProduct[]): readonly ProductChange[] {
  return products.map((before) => ({ id: before.id, before, after: null }));
}

/** A product that is added at the end. Two tabs that add the same SKU add one product. */
export function newProduct(list: readonly ListedProduct[], product: Product): ListedProduct {
  const [added] = newProducts(list, [product]);
  if (!added) throw new Error('one product makes one');
  return added;
}

/** Products that are added at the end, in this order: with positions, and ids by SKU where none is taken. */
export function newProducts(
  list: readonly ListedProduct[],
  products: readonly Product[],
): readonly ListedProduct[] {
  const taken = new Set(list.map(({ id }) => id));
  const first = list.reduce((end, { position }) => Math.max(end, position), 0) + 1;
  return products.map((product, index) => {
    const known = product.sku ? `sku:${product.marketplace ?? ''}:${product.sku}` : null;
    const id = known === null || taken.has(known) ? crypto.randomUUID() : known;
    taken.add(id);
    return { id, position: first + index, product };
  });
}

/** The changes that make the list those products and no others. */
export function replaceAll(
  list: readonly ListedProduct[],
  products: readonly ListedProduct[],
): readonly ProductChange[] {
  const before = new Map(list.map((listed) => [listed.id, listed]));
  const after = new Set(products.map(({ id }) => id));
  return [
    ...removeProducts(list.filter(({ id }) => !after.has(id))),
    ...products.map((listed) => ({ id: listed.id, before: before.get(listed.id) ?? null, after: listed })),
  ];
}

/** Whether any field of two products differs. */
export function differs(one: Product, other: Product): boolean {
  return fieldIdsOf(one, other).some(
    (field) => !isSameValue(valueOfField(one, field), valueOfField(other, field)),
  );
}

/** Figures are equal where only a conversion of units has changed their last digits. */
export function isSameValue(one: unknown, other: unknown): boolean {
  if (typeof one === 'number' && typeof other === 'number') {
    return Math.abs(one - other) <= 1e-9 * Math.max(Math.abs(one), Math.abs(other));
  }
  if (typeof one === 'object' || typeof other === 'object')
    return JSON.stringify(one) === JSON.stringify(other);
  return one === other;
}
