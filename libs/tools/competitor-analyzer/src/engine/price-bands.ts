import { SOURCE_BOUNDS } from './source-bounds.data.ts';
import type { OutputRow, PriceBand } from './sources-output.schema.ts';
import { sumOf } from './spread.ts';

type BandRow = Pick<OutputRow, 'price' | 'sales' | 'revenue' | 'isOwn'>;

/** In hundredths, so that every step times a power of ten from 1 on is whole. */
const STEPS = [100, 200, 250, 500, 1000];

/**
 * Bands of equal width with round ends over the prices; each begins with its lower end and ends before its upper one. Computed in
 * cents: 0.3 / 0.1 is less than 3 otherwise, and ends of parts of a cent would be shown as others than they are.
 */
export function priceBands(rows: readonly BandRow[]): PriceBand[] {
  const priced = rows.flatMap((row) =>
    row.price === null ? [] : [{ ...row, cents: Math.round(row.price.value * 100) }],
  );
  if (priced.length === 0) return [];
  const prices = priced.map(({ cents }) => cents);
  const [least, most] = [Math.min(...prices), Math.max(...prices)];
  const width = roundWidth((most - least) / SOURCE_BOUNDS.bands);
  const first = Math.floor(least / width);
  const last = Math.floor(most / width);
  const allRevenue = sumOf(priced.flatMap(({ revenue }) => revenue?.value ?? []));
  return Array.from({ length: last - first + 1 }, (_, index) => {
    const within = priced.filter(({ cents }) => Math.floor(cents / width) === first + index);
    const revenue = sumIfAny(within.map((row) => row.revenue?.value));
    return {
      from: ((first + index) * width) / 100,
      to: ((first + index + 1) * width) / 100,
      products: within.length,
      units: sumIfAny(within.map(({ sales }) => sales?.value)),
      revenue,
      revenueShare: revenue === null || allRevenue === 0 ? null : (revenue / allRevenue) * 100,
      hasOwn: within.some(({ isOwn }) => isOwn),
    };
  });
}

/** In cents: the next of 1, 2, 2.5, 5 and 10 times a power of ten that is whole. One price alone has a band of one unit. */
function roundWidth(least: number): number {
  if (least <= 0) return 100;
  for (let power = 0.01; ; power *= 10) {
    const step = STEPS.find((one) => Number.isInteger(one * power) && one * power >= least);
    if (step !== undefined) return step * power;
  }
}

/** Null where there are products, but none has the figure. */
function sumIfAny(values: readonly (number | undefined)[]): number | null {
  const known = values.filter((value) => value !== undefined);
  return known.length === 0 && values.length > 0 ? null : sumOf(known);
}
