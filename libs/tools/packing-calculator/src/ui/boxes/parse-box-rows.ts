import { parseNumber, type Language } from '@seller-toolbox/i18n';
import type { BoxInput } from '../../engine/packing-calculator.schema.ts';

export type BoxRow = Omit<BoxInput, 'id'>;

export interface ParsedRows {
  readonly rows: readonly BoxRow[];
  /** Numbers of the lines, from 1, that hold no box: fewer than three sizes. A first line of titles is not among them. */
  readonly skipped: readonly number[];
}

const SIDES_IN_ONE_CELL = /^([\d.,]+)\s*[x×*]\s*([\d.,]+)\s*[x×*]\s*([\d.,]+)(?:\s*cm)?$/i;
const YES = new Set([
  '1',
  'y',
  'yes',
  'true',
  'x',
  '✓',
  '是',
  '易碎',
  'fragile',
  'はい',
  '割れ物',
  'ya',
  'có',
]);
/** Length, width, height, weight, quantity. */
const NUMBERS = 5;
const LONGEST_NAME = 120;

/**
 * Rows of a spreadsheet: name, length, width, height, weight, quantity, fragile. The name may be missing, and the three
 * sides may stand in one cell (`12 x 12 x 14`). A cell that is no number counts as 0, a missing quantity as 1.
 */
export function parseBoxRows(text: string, language: Language): ParsedRows {
  const lines = text.split(/\r\n|\r|\n/).map((line) => line.split('\t').map((cell) => cell.trim()));
  const rows: BoxRow[] = [];
  const skipped: number[] = [];
  lines.forEach((cells, index) => {
    if (cells.every((cell) => cell === '')) return;
    const row = toRow(cells.flatMap(apart), language);
    if (row) rows.push(row);
    else if (index > 0) skipped.push(index + 1);
  });
  return { rows, skipped };
}

/** Whether a pasted text is rows of a spreadsheet and not one cell. */
export function isRows(text: string): boolean {
  return text.includes('\t');
}

function apart(cell: string): string[] {
  return SIDES_IN_ONE_CELL.exec(cell)?.slice(1) ?? [cell];
}

function toRow(cells: readonly string[], language: Language): BoxRow | null {
  const number = (cell: string | undefined) => parseNumber(cell ?? '', language);
  const hasName = number(cells[0]) === null || cells.length > NUMBERS;
  const [length, width, height, weight, quantity, fragile] = hasName ? cells.slice(1) : cells;
  if ([length, width, height].every((cell) => number(cell) === null)) return null;
  return {
    name: hasName ? (cells[0] ?? '').slice(0, LONGEST_NAME) : '',
    length: number(length) ?? 0,
    width: number(width) ?? 0,
    height: number(height) ?? 0,
    weight: number(weight) ?? 0,
    quantity: number(quantity) ?? 1,
    isFragile: YES.has((fragile ?? '').toLowerCase()),
    uprightSides: ['height'],
  };
}
