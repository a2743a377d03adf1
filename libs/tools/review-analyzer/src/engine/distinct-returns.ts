import type { ReviewSource, SourceRow } from './review-sources.schema.ts';

export interface DistinctReturns {
  /** The sources, those of returns without the lines that an earlier report has too. */
  readonly sources: readonly ReviewSource[];
  readonly repeated: number;
}

/**
 * Reports of returns whose periods overlap have the same lines: each counts once. A line is the same where everything in it is
 * equal and it has a day or an id; a report has all returns of a day, so that of two equal lines of one day in each of two reports
 * two are kept. Lines without either may be of different returns and are all kept.
 */
export function distinctReturns(sources: readonly ReviewSource[]): DistinctReturns {
  const known = new Map<string, number>();
  let repeated = 0;
  const distinct = sources.map((source) => {
    if (source.kind !== 'customer-returns') return source;
    const counts = new Map<string, number>();
    const rows = source.rows.filter((row) => {
      const key = keyOf(row);
      if (key === null) return true;
      const count = (counts.get(key) ?? 0) + 1;
      counts.set(key, count);
      if (count > (known.get(key) ?? 0)) return true;
      repeated += 1;
      return false;
    });
    for (const [key, count] of counts) known.set(key, Math.max(count, known.get(key) ?? 0));
    return { ...source, rows };
  });
  return { sources: distinct, repeated };
}

/** Null where a line has neither day nor order. */
function keyOf(row: SourceRow): string | null {
  const { licensePlate, orderId, date } = row;
  // A plate is of one unit, which may be returned a second time on another day.
  if (licensePlate !== undefined) return JSON.stringify([licensePlate, date]);
  if (orderId === undefined && date === undefined) return null;
  return JSON.stringify(Object.entries(row).sort(([one], [other]) => (one < other ? -1 : 1)));
}
