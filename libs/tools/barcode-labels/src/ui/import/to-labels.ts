import {
  decimalSignOf,
  matchColumns,
  numberIn,
  type ColumnMapping,
  type TableRow,
  type TextTable,
} from '@seller-toolbox/file-import/table-file';
import {
  MAX_CODE_LENGTH,
  MAX_COPIES,
  MAX_LABELS,
  type LabelInput,
} from '../../engine/barcode-labels.schema.ts';
import { gs1CheckDigit } from '../../engine/gs1-check-digit.ts';
import { LABEL_TYPES, plainCode, plainNumber, type LabelType } from '../../engine/label-value.ts';
import { LABEL_COLUMNS, LABEL_FIELDS, type LabelField } from './label-columns.data.ts';
import { FNSKU } from './label-head.ts';

/** Why a row is not among the labels. */
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
  /** Headers of the columns that were taken, in the order of the fields; null where nothing names them. */
  readonly headers: ReadonlyMap<LabelField, string> | null;
}

/** The labels of a table; the type follows from the code where no column names it. */
export function toLabels(table: TextTable, condition: string): ImportedLabels {
  const { rows, above = [] } = table;
  const isNamed = table.headers.length > 0;
  const mapping = isNamed ? matchColumns(table.headers, LABEL_COLUMNS) : IN_ORDER;
  const copies = () => cellsOf(rows, mapping.copies[0]);
  const sign = table.decimalSign ?? decimalSignOf(copies(), table.delimiter, copies()).sign;
  const isParted = arePartedNumbersChecked(cellsOf(rows, mapping.value[0]));
  const labels: LabelInput[] = [];
  const skipped = new Map<SkipReason, number[]>();
  const note = (reason: SkipReason, { line }: TableRow) => {
    const lines = skipped.get(reason);
    if (lines) lines.push(line);
    else skipped.set(reason, [line]);
  };
  for (const row of above) note('above-head', row);
  for (const row of rows) {
    const label = toLabel(row, mapping, { toNumber: (cell) => numberIn(cell, sign), isParted });
    if (typeof label === 'string') note(label, row);
    else if (labels.length >= MAX_LABELS) note('too-many', row);
    else labels.push({ ...label, condition: label.condition || condition });
  }
  const read = above.length + rows.length;
  return { labels, read, skipped, headers: isNamed ? namesOf(table, mapping) : null };
}

/** Where nothing names the columns: as `LABEL_FIELDS` says. */
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

/** What only the whole list tells about its cells. */
interface ListStyle {
  readonly toNumber: (cell: string) => number | null;
  /** Spaces and hyphens part the digits of EAN and UPC, not of numbers of one's own. */
  readonly isParted: boolean;
}

function toLabel(
  row: TableRow,
  mapping: ColumnMapping<LabelField>,
  { toNumber, isParted }: ListStyle,
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
    type: typeOf(value, textOf('type'), isParted),
    value,
    title: textOf('title').slice(0, 500),
    condition: textOf('condition').slice(0, 60),
    copies,
  };
}

/** What a spreadsheet makes of a long number: its last digits are gone. */
const ROUNDED = /^\d([.,]\d+)?E\+\d+$/i;
/** Eleven digits are a UPC without its check digit, or without its leading zero. */
const TYPE_BY_DIGITS: Readonly<Record<number, LabelType>> = {
  11: 'upc-a',
  12: 'upc-a',
  13: 'ean-13',
  14: 'itf-14',
};

function typeOf(value: string, named: string, isParted: boolean): LabelType {
  const known = LABEL_TYPES.find((type) => type === named.toLowerCase());
  if (known) return known;
  if (FNSKU.test(plainCode(value))) return 'fnsku';
  const digits = plainNumber(value);
  if (!/^\d+$/.test(digits) || (digits !== plainCode(value) && !isParted)) return 'code-128';
  return TYPE_BY_DIGITS[digits.length] ?? 'code-128';
}

/**
 * Numbers of one's own may have hyphens too, and by chance the last digit of one in ten checks the others: one that does
 * not tells that all in the list are such, so that no list is printed in mixed types.
 */
function arePartedNumbersChecked(values: Iterable<string>): boolean {
  for (const value of values) {
    const digits = plainNumber(value);
    if (/^\d+$/.test(digits) && digits !== plainCode(value) && !isChecked(digits)) return false;
  }
  return true;
}

function isChecked(digits: string): boolean {
  return gs1CheckDigit(digits.slice(0, -1)) === Number(digits.at(-1));
}
