import type { Sides } from './item.ts';
import type { RateCard, VolumeUnit } from './rate-card.ts';

const CUBIC_INCHES_PER_CUBIC_FOOT = 1728;

/** Cubic centimeters; a cubic foot by the international inch of 2.54 cm. */
const CUBIC_CENTIMETERS: Readonly<Record<VolumeUnit, number>> = {
  ft3: 28_316.846592,
  m3: 1_000_000,
  dm3: 1000,
};

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
