import { PRODUCT_FIELDS, quantityOfField, unitOfProduct, type Product } from '@seller-toolbox/products';
import type { ListedProduct } from '@seller-toolbox/product-store';
import { computedHeader } from '@seller-toolbox/file-import/product-file';
import { CSV_START, toCsvLine } from '@seller-toolbox/contracts/csv';
import { currencyOf } from './product-fields.ts';
import { fieldLabel, type TranslateProducts } from './products-words.ts';
import type { TableColumn } from './table-columns.ts';

/** A column of the file. */
interface FileColumn {
  readonly label: string;
  readonly cell: (listed: ListedProduct) => string | number;
}

/**
 * The shown products with the shown columns as a file that spreadsheets open and that the list reads again: figures without
 * format, and what they are in in columns of its own.
 */
export function listAsCsv(
  rows: readonly ListedProduct[],
  columns: readonly TableColumn[],
  t: TranslateProducts,
): string {
  const shown = columns.filter(({ field }) => !isUnitField(field));
  const written = [
    ...shown.flatMap((column) => (column.field === 'bullets' ? bulletColumns(t) : fileColumns(column, rows))),
    ...unitColumns(columns, t),
  ];
  const lines = rows.map((listed) => toCsvLine(written.map(({ cell }) => cell(listed))));
  return CSV_START + toCsvLine(written.map(({ label }) => label)) + lines.join('');
}

/** A column, with its unit in the header where all rows have the same, else beside it. */
function fileColumns(column: TableColumn, rows: readonly ListedProduct[]): readonly FileColumn[] {
  const { written, problem, unit } = column;
  const label = column.field === null ? computedHeader(column.label) : column.label;
  const cell = (listed: ListedProduct) => problem?.(listed) ?? written(listed);
  if (!unit) return [{ label, cell }];
  const units = [...new Set(rows.flatMap((listed) => unit(listed) ?? []))];
  if (units.length <= 1) return [{ label: units[0] === undefined ? label : `${label} (${units[0]})`, cell }];
  return [
    { label, cell },
    { label: `${label} (${units.join(' / ')})`, cell: (listed) => unit(listed) ?? '' },
  ];
}

/** One for each bullet: in one cell they could not be read again. */
function bulletColumns(t: TranslateProducts): readonly FileColumn[] {
  return [0, 1, 2, 3, 4].map((at) => ({
    label: `${fieldLabel(t, 'bullets')} ${at + 1}`,
    cell: ({ product }) => product.bullets?.[at] ?? '',
  }));
}

const UNIT_FIELDS = {
  dimensionUnit: { quantity: 'length', of: (product: Product) => unitOfProduct(product, 'length', {}) },
  weightUnit: { quantity: 'weight', of: (product: Product) => unitOfProduct(product, 'weight', {}) },
  currency: { quantity: 'money', of: currencyOf },
} as const;

const isUnitField = (field: TableColumn['field']) => field !== null && field in UNIT_FIELDS;

/** What the figures of the other columns are in, also where a product leaves it to its marketplace. */
function unitColumns(columns: readonly TableColumn[], t: TranslateProducts): readonly FileColumn[] {
  return Object.entries(UNIT_FIELDS).flatMap(([unitField, { quantity, of }]) => {
    const figures = PRODUCT_FIELDS.filter((field) => quantityOfField(field) === quantity);
    const isWanted = columns.some(
      ({ field }) => field === unitField || figures.some((figure) => figure === field),
    );
    if (!isWanted) return [];
    const cell = ({ product }: ListedProduct) =>
      figures.some((figure) => product[figure] !== undefined) ? (of(product) ?? '') : '';
    return [{ label: fieldLabel(t, unitField), cell }];
  });
}
