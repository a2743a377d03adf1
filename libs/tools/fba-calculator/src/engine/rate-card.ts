import type { MarketplaceCode } from '@seller-toolbox/reference-data/marketplaces.data';
import type { RuleSet } from '@seller-toolbox/tool-contract';
import type { FeeSchedule } from './fee-schedule.ts';

/** The size tiers of all cards, from small to large. */
export const SIZE_TIERS = [
  'small-standard',
  'large-standard',
  'special-oversize',
  'small-bulky',
  'large-bulky',
  'extra-large-0-50',
  'extra-large-50-70',
  'extra-large-70-150',
  'extra-large-150-plus',
] as const;
export type SizeTierId = (typeof SIZE_TIERS)[number];

/** Selling price under 10, from 10 to 50 (both included), over 50; fees of a banded card stand in this order. */
export const PRICE_BANDS = ['under-10', '10-to-50', 'over-50'] as const;
export type PriceBand = (typeof PRICE_BANDS)[number];

/** The kinds of goods that have fulfillment fees of their own. */
export const FEE_TABLES = ['general', 'apparel', 'dangerous'] as const;
export type FeeTable = (typeof FEE_TABLES)[number];

export const SEASONS = ['non-peak', 'peak'] as const;
export type Season = (typeof SEASONS)[number];

/** Storage is dearer in the last quarter of the year. */
export const STORAGE_SEASONS = ['jan-sep', 'oct-dec'] as const;
export type StorageSeason = (typeof STORAGE_SEASONS)[number];

/** The parts of a card that have been published each on its own. */
export const CARD_PARTS = [
  'fulfillment',
  'fuel-surcharge',
  'storage',
  'aged-inventory',
  'removal',
  'return-processing',
] as const;
export type CardPart = (typeof CARD_PARTS)[number];

/** Since when a part of a card holds, who says so, and when that was last looked up. */
export type Published = Pick<RuleSet, 'effectiveFrom' | 'source' | 'checkedOn'>;

/** One size tier: an item belongs to the first tier of its card whose limits it keeps. Inches and pounds, inclusive. */
export interface TierRule {
  readonly id: SizeTierId;
  readonly sizeClass: 'standard' | 'oversize';
  /** Longest, median and shortest side at most; null where there is no such limit. */
  readonly maxSides: readonly [longest: number, median: number, shortest: number] | null;
  /** Longest side plus girth at most, the girth being twice the sum of the other two. */
  readonly maxLengthPlusGirth: number | null;
  readonly maxWeight: number | null;
  /** The item's own weight has to be above this. */
  readonly ownWeightAbove: number | null;
  /** Which weight `maxWeight` looks at. */
  readonly tierWeight: 'own' | 'greater';
  /** Which weight the fee looks at. */
  readonly billing: 'own' | 'greater';
  /** The median and shortest side count at least this much in the dimensional weight. */
  readonly minimumSide: number;
  /** Beyond either bound the item is also charged for special handling. */
  readonly overmaxAbove: { readonly longest: number; readonly lengthPlusGirth: number } | null;
}

export type TierSchedules = Readonly<Partial<Record<SizeTierId, FeeSchedule>>>;

/** A season without a table is null: the card publishes none for it. */
export interface FulfillmentTable extends Published {
  readonly seasons: Readonly<Record<Season, TierSchedules | null>>;
}

/** Monthly, per cubic foot. */
export type StorageRates = Readonly<Record<TierRule['sizeClass'], Readonly<Record<StorageSeason, number>>>>;

/** Monthly surcharge on what has been stored for long: the greater of volume times rate and the amount per unit. */
export interface AgedRate {
  readonly fromDays: number;
  /** Null where the row has no end. */
  readonly toDays: number | null;
  /** Null where no source confirms the figure. */
  readonly perCubicFoot: number | null;
  readonly perUnit: number | null;
}

/** One published state of a marketplace's fulfillment fees. All sizes in inches, weights in pounds. */
export interface RateCard {
  readonly ruleSet: RuleSet;
  /** The last day for which the card names a season, where it does. */
  readonly publishedUntil: string | null;
  readonly marketplace: MarketplaceCode;
  readonly currency: string;
  /** Cubic inches per pound of dimensional weight. */
  readonly dimensionalDivisor: number;
  readonly tiers: readonly TierRule[];
  readonly hasPriceBands: boolean;
  /** First and last day of the peak season, `MM-DD`; it runs over the turn of the year. */
  readonly peak: { readonly from: string; readonly to: string } | null;
  /** A table that is null is one that the card does not have: such goods pay the general fees. */
  readonly fulfillment: { readonly general: FulfillmentTable } & Readonly<
    Record<Exclude<FeeTable, 'general'>, FulfillmentTable | null>
  >;
  readonly fuelSurcharge: (Published & { readonly effectiveFrom: string; readonly rate: number }) | null;
  readonly storage: Published & { readonly general: StorageRates; readonly dangerous: StorageRates | null };
  readonly agedInventory: Published & {
    /** What is shown as the long-term storage fee. */
    readonly longTerm: Pick<AgedRate, 'perUnit'> & { readonly perCubicFoot: number };
    readonly rows: readonly AgedRate[];
  };
  readonly removal: Published & { readonly schedules: TierSchedules };
  readonly returnProcessing: (Published & { readonly shareOfFulfillment: number }) | null;
  /** Per unit, for goods with a lithium battery. */
  readonly lithiumBatterySurcharge: number | null;
}
