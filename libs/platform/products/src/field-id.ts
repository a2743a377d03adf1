import { PRODUCT_FIELDS, type Product, type ProductField } from './product.schema.ts';

type OwnField = `own:${string}`;

/** A field of a product; each column of the seller's own is one by itself, under `own:NAME`. */
export type FieldId = Exclude<ProductField, 'own'> | OwnField;

const OWN = 'own:';

/** Without the seller's own columns. */
export const FIELD_IDS = PRODUCT_FIELDS.filter((field) => field !== 'own');

export function isOwnField(field: FieldId): field is OwnField {
  return field.startsWith(OWN);
}

/** The fields that any of the products has, in the order of the first that has one. */
export function fieldIdsOf(...products: readonly Product[]): readonly FieldId[] {
  // The keys of products are fields.
  const fields = products.flatMap((product) => Object.keys(product)) as ProductField[];
  const names = products.flatMap(({ own = {} }) => Object.keys(own));
  const known = fields.filter((field) => field !== 'own');
  return [...new Set<FieldId>([...known, ...names.map((name) => `${OWN}${name}` as const)])];
}

export function valueOfField(product: Product, field: FieldId): unknown {
  return isOwnField(field) ? product.own?.[field.slice(OWN.length)] : product[field];
}

/** The part of a product that gives a field this value; undefined empties it. */
export function fieldsWith(
  product: Product,
  field: FieldId,
  value: unknown,
): Partial<Record<ProductField, unknown>> {
  if (!isOwnField(field)) return { [field]: value };
  const { [field.slice(OWN.length)]: _, ...others } = product.own ?? {};
  const own = value === undefined ? others : { ...others, [field.slice(OWN.length)]: value };
  return { own: Object.keys(own).length > 0 ? own : undefined };
}
