export { columnsOfPart, lastDayOfEarlierRules, NO_RULES, type ProductsPart } from './columns-of-part.ts';
export { columnValues, type ColumnValue } from './column-values.ts';
export { gapsOf, lackingFields, type Gaps } from './gaps.ts';
export { FIELD_IDS, fieldIdsOf, fieldsWith, isOwnField, valueOfField, type FieldId } from './field-id.ts';
export { isFieldValue } from './field-value.ts';
export {
  inputFromProduct,
  inputFromProducts,
  unitsOfInput,
  type FieldProblem,
  type FilledInput,
  type FillOptions,
  type ToolProducts,
} from './input-from-product.ts';
export { listingLink } from './listing-link.ts';
export { valueAt, withValueAt } from './paths.ts';
export {
  elementsOf,
  mergeProduct,
  productFromInput,
  productFromOutput,
  productsFromInput,
  readsWithValues,
  withoutProducts,
  type SaveOptions,
} from './product-from-input.ts';
export { PRODUCT_FIELDS, productSchema, type Product, type ProductField } from './product.schema.ts';
export {
  convert,
  quantityOfField,
  quantityOfUnit,
  unitOfProduct,
  type Quantity,
  type UnitSystem,
} from './quantities.ts';
