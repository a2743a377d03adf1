import {
  fieldIdsOf,
  isFieldValue,
  isOwnField,
  quantityOfField,
  unitOfProduct,
  valueOfField,
  type FieldId,
  type Product,
  type ProductField,
} from '@seller-toolbox/products';
import { yesOrNoIn } from '@seller-toolbox/file-import/product-file';
import { FEE_MARKETPLACE_CODES, marketplaceOf } from '@seller-toolbox/reference-data/marketplaces.data';
import { formatForInput, parseNumber, type Format, type Language } from '@seller-toolbox/words';

/** Shown before the visitor chooses columns. */
export const FIRST_FIELDS: readonly FieldId[] = [
  'sku',
  'title',
  'asin',
  'marketplace',
  'price',
  'cost',
  'packageLength',
  'packageWidth',
  'packageHeight',
  'packageWeight',
  'stockOnHand',
  'sales30',
];

export type FieldKind = 'text' | 'figure' | 'choice' | 'yes-no';

const CHOICES: Readonly<Partial<Record<FieldId, readonly string[]>>> = {
  marketplace: FEE_MARKETPLACE_CODES,
  dimensionUnit: ['cm', 'in', 'mm'],
  weightUnit: ['kg', 'lb', 'g', 'oz'],
};

export function choicesOf(field: FieldId): readonly string[] {
  return CHOICES[field] ?? [];
}

export function kindOf(field: FieldId): FieldKind {
  if (CHOICES[field]) return 'choice';
  if (field === 'isDangerous' || field === 'isApparel') return 'yes-no';
  return !isOwnField(field) && quantityOfField(field) ? 'figure' : 'text';
}

/** A value as the table shows it. */
export function shownValue(product: Product, field: FieldId, format: Format): string {
  const value = valueOfField(product, field);
  if (typeof value !== 'number') return Array.isArray(value) ? value.join(' · ') : textOf(value);
  const quantity = isOwnField(field) ? undefined : quantityOfField(field);
  if (quantity === 'money') {
    const currency = currencyOf(product);
    return currency === undefined ? format.number(value) : format.money(value, currency);
  }
  const isMeasure = quantity === 'length' || quantity === 'weight';
  const unit = isMeasure ? ` ${unitOfProduct(product, quantity, {})}` : '';
  return `${format.number(value, { digits: 3 })}${unit}`;
}

/** The currency of the amounts of a product; undefined where neither it nor its marketplace is known. */
export function currencyOf({ currency, marketplace }: Product): string | undefined {
  return currency ?? (marketplace && marketplaceOf(marketplace).currency);
}

/** A value as a field of the page has it. */
export function writtenValue(product: Product, field: FieldId, language: Language): string {
  const value = valueOfField(product, field);
  if (typeof value === 'number') return formatForInput(value, language);
  return Array.isArray(value) ? value.join('\n') : textOf(value);
}

function textOf(value: unknown): string {
  if (typeof value === 'boolean') return value ? '✓' : '–';
  return typeof value === 'string' ? value : '';
}

export type ReadValue = { readonly ok: true; readonly value: unknown } | { readonly ok: false };

/** What was typed or pasted, as a value of the field; an empty text empties the field. */
export function readValue(field: FieldId, text: string, language: Language): ReadValue {
  const plain = text.trim();
  if (plain === '') return { ok: true, value: undefined };
  if (isOwnField(field)) return { ok: true, value: plain };
  const value = parsed(field, plain, language);
  return value !== undefined && isFieldValue(field, value) ? { ok: true, value } : { ok: false };
}

function parsed(field: ProductField, text: string, language: Language): unknown {
  switch (kindOf(field as FieldId)) {
    case 'figure':
      return parseNumber(text, language) ?? undefined;
    case 'yes-no':
      return text === '✓' ? true : text === '–' ? false : yesOrNoIn(text);
    case 'choice':
      return choicesOf(field as FieldId).find((choice) => choice.toLowerCase() === text.toLowerCase());
    default:
      if (field === 'bullets') return text.split(/\r?\n/).map((line) => line.trim());
      return field === 'currency' ? text.toUpperCase() : text;
  }
}

/** Columns of the seller's own in any product, in the order of their first one. */
export function ownFields(products: readonly { readonly product: Product }[]): readonly FieldId[] {
  return [...new Set(products.flatMap(({ product: { own } }) => (own ? fieldIdsOf({ own }) : [])))];
}
