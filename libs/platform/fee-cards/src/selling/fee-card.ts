import type { Published } from '@seller-toolbox/reference-data/published-parts';
import type { FeeMarketplaceCode } from '@seller-toolbox/reference-data/marketplaces.data';
import type { RuleSet } from '@seller-toolbox/tool-contract';
import type { VolumeUnit } from '../fba/rate-card.ts';
import type { SizeTierId } from '../fba/size-tiers.ts';

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
  'pet-supplies',
  'pet-food',
  'vitamins',
  'tools',
  'musical-instruments',
  'handmade',
  'alcohol',
  'footwear',
  'bags',
  'sports',
  'toys',
] as const;
export type CategoryId = (typeof CATEGORIES)[number];

/** A share of the price up to a bound, in the marketplace's currency. */
export interface RateBand {
  readonly rate: number;
  /** Null for the last band, which has no end. */
  readonly upTo: number | null;
  /** Whether a price of exactly `upTo` is still in this band. */
  readonly includesBound: boolean;
  /** In a `mixed` row: the rate is for the part above the band before, which pays what it would alone. */
  readonly isPortion?: true;
}

/** A figure that a category has only in the United States, or that is not known; the code of a finding. */
export type FeeGap =
  'clothing-bands-us-only' | 'closing-fee-us-only' | 'closing-fee-unknown' | 'referral-fee-unknown';

/** The referral fee of a category. */
export interface ReferralRow extends Published {
  /**
   * `marginal`: each rate on its part of the price. `cliff`: the rate of the band on the whole price. `mixed`: as `cliff`, but
   * for the bands that say `isPortion`.
   */
  readonly shape: 'flat' | 'marginal' | 'cliff' | 'mixed';
  readonly bands: readonly RateBand[];
  /** The minimum referral fee of a unit; 0 where there is none. */
  readonly minimum: number;
  /** On top, per unit. */
  readonly closingFee: number;
  readonly gap: FeeGap | null;
  /** Returns of this category are always charged. */
  readonly chargesReturns: boolean;
}

/** Monthly, per unit of volume, in the marketplace's currency. */
export interface StorageRates extends Published {
  readonly unit: VolumeUnit;
  readonly nonPeak: number;
  readonly peak: number;
}

/** Countries with a digital services tax of their own, which decides the fee of a seller established there; `other` is any other. */
export const SELLER_COUNTRIES = ['other', 'UK', 'FR', 'IT', 'ES'] as const;
export type SellerCountry = (typeof SELLER_COUNTRIES)[number];

/** Shares of the fees, 0 where there is none. */
export interface DigitalServicesRates {
  /** Of the selling fees: referral and closing. */
  readonly rate: number;
  readonly fulfillmentRate: number;
}

export interface DigitalServicesFee extends Published, DigitalServicesRates {
  /** Countries of the seller with other rates. */
  readonly bySeller?: Readonly<Partial<Record<SellerCountry, DigitalServicesRates>>>;
  /** What was in force until the day before `effectiveFrom`, where it is known. */
  readonly before?: DigitalServicesFee;
}

/** What the marketplace keeps of a refunded referral fee: a share of it, at most an amount. */
export interface RefundFee extends Published {
  readonly shareOfReferral: number;
  readonly maximum: number;
}

/** The fees of one marketplace. */
export interface MarketplaceFees {
  readonly rows: Readonly<Partial<Record<CategoryId, ReferralRow>>>;
  readonly digitalServices: DigitalServicesFee;
  /** Null, like the fee of a refund, where no figure is known. */
  readonly storage: StorageRates | null;
  readonly refund: RefundFee | null;
  /** One copy alone has the referral fees. */
  readonly isOneCopy?: true;
  /** Every category has a closing fee, and it is not known. */
  readonly lacksClosingFee?: true;
  /** The selling fees contain the tax on them. */
  readonly containsTax?: true;
  /** The minimum referral fee of a unit that Amazon sends in one of these size tiers. */
  readonly tierMinimums?: Readonly<Partial<Record<SizeTierId, number>>>;
}

/** One published state of the marketplaces' selling fees. */
export interface FeeCard {
  readonly ruleSet: RuleSet;
  readonly marketplaces: Readonly<Partial<Record<FeeMarketplaceCode, MarketplaceFees>>>;
}
