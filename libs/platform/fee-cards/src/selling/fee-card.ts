import type { Published } from '@seller-toolbox/reference-data/published-parts';
import type { MarketplaceCode } from '@seller-toolbox/reference-data/marketplaces.data';
import type { RuleSet } from '@seller-toolbox/tool-contract';

/** The eight categories of the specification first, then those that only published tables distinguish. */
export const CATEGORIES = [
  'general',
  'electronics',
  'clothing',
  'home',
  'books',
  'health',
  'automotive',
  'beauty',
  'electronics-accessories',
  'computers',
  'video-games',
  'video-game-consoles',
  'device-accessories',
  'media',
  'baby',
  'grocery',
  'veterinary-diets',
  'furniture',
  'appliances-compact',
  'appliances-full-size',
  'lawn-mowers',
  'power-tools',
  'industrial',
  'tires',
  'jewelry',
  'watches',
  'fine-art',
  'gift-cards',
  'merchant-fulfilled-services',
] as const;
export type CategoryId = (typeof CATEGORIES)[number];

/** A share of the price up to a bound, in the marketplace's currency. */
export interface RateBand {
  readonly rate: number;
  /** Null for the last band, which has no end. */
  readonly upTo: number | null;
  /** Whether a price of exactly `upTo` is still in this band. */
  readonly includesBound: boolean;
}

/** A figure that a category has only in the United States; the code of a finding. */
export type FeeGap = 'clothing-bands-us-only' | 'closing-fee-us-only';

/** The referral fee of a category. */
export interface ReferralRow extends Published {
  /** `marginal`: each rate on its part of the price. `cliff`: the rate of the band on the whole price. */
  readonly shape: 'flat' | 'marginal' | 'cliff';
  readonly bands: readonly RateBand[];
  /** The minimum referral fee of a unit; 0 where there is none. */
  readonly minimum: number;
  /** On top, per unit. */
  readonly closingFee: number;
  readonly gap: FeeGap | null;
  /** Returns of this category are always charged. */
  readonly chargesReturns: boolean;
}

/** Monthly, per cubic foot, in the marketplace's currency. */
export interface StorageRates extends Published {
  readonly nonPeak: number;
  readonly peak: number;
}

/** The fees of one marketplace. */
export interface MarketplaceFees {
  readonly rows: Readonly<Partial<Record<CategoryId, ReferralRow>>>;
  /** Share of the selling fees (referral and closing), 0 where there is none. */
  readonly digitalServices: Published & { readonly rate: number };
  readonly storage: StorageRates;
}

/** One published state of the marketplaces' selling fees. */
export interface FeeCard {
  readonly ruleSet: RuleSet;
  readonly marketplaces: Readonly<Partial<Record<MarketplaceCode, MarketplaceFees>>>;
}
