import { roundTo14Digits } from '@seller-toolbox/tool-contract/rounding';
import type { FeeContext } from './fee-context.ts';
import type { AgedRate, RateCard, TierRule } from './rate-card.ts';

/** Dollars per cubic foot for one month of storage, by size, season and kind of goods. */
export function storageRate(
  sizeClass: TierRule['sizeClass'],
  { card, goods, storageSeason }: Pick<FeeContext, 'card' | 'goods' | 'storageSeason'>,
): number {
  const rates = (goods === 'dangerous' && card.storage.dangerous) || card.storage.general;
  return rates[sizeClass][storageSeason ?? 'non-peak'];
}

/** The surcharge on one unit that has been stored for long: volume times rate, at least the amount per unit. */
export function agedFee(
  volume: number,
  { perCubicFoot, perUnit }: Pick<AgedRate, 'perCubicFoot' | 'perUnit'>,
): number | null {
  return perCubicFoot === null ? null : Math.max(roundTo14Digits(volume * perCubicFoot), perUnit ?? 0);
}

/** What is shown as the long-term storage fee: the card's rate for more than a year in storage. */
export function longTermStorageFee(volume: number, { agedInventory: { longTerm } }: RateCard): number {
  return Math.max(roundTo14Digits(volume * longTerm.perCubicFoot), longTerm.perUnit ?? 0);
}
