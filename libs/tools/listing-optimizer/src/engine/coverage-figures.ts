import type { Coverage, CoveredKeyword } from './builder.schema.ts';

/** Where a keyword is, or that it must not be used. */
export type CoverageState = CoveredKeyword['state'] | 'barred';
type Row = Pick<CoveredKeyword, 'state' | 'barred' | 'volume'>;

export function coverageState({ state, barred }: Pick<Row, 'state' | 'barred'>): CoverageState {
  return barred === null ? state : 'barred';
}

/** How many keywords, and how much volume, are in each state. */
export function coverageFigures(rows: readonly Row[]): Pick<Coverage, 'counts' | 'volumes' | 'percent'> {
  const hasVolumes = rows.some(({ volume }) => volume !== null);
  return {
    counts: sumsOf(rows, () => 1),
    volumes: hasVolumes ? sumsOf(rows, ({ volume }) => volume ?? 0) : null,
    percent: percentCovered(rows),
  };
}

/** Percent of the volume that is whole or split; of the number of keywords if the list has no volumes. Barred ones do not count. */
export function percentCovered(rows: readonly Row[]): number | null {
  const hasVolumes = rows.some(({ volume }) => volume !== null);
  const { whole, split, absent } = sumsOf(rows, ({ volume }) => (hasVolumes ? (volume ?? 0) : 1));
  const total = whole + split + absent;
  return total === 0 ? null : Math.round(((whole + split) / total) * 100);
}

function sumsOf(rows: readonly Row[], valueOf: (row: Row) => number): Record<CoverageState, number> {
  const sums = { whole: 0, split: 0, absent: 0, barred: 0 };
  for (const row of rows) sums[coverageState(row)] += valueOf(row);
  return sums;
}
