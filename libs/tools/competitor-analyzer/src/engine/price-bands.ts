import { OWN_BOUNDS } from './own-bounds.data.ts';
import type { OwnRow, PriceBand } from './own-competitors.schema.ts';
import { sumOf } from './spread.ts';

type BandRow = Pick<OwnRow, 'price' | 'sales' | 'revenue' | 'isOwn'>;

const STEPS = [1, 2, 2.5, 5, 10];

/** Bands of equal width with round ends over the prices; each begins with its lower end and ends before its upper one. */
export function priceBands(rows: readonly BandRow[]): PriceBand[] {
  const priced = rows.flatMap((row) => (row.price === null ? [] : [{ ...row, at: row.price.value }]));
  if (priced.length === 0) return [];
  const prices = priced.map(({ at }) => at);
  const [least, most] = [Math.min(...prices), Math.max(...prices)];
  const width = roundWidth((most - least) / OWN_BOUNDS.bands);
  const first = Math.floor(least / width);
  const last = Math.floor(most / width);
  const allRevenue = sumOf(priced.flatMap(({ revenue }) => revenue?.value ?? []));
  return Array.from({ length: last - first + 1 }, (_, index) => {
    const within = priced.filter(({ at }) => Math.floor(at / width) === first + index);
    const revenue = sumIfAny(within.map((row) => row.revenue?.value));
    return {
      from: roundToCents((first + index) * width),
      to: roundToCents((first + index + 1) * width),
      products: within.length,
      units: sumIfAny(within.map(({ sales }) => sales?.value)),
      revenue,
      revenueShare: revenue === null || allRevenue === 0 ? null : (revenue / allRevenue) * 100,
      hasOwn: within.some(({ isOwn }) => isOwn),
    };
  });
}

/** The next of 1, 2, 2.5, 5 and 10 times a power of ten. */
function roundWidth(least: number): number {
  if (least <= 0) return 1;
  const power = 10 ** Math.floor(Math.log10(least));
  return (STEPS.find((step) => step * power >= least) ?? 10) * power;
}

/** Null where there are products, but none has the figure. */
function sumIfAny(values: readonly (number | undefined)[]): number | null {
  const known = values.filter((value) => value !== undefined);
  return known.length === 0 && values.length > 0 ? null : sumOf(known);
}

function roundToCents(value: number): number {
  return Math.round(value * 100) / 100;
}
