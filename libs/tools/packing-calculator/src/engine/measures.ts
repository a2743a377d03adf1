import { roundToDecimals } from '@seller-toolbox/tool-contract/rounding';
export const MEASURE_SYSTEMS = ['metric', 'imperial'] as const;
export type MeasureSystem = (typeof MEASURE_SYSTEMS)[number];

/** The units of a measure system, with their sizes in the engine's units. */
export interface Measures {
  readonly length: 'cm' | 'in';
  readonly weight: 'kg' | 'lb';
  readonly volume: 'cm³' | 'in³';
  readonly centimeters: number;
  readonly kilograms: number;
  /** The cushion of the marketplace's guideline, as it is said in these units. */
  readonly cushionGuideline: number;
}

/** Exact by definition: international yard and pound agreement of 1959. */
export const MEASURES: Readonly<Record<MeasureSystem, Measures>> = {
  metric: { length: 'cm', weight: 'kg', volume: 'cm³', centimeters: 1, kilograms: 1, cushionGuideline: 5 },
  imperial: {
    length: 'in',
    weight: 'lb',
    volume: 'in³',
    centimeters: 2.54,
    kilograms: 0.45359237,
    cushionGuideline: 2,
  },
};

/** More precise than any measurement, less than the rounding error of a conversion there and back. */
const DECIMALS = 9;

/** Centimeters in the units of a system. */
export function lengthIn({ centimeters }: Measures, length: number): number {
  return roundToDecimals(length / centimeters, DECIMALS);
}

/** Kilograms in the units of a system. */
export function weightIn({ kilograms }: Measures, weight: number): number {
  return roundToDecimals(weight / kilograms, DECIMALS);
}

/** Cubic centimeters in the units of a system. */
export function volumeIn({ centimeters }: Measures, volume: number): number {
  return volume / centimeters ** 3;
}

/** A length of a system in centimeters. */
export function toCentimeters({ centimeters }: Measures, length: number): number {
  return roundToDecimals(length * centimeters, DECIMALS);
}

/** A weight of a system in kilograms. */
export function toKilograms({ kilograms }: Measures, weight: number): number {
  return roundToDecimals(weight * kilograms, DECIMALS);
}
