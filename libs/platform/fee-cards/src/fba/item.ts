import type { RateCard, VolumeUnit } from './rate-card.ts';

/** A packed unit: three sides and its own weight. In the units of a card unless stated otherwise. */
export interface Item {
  readonly length: number;
  readonly width: number;
  readonly height: number;
  readonly weight: number;
}

export type Sides = readonly [longest: number, median: number, shortest: number];

const CUBIC_INCHES_PER_CUBIC_FOOT = 1728;

/** Cubic centimeters; a cubic foot by the international inch of 2.54 cm. */
const CUBIC_CENTIMETERS: Readonly<Record<VolumeUnit, number>> = {
  ft3: 28_316.846592,
  m3: 1_000_000,
  dm3: 1000,
};

/** The sides in order of size: no fee depends on which side is called the length. */
export function sortedSides({ length, width, height }: Item): Sides {
  const longest = Math.max(length, width, height);
  const shortest = Math.min(length, width, height);
  const median = Math.max(Math.min(length, width), Math.min(Math.max(length, width), height));
  return [longest, median, shortest];
}

/** The longest side plus the girth, which is twice the sum of the other two. */
export function lengthPlusGirth([longest, median, shortest]: Sides): number {
  return longest + 2 * (median + shortest);
}

/** The volume by which a card charges storage, in its unit of volume. */
export function volumeOf(
  [longest, median, shortest]: Sides,
  { units, volumeUnit }: Pick<RateCard, 'units' | 'volumeUnit'>,
): number {
  return (longest * median * shortest) / volumeDivisor(units, volumeUnit);
}

/** Cubic inches or cubic centimeters in a unit of volume. */
export function volumeDivisor(units: RateCard['units'], volumeUnit: VolumeUnit): number {
  return units === 'imperial' ? CUBIC_INCHES_PER_CUBIC_FOOT : CUBIC_CENTIMETERS[volumeUnit];
}
