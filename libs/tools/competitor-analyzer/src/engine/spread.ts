import type { Figure, Spread } from './sources-output.schema.ts';

export interface SpreadRow {
  readonly value: number | null;
  readonly isOwn: boolean;
}

/** Median and quartiles of the values that there are, and where the seller's is among them. */
export function spreadOf(rows: readonly SpreadRow[]): Spread {
  const values = rows.flatMap(({ value }) => value ?? []).sort((a, b) => a - b);
  const own = rows.find(({ value, isOwn }) => isOwn && value !== null)?.value ?? null;
  return {
    of: values.length,
    low: quantile(values, 0.25),
    median: quantile(values, 0.5),
    high: quantile(values, 0.75),
    own,
    ownPercentile:
      own === null || values.length < 2
        ? null
        : (values.filter((value) => value < own).length / (values.length - 1)) * 100,
  };
}

/** Linear between the two nearest of sorted values. */
export function quantile(sorted: readonly number[], share: number): number | null {
  const at = (sorted.length - 1) * share;
  const [before, after] = [sorted[Math.floor(at)], sorted[Math.ceil(at)]];
  if (before === undefined || after === undefined) return null;
  return before + (after - before) * (at - Math.floor(at));
}

/** The mean, and of how many values it is. */
export function meanOf(values: readonly (number | null)[]): { value: number | null; of: number } {
  const known = values.filter((value) => value !== null);
  return { value: known.length === 0 ? null : sumOf(known) / known.length, of: known.length };
}

/** The percentage that the largest three and ten have of all. */
export function leadersOf(figures: readonly Figure[]) {
  const values = figures.flatMap((figure) => figure?.value ?? []).sort((a, b) => b - a);
  const total = sumOf(values);
  const shareOf = (count: number) => (total === 0 ? null : (sumOf(values.slice(0, count)) / total) * 100);
  return { of: values.length, topThree: shareOf(3), topTen: shareOf(10) };
}

export function sumOf(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0);
}
