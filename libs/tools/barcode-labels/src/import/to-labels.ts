import {
  decimalSignOf,
  matchColumns,
  numberIn,
  type ColumnMapping,
  type TableRow,
  type TextTable,
} from '@seller-toolbox/file-import/table-file';
import { MAX_CODE_LENGTH, MAX_COPIES, MAX_LABELS, type LabelInput } from '../engine/barcode-labels.schema.ts';
import { gs1CheckDigit } from '../engine/gs1-check-digit.ts';
import { LABEL_TYPES, toHalfWidth, removeSeparators, type LabelType } from '../engine/label-value.ts';
import { LABEL_COLUMNS, LABEL_FIELDS, type LabelField } from './label-columns.data.ts';
import { FNSKU } from './label-head.ts';

/** Why a row was skipped. */
export const SKIP_REASONS = [
  'above-head',
  'no-code',
  'rounded-code',
  'code-too-long',
  'copies-unreadable',
  'too-many',
] as const;
export type SkipReason = (typeof SKIP_REASONS)[number];

export interface ImportedLabels {
  readonly labels: readonly LabelInput[];
  readonly read: number;
  readonly skipped: ReadonlyMap<SkipReason, readonly number[]>;
  /** Headers of the mapped columns, in field order; null without headers. */
  readonly headers: ReadonlyMap<LabelField, string> | null;
}

/** Converts a table to labels; derives the type from the code if no column has it. */
export function toLabels(table: TextTable, condition: string): ImportedLabels {
  const { rows, above = [] } = table;
  const isNamed = table.headers.length > 0;
  const mapping = isNamed ? matchColumns(table.headers, LABEL_COLUMNS) : IN_ORDER;
  const copies = () => cellsOf(rows, mapping.copies[0]);
  const decimalSign = table.decimalSign ?? decimalSignOf(copies(), table.delimiter, copies()).sign;
  const allowsSeparators = haveValidCheckDigits(cellsOf(rows, mapping.value[0]));
  const labels: LabelInput[] = [];
  const skipped = new Map<SkipReason, number[]>();
  const addSkipped = (reason: SkipReason, { line }: TableRow) => {
    const lines = skipped.get(reason);
    if (lines) lines.push(line);
    else skipped.set(reason, [line]);
  };
  for (const row of above) addSkipped('above-head', row);
  for (const row of rows) {
    const label = toLabel(row, mapping, {
      toNumber: (cell) => numberIn(cell, decimalSign),
      allowsSeparators,
    });
    if (typeof label === 'string') addSkipped(label, row);
    else if (labels.length >= MAX_LABELS) addSkipped('too-many', row);
    else labels.push({ ...label, condition: label.condition || condition });
  }
  const read = above.length + rows.length;
  return { labels, read, skipped, headers: isNamed ? namesOf(table, mapping) : null };
}

/** Column order of files without headers, as in `LABEL_FIELDS`. */
const IN_ORDER: ColumnMapping<LabelField> = {
  value: [0],
  title: [1],
  copies: [2],
  condition: [3],
  type: [4],
};

function namesOf({ headers }: TextTable, mapping: ColumnMapping<LabelField>): ImportedLabels['headers'] {
  return new Map(
    LABEL_FIELDS.flatMap((field) => mapping[field].map((column) => [field, headers[column] ?? ''] as const)),
  );
}

function* cellsOf(rows: readonly TableRow[], column: number | undefined): Generator<string> {
  for (const row of rows) yield cellOf(row, column);
}

function cellOf({ cells }: TableRow, column: number | undefined): string {
  return column === undefined ? '' : (cells[column] ?? '');
}

/** Formats detected from the whole list. */
interface ListStyle {
  readonly toNumber: (cell: string) => number | null;
  /** Whether spaces and hyphens are separators within EAN and UPC, not part of serial numbers. */
  readonly allowsSeparators: boolean;
}

function toLabel(
  row: TableRow,
  mapping: ColumnMapping<LabelField>,
  { toNumber, allowsSeparators }: ListStyle,
): LabelInput | SkipReason {
  const textOf = (field: LabelField) => cellOf(row, mapping[field][0]);
  const value = textOf('value');
  if (value === '') return 'no-code';
  if (ROUNDED.test(value)) return 'rounded-code';
  if (value.length > MAX_CODE_LENGTH) return 'code-too-long';
  const copies = textOf('copies') === '' ? 1 : toNumber(textOf('copies'));
  if (copies === null || !Number.isInteger(copies) || copies < 0 || copies > MAX_COPIES)
    return 'copies-unreadable';
  return {
    type: typeOf(value, textOf('type'), allowsSeparators),
    value,
    title: textOf('title').slice(0, 500),
    condition: textOf('condition').slice(0, 60),
    copies,
  };
}

/** A long number rounded by a spreadsheet. */
const ROUNDED = /^\d([.,]\d+)?E\+\d+$/i;
/** Eleven digits are a UPC without its check digit, or without its leading zero. */
const TYPE_BY_DIGITS: Readonly<Record<number, LabelType>> = {
  11: 'upc-a',
  12: 'upc-a',
  13: 'ean-13',
  14: 'itf-14',
};

function typeOf(value: string, named: string, allowsSeparators: boolean): LabelType {
  const known = LABEL_TYPES.find((type) => type === named.toLowerCase());
  if (known) return known;
  if (FNSKU.test(toHalfWidth(value))) return 'fnsku';
  const digits = removeSeparators(value);
  if (!/^\d+$/.test(digits) || (digits !== toHalfWidth(value) && !allowsSeparators)) return 'code-128';
  return TYPE_BY_DIGITS[digits.length] ?? 'code-128';
}

/**
 * Serial numbers may have hyphens too, and one in ten has a valid check digit by chance. A single invalid one means that the
 * whole list is serial numbers, so that a list is not printed in mixed types.
 */
function haveValidCheckDigits(values: Iterable<string>): boolean {
  for (const value of values) {
    const digits = removeSeparators(value);
    if (/^\d+$/.test(digits) && digits !== toHalfWidth(value) && !hasValidCheckDigit(digits)) return false;
  }
  return true;
}

function hasValidCheckDigit(digits: string): boolean {
  return gs1CheckDigit(digits.slice(0, -1)) === Number(digits.at(-1));
}
