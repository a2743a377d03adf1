import { isKnownHeader, plainHeader } from '@seller-toolbox/file-import/table-file';
import { LABEL_COLUMNS } from './label-columns.data.ts';

const isLabelHeader = isKnownHeader(LABEL_COLUMNS);
const isCodeHeader = isKnownHeader(LABEL_COLUMNS.filter(({ field }) => field === 'value'));

/** Names of columns that are values of another: a row may say of itself that its code is a UPC. */
const KINDS: ReadonlySet<string> = new Set(['upc', 'ean', 'gtin', 'jan']);

export const FNSKU = /^[XB]0[0-9A-Z]{8}$/i;
const NUMBER = /\d{8}|^\d[\d.,]*$/;

/** Whether a cell is the name of a column and no value of another. */
export function isSureHeader(cell: string): boolean {
  return isLabelHeader(cell) && !KINDS.has(plainHeader(cell));
}

/**
 * Whether a line names the columns. A title may read like the name of a column, so that it takes two of them; that of the
 * codes is enough where it comes first, or where no other cell has a digit, as codes have. A line with a code or a number
 * is a label whatever else it holds.
 */
export function isLabelHead(cells: readonly string[]): boolean {
  const filled = cells.filter((cell) => cell !== '');
  if (filled.some((cell) => NUMBER.test(cell) || FNSKU.test(cell))) return false;
  if (filled.filter(isLabelHeader).length > 1) return true;
  const hasDigit = filled.some((cell) => /\d/.test(cell));
  return filled.some((cell, at) => isCodeHeader(cell) && (at === 0 || (isSureHeader(cell) && !hasDigit)));
}
