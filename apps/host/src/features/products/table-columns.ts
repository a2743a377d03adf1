import type { ListedProduct } from '@seller-toolbox/product-store';
import type { Format } from '@seller-toolbox/words';
import { valueOfField, type FieldId } from '@seller-toolbox/products';
import { kindOf, shownValue } from './product-fields.ts';
import { fieldLabel, type TranslateProducts } from './products-words.ts';

/** A column of the table: a field, or a figure of a tool. */
export interface TableColumn {
  readonly id: string;
  readonly label: string;
  readonly look: 'text' | 'long' | 'figure';
  /** Null where it is computed. */
  readonly field: FieldId | null;
  /** For sorting. */
  readonly value: (listed: ListedProduct) => unknown;
  readonly shown: (listed: ListedProduct) => string;
  /** For files: figures without format and unit, all else as it is shown or can be read again. */
  readonly written: (listed: ListedProduct) => string | number;
  /** What the figures of a tool are in; null without a figure. */
  readonly unit?: (listed: ListedProduct) => string | null;
  /** Why a cell has no figure. */
  readonly problem?: (listed: ListedProduct) => string | null;
  /** What the figures of a row lack, beside the first of them. */
  readonly remark?: (listed: ListedProduct) => string | null;
}

/** The columns that name a product, and the others. */
export function splitNames(columns: readonly TableColumn[]) {
  const isName = ({ field }: TableColumn): boolean => field === 'sku' || field === 'title';
  return { names: columns.filter(isName), others: columns.filter((column) => !isName(column)) };
}

const LONG: readonly FieldId[] = ['title', 'description', 'bullets', 'notes', 'searchTerms'];

export function fieldColumn(field: FieldId, t: TranslateProducts, format: Format): TableColumn {
  return {
    id: field,
    label: fieldLabel(t, field),
    look: LONG.includes(field) ? 'long' : kindOf(field) === 'figure' ? 'figure' : 'text',
    field,
    value: ({ product }) => valueOfField(product, field),
    shown: ({ product }) => shownValue(product, field, format),
    written: ({ product }) => {
      const value = valueOfField(product, field);
      if (typeof value === 'boolean') return t(value ? 'table.yes' : 'table.no');
      return typeof value === 'number' ? value : shownValue(product, field, format);
    },
  };
}
