import { roundTo14Digits } from '@seller-toolbox/tool-contract/rounding';
import type { FeeContext } from './fee-context.ts';
import type { AgedRate, RateCard, TierRule } from './rate-card.ts';

/** The rate per unit of volume for one month of storage, by size, season and kind of goods; null where it is not known. */
export function storageRate(
  sizeClass: TierRule['sizeClass'],
  {
    card: { storage },
    goods,
    storageSeason,
    isDangerous,
  }: Pick<FeeContext, 'card' | 'goods' | 'storageSeason' | 'isDangerous'>,
): number | null {
  if (!storage) return null;
  const special = isDangerous ? storage.dangerous : goods === 'apparel' ? storage.apparel : null;
  return (special ?? storage.general)[sizeClass][storageSeason ?? 'non-peak'];
}

/** The surcharge on one unit that has been stored for long: volume times rate, at least the amount per unit. */
export function agedFee(
  volume: number,
  { perVolume, perUnit }: Pick<AgedRate, 'perVolume' | 'perUnit'>,
): number | null {
  return perVolume === null ? null : Math.max(roundTo14Digits(volume * perVolume), perUnit ?? 0);
}

/** What is shown as the aged inventory surcharge: the card's rate for more than a year in storage; null where it is not known. */
export function longTermStorageFee(volume: number, { agedInventory }: RateCard): number | null {
  return agedInventory && agedFee(volume, agedInventory.longTerm);
}
