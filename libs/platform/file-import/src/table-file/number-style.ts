import type { DecimalSign } from '@seller-toolbox/tool-contract';
import { parseNumber, type Language } from '@seller-toolbox/words';

const POINT =
  /^[-+]?(\d*\.(\d{1,2}|\d{4,})|(0|\d{4,})\.\d{3}|\d{1,3}(,\d{3})+\.\d+|\d{1,3}(,\d{3}){2,}|\d{1,2}(,\d{2})+,\d{3}(\.\d+)?)$/;
const COMMA = /^[-+]?(\d*,(\d{1,2}|\d{4,})|(0|\d{4,}),\d{3}|\d{1,3}(\.\d{3})+,\d+|\d{1,3}(\.\d{3}){2,})$/;

export interface FoundDecimalSign {
  readonly sign: DecimalSign;
  /** Some cells can only be read the other way. */
  readonly isMixed: boolean;
}

/** In a number of whole things such a sign parts thousands, unless all of them have three decimals. */
const GROUPED = /^[-+]?[1-9]\d{0,2}([.,])\d{3}$/;
const PLAIN = /^[-+]?\d+$/;

/**
 * The sign of most cells that can be read only one way; undecided, files with semicolons have a decimal comma.
 * `1.234` may be either: a sign before three digits decides nothing, unless no group could precede it, or it is among
 * the `counts`, the cells of whole numbers, beside one without a sign. Between commas these decide nothing: many
 * exports write three decimals, and a comma that separates cells is no decimal sign.
 */
export function decimalSignOf(
  cells: Iterable<string>,
  delimiter: string | null,
  counts: Iterable<string> = [],
): FoundDecimalSign {
  let points = 0;
  let commas = 0;
  for (const cell of cells) {
    const sign = decimalSignIn(cell);
    if (sign === '.') points += 1;
    else if (sign === ',') commas += 1;
  }
  const isMixed = Math.min(points, commas) > 0;
  if (points !== commas) return { sign: points > commas ? '.' : ',', isMixed };
  const byCounts = delimiter === ',' ? null : signOfCounts(counts);
  return { sign: byCounts ?? (delimiter === ';' ? ',' : '.'), isMixed };
}

function signOfCounts(counts: Iterable<string>): DecimalSign | null {
  let grouping: string | undefined;
  let hasPlain = false;
  for (const cell of counts) {
    const text = cell.normalize('NFKC');
    grouping ??= GROUPED.exec(text)?.[1];
    hasPlain ||= PLAIN.test(text);
    if (grouping !== undefined && hasPlain) return grouping === '.' ? ',' : '.';
  }
  return null;
}

function decimalSignIn(cell: string): DecimalSign | null {
  if (!/[.,．，]/u.test(cell)) return null;
  // Most cells are bare, and nothing would change in them.
  if (POINT.test(cell)) return '.';
  const bare = cell
    .normalize('NFKC')
    .replace(/e[-+]?\d+$/i, '')
    .replace(/[^\d.,+-]/g, '');
  if (POINT.test(bare)) return '.';
  return COMMA.test(bare) ? ',' : null;
}

/** Languages that write the sign: what is read is the file's way, not the page's. */
const WRITERS: Readonly<Record<DecimalSign, Language>> = { '.': 'en', ',': 'vi' };

/** How most cells write a number, for either decimal sign. */
const BARE_NUMBER: Readonly<Record<DecimalSign, RegExp>> = {
  '.': /^\d{1,15}(?:\.\d{1,15})?$/,
  ',': /^\d{1,15}(?:\.\d{1,2})?$/,
};

/** A cell of a file as a number; null where it is none. */
export function numberIn(cell: string, decimalSign: DecimalSign): number | null {
  if (BARE_NUMBER[decimalSign].test(cell)) return Number(cell);
  return parseNumber(cell, WRITERS[decimalSign]);
}
