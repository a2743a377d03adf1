import { isKnownHeader, plainHeader } from '@seller-toolbox/file-import/table-file';
import { LABEL_COLUMNS } from './label-columns.data.ts';

const isLabelHeader = isKnownHeader(LABEL_COLUMNS);
const isCodeHeader = isKnownHeader(LABEL_COLUMNS.filter(({ field }) => field === 'value'));

/** Names that are headers and also values of the type column ("UPC"). */
const CODE_TYPE_NAMES: ReadonlySet<string> = new Set(['upc', 'ean', 'gtin', 'jan']);

export const FNSKU = /^[XB]0[0-9A-Z]{8}$/i;
const NUMBER = /\d{8}|^\d[\d.,]*$/;

/** Whether a cell is a header and not a value of the type column. */
export function isUnambiguousHeader(cell: string): boolean {
  return isLabelHeader(cell) && !CODE_TYPE_NAMES.has(plainHeader(cell));
}

/**
 * Whether a line is a header. A title may equal a header name, so two header names are required; the code header alone is
 * enough in the first column, or if no cell has a digit. A line with a code or a number is a label.
 */
export function isLabelHead(cells: readonly string[]): boolean {
  const filled = cells.filter((cell) => cell !== '');
  if (filled.some((cell) => NUMBER.test(cell) || FNSKU.test(cell))) return false;
  if (filled.filter(isLabelHeader).length > 1) return true;
  const hasDigit = filled.some((cell) => /\d/.test(cell));
  return filled.some(
    (cell, at) => isCodeHeader(cell) && (at === 0 || (isUnambiguousHeader(cell) && !hasDigit)),
  );
}
