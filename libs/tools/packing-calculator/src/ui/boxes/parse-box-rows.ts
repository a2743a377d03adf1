import { parseNumber, type Language } from '@seller-toolbox/i18n';
import type { BoxInput } from '../../engine/packing-calculator.schema.ts';

export type BoxRow = Omit<BoxInput, 'id'>;

export interface ParsedRows {
  readonly rows: readonly BoxRow[];
  /** Numbers of the lines, from 1, that hold no box: fewer than three sizes. A first line of titles is not among them. */
  readonly skipped: readonly number[];
}

/** What the numbers of rows are, in the engine's centimeters and kilograms. */
export interface RowUnits {
  readonly centimeters: number;
  readonly kilograms: number;
  readonly centimetersPerInch: number;
}

/** `12 x 12 x 14`, with or without its unit, also in full-width digits. */
const SIDES_IN_ONE_CELL =
  /^([\d０-９.,．，]+)\s*[x×*ｘ＊]\s*([\d０-９.,．，]+)\s*[x×*ｘ＊]\s*([\d０-９.,．，]+)\s*(mm|cm|in|inch|inches|"|″)?$/i;
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
 * sides may stand in one cell (`12 x 12 x 14 in`). Other numbers are in `units`. A cell that is no number counts
 * as 0, a missing quantity as 1.
 */
export function parseBoxRows(text: string, language: Language, units: RowUnits): ParsedRows {
  const lines = text.split(/\r\n|\r|\n/).map((line) => line.split('\t').map((cell) => cell.trim()));
  const rows: BoxRow[] = [];
  const skipped: number[] = [];
  lines.forEach((cells, index) => {
    if (cells.every((cell) => cell === '')) return;
    const row = toRow(cells, language, units);
    if (row) rows.push(row);
    else if (index > 0) skipped.push(index + 1);
  });
  return { rows, skipped };
}

/** Centimeters of the unit that a cell of three sides names. */
function centimetersOf(unit: string | undefined, units: RowUnits): number {
  if (unit === undefined) return units.centimeters;
  if (unit.toLowerCase() === 'mm') return 0.1;
  return unit.toLowerCase() === 'cm' ? 1 : units.centimetersPerInch;
}

function toRow(given: readonly string[], language: Language, units: RowUnits): BoxRow | null {
  const together = given.map((cell) => SIDES_IN_ONE_CELL.exec(cell)).find((found) => found !== null);
  const cells = given.flatMap((cell) => SIDES_IN_ONE_CELL.exec(cell)?.slice(1, 4) ?? [cell]);
  const centimeters = centimetersOf(together?.[4], units);
  const number = (cell: string | undefined) => parseNumber(cell ?? '', language);
  const hasName = number(cells[0]) === null || cells.length > NUMBERS;
  const [length, width, height, weight, quantity, fragile] = hasName ? cells.slice(1) : cells;
  if ([length, width, height].every((cell) => number(cell) === null)) return null;
  return {
    name: hasName ? (cells[0] ?? '').slice(0, LONGEST_NAME) : '',
    length: (number(length) ?? 0) * centimeters,
    width: (number(width) ?? 0) * centimeters,
    height: (number(height) ?? 0) * centimeters,
    weight: (number(weight) ?? 0) * units.kilograms,
    quantity: number(quantity) ?? 1,
    isFragile: YES.has((fragile ?? '').toLowerCase()),
    uprightSides: ['height'],
  };
}
