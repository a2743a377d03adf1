import { decimalSignOf } from '@seller-toolbox/file-import/table-file';
import { cellText, type Cell } from './table.ts';

/** The decimal separator: `point` is 1,234.56, `comma` is 1.234,56. */
export const NUMBER_STYLES = ['point', 'comma'] as const;
export type NumberStyle = (typeof NUMBER_STYLES)[number];

/** A number, `missing` (an empty cell, a dash) or `unreadable` (not a number in the style of the file). */
export type ReadNumber = number | 'missing' | 'unreadable';

const MISSING = /^(|-+|–|—|n\/?a|null|none)$/iu;
const SIGNS = { point: { decimal: '.', group: ',' }, comma: { decimal: ',', group: '.' } } as const;
const PATTERNS: Readonly<Record<NumberStyle, RegExp>> = {
  point: /^[+-]?(\d+|\d{1,3}(,\d{3})+|\d{1,2}(,\d{2})+,\d{3})?(\.\d+)?(e[+-]?\d{1,3})?$/iu,
  comma: /^[+-]?(\d+|\d{1,3}(\.\d{3})+)?(,\d+)?(e[+-]?\d{1,3})?$/iu,
};

const PLAIN = { point: /^\$?\d{1,15}(\.\d{1,9})?$/u, comma: /^\d{1,15}$/u } as const;

export function readNumber(cell: Cell | undefined, style: NumberStyle): ReadNumber {
  if (typeof cell === 'number') return Number.isFinite(cell) ? cell : 'unreadable';
  const text = cellText(cell);
  // Fast path for most numbers.
  if (PLAIN[style].test(text)) return Number(text.startsWith('$') ? text.slice(1) : text);
  if (MISSING.test(text)) return 'missing';
  const plain = toPlain(text);
  if (!/\d/u.test(plain) || !PATTERNS[style].test(plain)) return 'unreadable';
  const { decimal, group } = SIGNS[style];
  const value = Number(plain.replaceAll(group, '').replace(decimal, '.'));
  return Number.isFinite(value) ? value : 'unreadable';
}

/**
 * Detects the number style of a file from its text cells; `counts` are the cells of integer fields. `isMixed` where cells
 * contradict each other.
 */
export function numberStyleOf(
  cells: Iterable<Cell | undefined>,
  delimiter: string | null,
  counts: Iterable<Cell | undefined> = [],
): { style: NumberStyle; isMixed: boolean } {
  const { sign, isMixed } = decimalSignOf(textsOf(cells), delimiter, textsOf(counts));
  return { style: sign === ',' ? 'comma' : 'point', isMixed };
}

function* textsOf(cells: Iterable<Cell | undefined>): Generator<string> {
  for (const cell of cells) if (typeof cell === 'string') yield cellText(cell);
}

/** Currency symbols, codes and words beside amounts (`US$`, `kr`, `zł`); not the multipliers `K` and `M`. */
const CURRENCY =
  /[A-Z]{0,3}\p{Sc}|\\|%|^([A-Z]{2,3}|kr|Rs\.?)(?=[\s\d+-])|(?<=[\s\d])([A-Z]{2,3}|kr|zł|Kč|Ft)$|円|元/gu;

/**
 * Reduces a number to ASCII digits and separators, without currency, spaces and percent; parentheses mean minus. A
 * backslash is the yen sign of Shift-JIS files, where both are the same byte.
 */
function toPlain(text: string): string {
  const plain = text
    .normalize('NFKC')
    .replace(/[−–]/gu, '-')
    .replace(/^\((.*)\)$/su, '-$1')
    .replace(CURRENCY, '')
    .replace(/[\s'’\p{Cf}]/gu, '');
  return plain.length > 40 ? 'x' : plain;
}
