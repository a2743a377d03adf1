import type { RateCard } from '../fba/rate-card.ts';
import type { RateBand, StorageRates } from './fee-card.ts';

/** The rate of all prices above the band before. */
export const rest = (rate: number): RateBand => ({ rate, upTo: null, includesBound: false });

/** The rate of prices up to a bound, included. */
export const upTo = (bound: number, rate: number): RateBand => ({ rate, upTo: bound, includesBound: true });

/** The rate of prices below a bound. */
export const below = (bound: number, rate: number): RateBand => ({ rate, upTo: bound, includesBound: false });

/** The storage rates of standard goods, as the FBA card of the marketplace has them; null where it has none. */
export function storageOf({
  storage,
  volumeUnit,
}: Pick<RateCard, 'storage' | 'volumeUnit'>): StorageRates | null {
  if (!storage) return null;
  const { effectiveFrom, source, checkedOn, general } = storage;
  return {
    effectiveFrom,
    source,
    checkedOn,
    unit: volumeUnit,
    nonPeak: general.standard['non-peak'],
    peak: general.standard.peak,
  };
}
