import {
  decimalSignOf,
  numberIn,
  plainHeader,
  type ColumnMapping,
  type TableRow,
  type TextTable,
} from '@seller-toolbox/file-import/table-file';
import { inputSchema, MAX_ROWS, type RowInput } from '../engine/restock-planner.schema.ts';
import { EMPTY_ROW } from '../engine/empty-row.ts';
import { CONDITION_HEADER, IMPORT_FIELDS, UNSELLABLE, type ImportField } from './inventory-columns.data.ts';

/** Why a row of the file is not among the products. */
export const SKIP_REASONS = ['no-sku', 'unsellable', 'repeated-line', 'too-many'] as const;
export type SkipReason = (typeof SKIP_REASONS)[number];

export interface ImportedRows {
  readonly rows: readonly RowInput[];
  readonly read: number;
  readonly skipped: readonly { readonly line: number; readonly reason: SkipReason }[];
  /** Cells without a valid number; they count as missing, not as zero. */
  readonly unreadable: readonly {
    readonly line: number;
    readonly field: ImportField;
    readonly cell: string;
  }[];
}

/** The products of a table. */
export function toRows(table: TextTable, mapping: ColumnMapping<ImportField>): ImportedRows {
  const cellsOf = (fields: readonly NumberField[]) => cellsIn(table, mapping, fields);
  const sign =
    table.decimalSign ?? decimalSignOf(cellsOf(NUMBER_FIELDS), table.delimiter, cellsOf(COUNT_FIELDS)).sign;
  const rows: RowInput[] = [];
  const skipped: ImportedRows['skipped'][number][] = [];
  const unreadable: ImportedRows['unreadable'][number][] = [];
  const unusable = unusableIn(table, mapping);
  for (const row of table.rows) {
    const reason = unusable(row) ?? (rows.length >= MAX_ROWS ? 'too-many' : null);
    if (reason === null) {
      const read = readRow(row, mapping, (cell) => numberIn(cell, sign));
      rows.push({
        ...EMPTY_ROW,
        sku: skuOf(row, mapping),
        supplier: cellOf(row, mapping.supplier[0]).slice(0, 120),
        ...read.values,
      });
      unreadable.push(...read.unreadable.map((one) => ({ line: row.line, ...one })));
    } else skipped.push({ line: row.line, reason });
  }
  return { rows, read: table.rows.length, skipped, unreadable };
}

function skuOf(row: TableRow, mapping: ColumnMapping<ImportField>): string {
  return cellOf(row, mapping.sku[0]).slice(0, 200);
}

/** Why a row is skipped; a repeated line comes from a file that was concatenated twice. */
function unusableIn(
  { headers }: TextTable,
  mapping: ColumnMapping<ImportField>,
): (row: TableRow) => SkipReason | null {
  const condition = headers.findIndex((header) => plainHeader(header) === CONDITION_HEADER);
  const known = new Set<string>();
  return (row) => {
    if (skuOf(row, mapping) === '') return 'no-sku';
    if (cellOf(row, condition).toUpperCase() === UNSELLABLE) return 'unsellable';
    const line = row.cells.join('\t');
    if (known.has(line)) return 'repeated-line';
    known.add(line);
    return null;
  };
}

const NUMBER_FIELDS = IMPORT_FIELDS.filter((field) => field !== 'sku' && field !== 'supplier');

type NumberField = (typeof NUMBER_FIELDS)[number];

/** Units of stock are whole. */
const COUNT_FIELDS = [
  'onHand',
  'inbound',
  'sales7',
  'sales30',
  'sales90',
  'unitsPerCarton',
  'minimumOrder',
] as const satisfies readonly NumberField[];

function* cellsIn(
  table: TextTable,
  mapping: ColumnMapping<ImportField>,
  fields: readonly NumberField[],
): Generator<string> {
  const columns = fields.flatMap((field) => mapping[field]);
  for (const row of table.rows) for (const column of columns) yield cellOf(row, column);
}

function cellOf({ cells }: TableRow, column: number | undefined): string {
  return column === undefined ? '' : (cells[column] ?? '');
}

function readRow(
  row: TableRow,
  mapping: ColumnMapping<ImportField>,
  toNumber: (cell: string) => number | null,
) {
  const values: Partial<Record<NumberField, number>> = {};
  const cells = new Map<NumberField, string>();
  const unreadable: { field: NumberField; cell: string }[] = [];
  for (const field of NUMBER_FIELDS) {
    const filled = mapping[field].map((column) => cellOf(row, column)).filter((cell) => cell !== '');
    if (filled.length === 0) continue;
    const sum = sumOf(filled.map(toNumber));
    cells.set(field, filled.join(' + '));
    if (sum === null) unreadable.push({ field, cell: cells.get(field) ?? '' });
    else values[field] = sum;
  }
  for (const field of rejectedFields(values)) {
    delete values[field];
    unreadable.push({ field, cell: cells.get(field) ?? '' });
  }
  return { values, unreadable };
}

function sumOf(numbers: readonly (number | null)[]): number | null {
  return numbers.reduce((sum, one) => (sum === null || one === null ? null : sum + one), 0);
}

/** The fields with numbers that the engine rejects. */
function rejectedFields(values: Partial<Record<NumberField, number>>): NumberField[] {
  const checked = inputSchema.safeParse({ rows: [values] });
  if (checked.success) return [];
  const paths = new Set(checked.error.issues.map(({ path }) => path[2]));
  return NUMBER_FIELDS.filter((field) => paths.has(field));
}
