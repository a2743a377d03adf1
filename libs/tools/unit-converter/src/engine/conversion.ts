import {
  LINEAR_UNITS,
  TEMPERATURE_SCALES,
  type LinearUnit,
  type TemperatureScale,
} from '@seller-toolbox/reference-data/units.data';
import { roundTo15Digits } from '@seller-toolbox/tool-contract/rounding';
import type { CategoryId } from './unit-categories.ts';

/** Shifts are at most hundreds of degrees, so 12 decimals are 15 digits. */
const SHIFT_DECIMALS = 12;

/**
 * One unit in another: `(value + before) x multiply / divide + after`. `before` and `after` are 0 except for
 * temperatures.
 */
export interface Conversion {
  readonly before: number;
  readonly multiply: number;
  readonly divide: number;
  readonly after: number;
}

/** The conversion between two units of one dimension; undefined for a unit of another dimension. */
export function conversionBetween(category: CategoryId, from: string, to: string): Conversion | undefined {
  if (category === 'temperature') {
    const [source, target] = [from, to].map((id) => TEMPERATURE_SCALES.find((scale) => scale.id === id));
    return source && target && betweenScales(source, target);
  }
  const units: readonly LinearUnit[] = LINEAR_UNITS[category];
  const [source, target] = [from, to].map((id) => units.find((unit) => unit.id === id));
  return source && target && { before: 0, multiply: source.size, divide: target.size, after: 0 };
}

/**
 * Applies a conversion, to 15 significant digits. Multiplying and dividing by whole numbers has an error below half
 * of the 15th digit, so that a result with at most 15 digits is exact: 1.1 in is 2.794 cm.
 */
export function convert(value: number, { before, multiply, divide, after }: Conversion): number {
  return roundTo15Digits(shifted((shifted(value, before) * multiply) / divide, after));
}

/** Subtracting nearly equal temperatures amplifies rounding errors: 273.16 K is 0.01 °C, not 0.010000000000048. */
function shifted(value: number, shift: number): number {
  return shift === 0 ? value : Number((value + shift).toFixed(SHIFT_DECIMALS));
}

/**
 * Between temperature scales. The shift is on the side where it is a whole number of hundredths, as in the usual
 * formulas: (F - 32) x 5 / 9 and C x 9 / 5 + 32.
 */
function betweenScales(source: TemperatureScale, target: TemperatureScale): Conversion {
  if (source.degree === target.degree) {
    return { before: 0, multiply: 1, divide: 1, after: (source.zero - target.zero) / 100 };
  }
  return source.degree === 'rankine'
    ? { before: (source.zero - (target.zero * 9) / 5) / 100, multiply: 5, divide: 9, after: 0 }
    : { before: 0, multiply: 9, divide: 5, after: ((source.zero * 9) / 5 - target.zero) / 100 };
}
