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
}

/** Exact by definition: international yard and pound agreement of 1959. */
export const MEASURES: Readonly<Record<MeasureSystem, Measures>> = {
  metric: { length: 'cm', weight: 'kg', volume: 'cm³', centimeters: 1, kilograms: 1 },
  imperial: {
    length: 'in',
    weight: 'lb',
    volume: 'in³',
    centimeters: 2.54,
    kilograms: 0.45359237,
  },
};

/** More precise than any measurement, less than the rounding error of a conversion there and back. */
const DECIMALS = 9;

/** Centimeters in the units of a system. */
export function lengthIn({ centimeters }: Measures, length: number): number {
  return roundToDecimals(length / centimeters, DECIMALS);
}

/** Cushions of whole and half inches, and the centimeters that guidelines round them to. */
const ROUNDED_CUSHIONS: Readonly<Record<number, number>> = { 1.27: 1.3, 2.54: 2.5, 5.08: 5 };

/** A cushion of the rules, in centimeters, as guidelines write it in the units of a system: 5.08 is 2 in or 5 cm. */
export function guidelineCushionIn(measures: Measures, cushion: number): number {
  const rounded = measures.length === 'cm' ? ROUNDED_CUSHIONS[cushion] : undefined;
  return rounded ?? lengthIn(measures, cushion);
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
