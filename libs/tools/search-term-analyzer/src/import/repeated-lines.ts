import type { ReportRow } from '../engine/search-term-analyzer.schema.ts';
import type { ColumnMap } from './map-columns.ts';
import type { Cell } from './table.ts';

/**
 * The same line twice is a file put together twice. Only lines that say where they belong can be told to be the same; a
 * list of bare terms may well have two equal ones. Lines are known by a number each: their texts would take more memory
 * than all rows.
 */
export function repeatFinder({
  campaign,
  adGroup,
  targeting,
}: ColumnMap): (cells: readonly Cell[], row: ReportRow) => boolean {
  if (campaign === null || adGroup === null || targeting === null) return () => false;
  const known = new Map<number, ReportRow>();
  return (cells, row) => {
    const mark = markOf(cells);
    const same = known.get(mark);
    if (same === undefined) known.set(mark, row);
    return same !== undefined && isSameRow(same, row);
  };
}

/** Two lines of one mark are most likely, but not surely, the same. */
function isSameRow(one: ReportRow, other: ReportRow): boolean {
  // Both come from one reader and have the same fields.
  return (Object.keys(one) as (keyof ReportRow)[]).every((field) => one[field] === other[field]);
}

const [FIRST_PRIME, SECOND_PRIME] = [0x01000193, 0x85ebca6b];
const CELL_END = 0x1f;

/** 53 bits of all cells: two runs of FNV-1a with different primes, as much as a number keeps. */
function markOf(cells: readonly Cell[]): number {
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
