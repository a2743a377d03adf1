import type { ProductColumn } from '@seller-toolbox/tool-contract';
import type { ToolProducts } from './input-from-product.ts';
import { valueAt } from './paths.ts';
import { elementsOf } from './product-from-input.ts';

/** The result of a product in one column. */
export interface ColumnValue {
  readonly column: ProductColumn;
  /** Null where the tool has none, or one that would mislead. */
  readonly value: string | number | boolean | null;
  /** As it is written after the number, or the currency; null for figures without one. */
  readonly unit: string | null;
}

/** The columns of a tool for the product at `index` of its list; those that `blanks` names are empty. */
export function columnValues(
  { columns, outputList }: ToolProducts,
  output: unknown,
  { index = 0, blanks = [] }: { readonly index?: number; readonly blanks?: readonly string[] } = {},
): readonly ColumnValue[] {
  const element = elementsOf(output, outputList)[index];
  return columns.map((column) => {
    const value = valueAt(element, column.path);
    const unit = typeof column.unit === 'object' ? valueAt(output, column.unit.path) : column.unit;
    const isCell = typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean';
    return {
      column,
      value: isCell && !blanks.includes(column.path) ? value : null,
      unit: typeof unit === 'string' ? unit : null,
    };
  });
}
