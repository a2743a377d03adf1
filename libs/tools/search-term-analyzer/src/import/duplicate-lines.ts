import type { ReportRow } from '../engine/search-term-analyzer.schema.ts';
import type { ColumnMap } from './map-columns.ts';
import type { Cell } from './table.ts';

/**
 * Finds duplicate lines, as in a file that was concatenated with itself. Only lines with campaign, ad group and targeting
 * can be duplicates; a list of terms alone may have equal lines. Keeps a hash per line, because the texts would take more
 * memory than all rows.
 */
export function duplicateFinder({
  campaign,
  adGroup,
  targeting,
}: ColumnMap): (cells: readonly Cell[], row: ReportRow) => boolean {
  if (campaign === null || adGroup === null || targeting === null) return () => false;
  const known = new Map<number, ReportRow>();
  return (cells, row) => {
    const hash = hashCells(cells);
    const previous = known.get(hash);
    if (previous === undefined) known.set(hash, row);
    return previous !== undefined && isSameRow(previous, row);
  };
}

/** Excludes hash collisions. */
function isSameRow(one: ReportRow, other: ReportRow): boolean {
  // Both come from the same reader and have the same fields.
  return (Object.keys(one) as (keyof ReportRow)[]).every((field) => one[field] === other[field]);
}

const [FIRST_PRIME, SECOND_PRIME] = [0x01000193, 0x85ebca6b];
const CELL_END = 0x1f;

/** A 53-bit hash of all cells (what a number can hold): two FNV-1a hashes with different primes. */
function hashCells(cells: readonly Cell[]): number {
  let high = 0x811c9dc5;
  let low = 0x9747b28c;
  for (const cell of cells) {
    const text = cell === null ? '' : String(cell);
    for (let at = 0; at < text.length; at += 1) {
      const code = text.charCodeAt(at);
      high = Math.imul(high ^ code, FIRST_PRIME);
      low = Math.imul(low ^ code, SECOND_PRIME);
    }
    high = Math.imul(high ^ CELL_END, FIRST_PRIME);
    low = Math.imul(low ^ CELL_END, SECOND_PRIME);
  }
  return (high >>> 11) * 0x100000000 + (low >>> 0);
}
