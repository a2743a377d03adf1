export interface Sorting {
  /** The key of the column. */
  readonly by: string;
  readonly direction: 'ascending' | 'descending';
}

/** The rows in order of a value; rows of equal value keep the order they had, in both directions. */
export function sortRows<Row>(
  rows: readonly Row[],
  valueOf: (row: Row) => string | number,
  direction: Sorting['direction'],
): Row[] {
  const sign = direction === 'ascending' ? 1 : -1;
  return [...rows].sort((a, b) => sign * compare(valueOf(a), valueOf(b)));
}

/** What a press on a column's head makes of the order: the other way round, or by this column from `first` on. */
export function nextSorting(current: Sorting, by: string, first: Sorting['direction']): Sorting {
  if (current.by !== by) return { by, direction: first };
  return { by, direction: current.direction === 'ascending' ? 'descending' : 'ascending' };
}

function compare(a: string | number, b: string | number): number {
  if (typeof a === 'number' && typeof b === 'number') return a - b;
  return String(a).localeCompare(String(b));
}
