import {
  LINEAR_UNITS,
  TEMPERATURE_SCALES,
  type LinearUnit,
  type TemperatureScale,
} from '@seller-toolbox/reference-data/units.data';
import type { CategoryId } from './unit-categories.ts';

/**
 * How one unit becomes another: `(value + before) x multiply / divide + after`. For all but temperatures `before` and
 * `after` are 0.
 */
export interface Conversion {
  readonly before: number;
  readonly multiply: number;
  readonly divide: number;
  readonly after: number;
}

/** The conversion between two units of one dimension; undefined where the dimension lacks one of them. */
export function conversionBetween(category: CategoryId, from: string, to: string): Conversion | undefined {
  if (category === 'temperature') {
    const [source, target] = [from, to].map((id) => TEMPERATURE_SCALES.find((scale) => scale.id === id));
    return source && target && betweenScales(source, target);
  }
  const units: readonly LinearUnit[] = LINEAR_UNITS[category];
  const [source, target] = [from, to].map((id) => units.find((unit) => unit.id === id));
  return source && target && { before: 0, multiply: source.size, divide: target.size, after: 0 };
}

/** Applies a conversion; with whole-number sizes the only rounding is the division's. */
export function convert(value: number, { before, multiply, divide, after }: Conversion): number {
  return ((value + before) * multiply) / divide + after;
}

/**
 * Between scales. The shift is put on the side where it is a whole number of hundredths, which gives the formulas
 * that people know: (F - 32) x 5 / 9 and C x 9 / 5 + 32.
 */
function betweenScales(source: TemperatureScale, target: TemperatureScale): Conversion {
  if (source.degree === target.degree) {
    return { before: 0, multiply: 1, divide: 1, after: (source.zero - target.zero) / 100 };
  }
  return source.degree === 'rankine'
    ? { before: (source.zero - (target.zero * 9) / 5) / 100, multiply: 5, divide: 9, after: 0 }
    : { before: 0, multiply: 9, divide: 5, after: ((source.zero * 9) / 5 - target.zero) / 100 };
}
