/**
 * Units of measure by dimension, in display order. `size` is the number of the dimension's smallest
 * common unit; these are chosen so that all sizes are whole numbers that a double represents exactly
 * (except power, which has none).
 *
 * Sources, checked 2026-11-21: the international yard and pound agreement of 1959 (inch 25.4 mm, pound 0.45359237 kg),
 * NIST Handbook 44 appendix C (US customary volume: gallon 231 cubic inches; short ton 2000 lb; acre 43560 sq ft),
 * NIST SP 811 appendix B (mechanical horsepower 550 ft lbf/s, BTU International Table 1055.05585262 J, thermochemical
 * calorie 4.184 J).
 */
export interface LinearUnit {
  readonly id: string;
  /** As written after a number; the same in all languages. */
  readonly symbol: string;
  readonly size: number;
}

const POUND = 3_628_738_960;
const FLUID_OUNCE = 473_176_473;
const SQUARE_FOOT = 9_290_304;

/** Each dimension with its linear units: nanometer, 125 ng, 1/16 nl, 0.01 mm2, watt, millijoule. */
export const LINEAR_UNITS = {
  length: [
    { id: 'mm', symbol: 'mm', size: 1_000_000 },
    { id: 'cm', symbol: 'cm', size: 10_000_000 },
    { id: 'm', symbol: 'm', size: 1_000_000_000 },
    { id: 'km', symbol: 'km', size: 1_000_000_000_000 },
    { id: 'in', symbol: 'in', size: 25_400_000 },
    { id: 'ft', symbol: 'ft', size: 304_800_000 },
    { id: 'yd', symbol: 'yd', size: 914_400_000 },
    { id: 'mil', symbol: 'mi', size: 1_609_344_000_000 },
    { id: 'thou', symbol: 'thou', size: 25_400 },
  ],
  weight: [
    { id: 'mg', symbol: 'mg', size: 8_000 },
    { id: 'g', symbol: 'g', size: 8_000_000 },
    { id: 'kg', symbol: 'kg', size: 8_000_000_000 },
    { id: 't', symbol: 't', size: 8_000_000_000_000 },
    { id: 'oz', symbol: 'oz', size: POUND / 16 },
    { id: 'lb', symbol: 'lb', size: POUND },
    { id: 'st', symbol: 'st', size: 14 * POUND },
    { id: 'ton', symbol: 'ton', size: 2000 * POUND },
  ],
  volume: [
    { id: 'ml', symbol: 'ml', size: 16_000_000 },
    { id: 'L', symbol: 'L', size: 16_000_000_000 },
    { id: 'm3', symbol: 'm³', size: 16_000_000_000_000 },
    { id: 'floz', symbol: 'fl oz', size: FLUID_OUNCE },
    { id: 'cup', symbol: 'cup', size: 8 * FLUID_OUNCE },
    { id: 'pt', symbol: 'pt', size: 16 * FLUID_OUNCE },
    { id: 'qt', symbol: 'qt', size: 32 * FLUID_OUNCE },
    { id: 'gal', symbol: 'gal', size: 128 * FLUID_OUNCE },
  ],
  area: [
    { id: 'mm2', symbol: 'mm²', size: 100 },
    { id: 'cm2', symbol: 'cm²', size: 10_000 },
    { id: 'm2', symbol: 'm²', size: 100_000_000 },
    { id: 'km2', symbol: 'km²', size: 100_000_000_000_000 },
    { id: 'in2', symbol: 'in²', size: 64_516 },
    { id: 'ft2', symbol: 'ft²', size: SQUARE_FOOT },
    { id: 'yd2', symbol: 'yd²', size: 9 * SQUARE_FOOT },
    { id: 'acre', symbol: 'acre', size: 43_560 * SQUARE_FOOT },
  ],
  power: [
    { id: 'W', symbol: 'W', size: 1 },
    { id: 'kW', symbol: 'kW', size: 1_000 },
    { id: 'hp', symbol: 'hp', size: 745.699_871_582_270_22 },
    { id: 'BTU/h', symbol: 'BTU/h', size: 1055.055_852_62 / 3600 },
  ],
  energy: [
    { id: 'J', symbol: 'J', size: 1_000 },
    { id: 'kJ', symbol: 'kJ', size: 1_000_000 },
    { id: 'cal', symbol: 'cal', size: 4_184 },
    { id: 'kcal', symbol: 'kcal', size: 4_184_000 },
  ],
} as const satisfies Record<string, readonly LinearUnit[]>;

/** A temperature scale: its zero is `zero` hundredths of its own degrees above absolute zero. */
export interface TemperatureScale {
  readonly id: string;
  readonly symbol: string;
  readonly zero: number;
  /** The size of its degree: five of a kelvin are nine of a Rankine degree. */
  readonly degree: 'kelvin' | 'rankine';
}

/** The four scales. Source: NIST SP 811 appendix B, checked 2026-11-21. */
export const TEMPERATURE_SCALES = [
  { id: 'C', symbol: '°C', zero: 27_315, degree: 'kelvin' },
  { id: 'F', symbol: '°F', zero: 45_967, degree: 'rankine' },
  { id: 'K', symbol: 'K', zero: 0, degree: 'kelvin' },
  { id: 'R', symbol: '°R', zero: 0, degree: 'rankine' },
] as const satisfies readonly TemperatureScale[];
