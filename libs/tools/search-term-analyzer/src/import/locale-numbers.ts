import { decimalSignOf } from '@seller-toolbox/file-import/table-file';
import { cellText, type Cell } from './table.ts';

/** The sign before the decimals: `point` is 1,234.56, `comma` is 1.234,56. */
export const NUMBER_STYLES = ['point', 'comma'] as const;
export type NumberStyle = (typeof NUMBER_STYLES)[number];

/** A number, nothing (an empty cell, a dash), or a text that is no number in the style of the file. */
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
  // Most figures of most files, without the long way.
  if (PLAIN[style].test(text)) return Number(text.startsWith('$') ? text.slice(1) : text);
  if (MISSING.test(text)) return 'missing';
  const plain = toPlain(text);
  if (!/\d/u.test(plain) || !PATTERNS[style].test(plain)) return 'unreadable';
  const { decimal, group } = SIGNS[style];
  const value = Number(plain.replaceAll(group, '').replace(decimal, '.'));
  return Number.isFinite(value) ? value : 'unreadable';
}

/**
 * The style of a file, by its figures that are texts; `counts` are those among them that are of whole things. `isMixed` where
 * figures speak for both.
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

/** Signs, codes and the words that stand beside amounts (`US$`, `kr`, `zł`); no word that multiplies, as `K` and `M` do. */
const CURRENCY =
  /[A-Z]{0,3}\p{Sc}|\\|%|^([A-Z]{2,3}|kr|Rs\.?)(?=[\s\d+-])|(?<=[\s\d])([A-Z]{2,3}|kr|zł|Kč|Ft)$|円|元/gu;

/**
 * ASCII digits and signs: without currency, spaces, percent; brackets around a figure are a minus. A backslash is the yen of
 * files in Shift-JIS, where both are the same byte.
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
