import { productSchema, type ProductField } from './product.schema.ts';
import { quantityOfField } from './quantities.ts';

/** Whether a field can get a value from the visitor: one that the schema has, and no size or weight of 0, which nothing has. */
export function isFieldValue(field: ProductField, value: unknown): boolean {
  const quantity = quantityOfField(field);
  if (value === 0 && (quantity === 'length' || quantity === 'weight')) return false;
  return productSchema.shape[field].safeParse(value).success;
}
