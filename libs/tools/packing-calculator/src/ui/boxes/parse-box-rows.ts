import type { Language } from '@seller-toolbox/words';
import type { BoxInput } from '../../engine/packing-calculator.schema.ts';
import { COUNT_WORDS, LENGTH_WORDS, measureOf, WEIGHT_WORDS, type Cell } from './cell-measure.ts';
import { pastedLines } from './pasted-lines.ts';

export type BoxRow = Omit<BoxInput, 'id'>;

export interface ParsedRows {
  readonly rows: readonly BoxRow[];
  /** Numbers of the lines, from 1, that hold no box: fewer than three sizes. A first line of titles is not among them. */
  readonly skipped: readonly number[];
}

/** The default units of numbers without a unit, in the engine's centimeters and kilograms. */
export interface RowUnits {
  readonly centimeters: number;
  readonly kilograms: number;
}

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
/** Length, width, height. */
const SIDES = 3;
/** Those, weight and quantity. */
const NUMBERS = 5;
const MAX_NAME_LENGTH = 120;

/**
 * Rows of a spreadsheet: name, length, width, height, weight, quantity, fragile. The name may be missing, and the three
 * sides may be in one cell (`12 x 12 x 14 in`). A number is in the unit behind it, else in that of the title above it
 * (`Length (in)`), else in `units`. A cell that is no number counts as 0, a missing quantity as 1.
 */
export function parseBoxRows(text: string, language: Language, units: RowUnits): ParsedRows {
  const rows: BoxRow[] = [];
  const skipped: number[] = [];
  let titles: readonly string[] | undefined;
  for (const { line, cells: texts } of pastedLines(text, language)) {
    const cells = texts.map((cell, column) => ({ text: cell, title: titles?.[column] ?? '' }));
    const row = toRow(cells, language, units);
    if (row) rows.push(row);
    else if (titles || rows.length > 0) skipped.push(line);
    else titles = texts;
  }
  return { rows, skipped };
}

function toRow(given: readonly Cell[], language: Language, units: RowUnits): BoxRow | null {
  const cells = given.flatMap((cell) => sidesIn(cell, language) ?? [cell]);
  const side = (cell: Cell | undefined) =>
    cell && measureOf(cell, LENGTH_WORDS, { language, otherwise: units.centimeters });
  const first = cells[0] && measureOf(cells[0], LENGTH_WORDS, { language });
  const hasName = typeof first !== 'number' || cells.length > NUMBERS;
  const [length, width, height, weight, quantity, fragile] = hasName ? cells.slice(1) : cells;
  const sides = [length, width, height].map((cell) => side(cell) ?? null);
  if (sides.every((one) => one === null)) return null;
  return {
    name: hasName ? (cells[0]?.text ?? '').slice(0, MAX_NAME_LENGTH) : '',
    length: sides[0] ?? 0,
    width: sides[1] ?? 0,
    height: sides[2] ?? 0,
    weight: (weight && measureOf(weight, WEIGHT_WORDS, { language, otherwise: units.kilograms })) ?? 0,
    quantity: (quantity && measureOf(quantity, COUNT_WORDS, { language })) ?? 1,
    isFragile: YES.has((fragile?.text ?? '').toLowerCase()),
    uprightSides: ['height'],
  };
}

const TIMES = /[x×*✕]/iu;
const SIDE_AND_UNIT = /^([\d.,]+)([^\d.,]\D*)?$/u;

/** The three sides of one cell, each with its unit or with that of the last; null for everything else. */
function sidesIn({ text, title }: Cell, language: Language): Cell[] | null {
  const parts = text
    .normalize('NFKC')
    .split(TIMES)
    .map((part) => SIDE_AND_UNIT.exec(part.trim()));
  const lastUnit = parts.at(-1)?.[2]?.trim() ?? '';
  if (parts.length !== SIDES) return null;
  const sides = parts.map(
    (part) => part && { text: `${part[1]} ${part[2]?.trim() || lastUnit}`.trim(), title },
  );
  const isSize = sides.every((cell) => cell && measureOf(cell, LENGTH_WORDS, { language }) !== null);
  return isSize ? sides.filter((cell) => cell !== null) : null;
}
