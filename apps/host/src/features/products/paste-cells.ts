import { changeFields, type ListedProduct, type ProductChange } from '@seller-toolbox/product-store';
import type { Language } from '@seller-toolbox/words';
import { fieldsWith, type FieldId } from '@seller-toolbox/products';
import { kindOf, readValue, writtenValue } from './product-fields.ts';
import type { TableColumn } from './table-columns.ts';

/** The cells of copied rows, as spreadsheets write them: tabs between cells, quotes around cells with line breaks. */
export function copiedCells(text: string): readonly (readonly string[])[] {
  const rows: string[][] = [[]];
  const cells = /("(?:[^"]|"")*"|[^\t\r\n]*)(\t|\r\n|\r|\n|$)/gy;
  for (let match = cells.exec(text); match; match = cells.exec(text)) {
    const [, cell = '', end = ''] = match;
    rows
      .at(-1)
      ?.push(
        cell.startsWith('"') && cell.endsWith('"') && cell.length > 1
          ? cell.slice(1, -1).replaceAll('""', '"')
          : cell,
      );
    if (end === '') break;
    if (end !== '\t') rows.push([]);
  }
  // Only the line break at the end begins no row: a blank row keeps its place.
  return rows.at(-1)?.join('') === '' ? rows.slice(0, -1) : rows;
}

/** A cell as a paste reads it back: a figure has no currency and no unit. */
export function copiedText({ field, shown }: TableColumn, listed: ListedProduct, language: Language): string {
  if (field === null || kindOf(field) !== 'figure') return shown(listed);
  return writtenValue(listed.product, field, language);
}

export interface PasteTarget {
  /** From the row of the paste on. */
  readonly products: readonly ListedProduct[];
  /** From the column of the paste on. */
  readonly fields: readonly FieldId[];
  readonly language: Language;
}

export interface PastedChanges {
  readonly changes: readonly ProductChange[];
  /** Cells that their field cannot have. */
  readonly rejected: number;
  /** Rows below the last product. */
  readonly beyond: number;
}

/** What a block of cells changes, from one cell of the table on. */
export function pasteCells(rows: readonly (readonly string[])[], target: PasteTarget): PastedChanges {
  let rejected = 0;
  const changes = target.products.slice(0, rows.length).flatMap((listed, index) => {
    const edited = (rows[index] ?? []).reduce<ListedProduct>((before, cell, column) => {
      const field = target.fields[column];
      if (field === undefined) return before;
      const read = readValue(field, cell, target.language);
      if (!read.ok) rejected += 1;
      const change = read.ok ? changeFields(before, fieldsWith(before.product, field, read.value)) : null;
      return change?.after ?? before;
    }, listed);
    return edited === listed ? [] : [{ id: listed.id, before: listed, after: edited }];
  });
  return { changes, rejected, beyond: Math.max(0, rows.length - target.products.length) };
}
