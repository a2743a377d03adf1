import type { VolumeUnit } from '@seller-toolbox/fee-cards/fba/rate-card';

export const VOLUME_SYMBOLS: Readonly<Record<VolumeUnit, string>> = { ft3: 'ft³', m3: 'm³', dm3: 'dm³' };

/** Decimals of a volume: a cubic meter is large beside an item. */
export function volumeDigits(unit: VolumeUnit): number {
  return unit === 'm3' ? 6 : 3;
}
