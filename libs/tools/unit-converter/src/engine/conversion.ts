import {
  LINEAR_UNITS,
  TEMPERATURE_SCALES,
  type LinearUnit,
  type TemperatureScale,
} from '@seller-toolbox/reference-data/units.data';
import { roundTo15Digits } from '@seller-toolbox/tool-contract/rounding';
import type { CategoryId } from './unit-categories.ts';

/** Shifts are hundreds of degrees at most, so that 12 decimals are their 15 digits. */
const SHIFT_DECIMALS = 12;

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

/**
 * Applies a conversion, to 15 significant digits. Multiplying and dividing by whole numbers leaves less noise than half
 * of the 15th digit, so that an answer of no more digits comes out exactly: 1.1 in is 2.794 cm.
 */
export function convert(value: number, { before, multiply, divide, after }: Conversion): number {
  return roundTo15Digits(shifted((shifted(value, before) * multiply) / divide, after));
}

/** A difference of nearly equal temperatures magnifies their noise: 273.16 K is 0.01 °C, not 0.010000000000048. */
function shifted(value: number, shift: number): number {
  return shift === 0 ? value : Number((value + shift).toFixed(SHIFT_DECIMALS));
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
