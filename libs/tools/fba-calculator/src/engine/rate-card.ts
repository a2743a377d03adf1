import type { Published } from '@seller-toolbox/reference-data/published-parts';
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

/** The names of tiers; tiers of the same name differ by the weights in it. */
export const TIER_NAMES = [
  'small-standard',
  'large-standard',
  'special-oversize',
  'small-bulky',
  'large-bulky',
  'extra-large',
  'extra-large-open',
] as const;
export type TierName = (typeof TIER_NAMES)[number];

/** Selling price below, in and above the card's middle band; fees of a card with bands are in this order. */
export const PRICE_BANDS = ['low', 'middle', 'high'] as const;
export type PriceBand = (typeof PRICE_BANDS)[number];

/** The middle band of selling prices, both ends included, in the card's currency; null where it has no upper end. */
export interface MiddleBand {
  readonly from: number;
  readonly upTo: number | null;
}

/** The kinds of goods that have fulfillment fees of their own. */
export const FEE_TABLES = ['general', 'apparel', 'dangerous'] as const;
export type FeeTable = (typeof FEE_TABLES)[number];

export const SEASONS = ['non-peak', 'peak'] as const;
export type Season = (typeof SEASONS)[number];

/** First and last day of a season, `MM-DD`, the same every year; it may run over the turn of the year. */
export interface SeasonDays {
  readonly from: string;
  readonly until: string;
}

export type Seasons = Readonly<Record<Season, SeasonDays>>;

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

/** One size tier: an item belongs to the first tier of its card with limits that it is within. Inches and pounds, inclusive. */
export interface TierRule {
  readonly id: SizeTierId;
  readonly name: TierName;
  /** The weights in the published name, in pounds, where it has any; `toLb` is left out where there is no upper end. */
  readonly namedWeights: { readonly fromLb: number; readonly toLb?: number } | null;
  readonly sizeClass: 'standard' | 'oversize';
  /** Longest, median and shortest side at most; null where there is no such limit. */
  readonly maxSides: readonly [longest: number, median: number, shortest: number] | null;
  /** Longest side plus girth at most, the girth being twice the sum of the other two. */
  readonly maxLengthPlusGirth: number | null;
  readonly maxWeight: number | null;
  /** The item's own weight has to be above this. */
  readonly ownWeightAbove: number | null;
  /** The weight that `maxWeight` limits. */
  readonly tierWeight: 'own' | 'greater';
  /** The weight that the fee is charged for. */
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
export type StorageRates = Readonly<Record<TierRule['sizeClass'], Readonly<Record<Season, number>>>>;

/** Monthly surcharge on what has been stored for long: the greater of volume times rate and the amount per unit. */
export type AgedRate = ConfirmedAgedRate | UnconfirmedAgedRate;

export interface ConfirmedAgedRate {
  readonly fromDays: number;
  /** Null where the row has no end. */
  readonly toDays: number | null;
  readonly perCubicFoot: number;
  readonly perUnit: number | null;
}

/** Days in storage with a surcharge that no source gives a figure for. */
export interface UnconfirmedAgedRate {
  readonly fromDays: number;
  readonly toDays: number;
  readonly perCubicFoot: null;
  readonly perUnit: null;
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
  /** Null on a card with fees that do not depend on the selling price. */
  readonly middlePriceBand: MiddleBand | null;
  /** Null on a card with the same fulfillment fees all year. */
  readonly seasons: Seasons | null;
  /** Peak fees were higher, but no figure of them is known: the card's fees are the non-peak ones. */
  readonly lacksPeak: boolean;
  /** Null where the card has no such table: the goods pay the general fees. */
  readonly fulfillment: { readonly general: FulfillmentTable } & Readonly<
    Record<Exclude<FeeTable, 'general'>, FulfillmentTable | null>
  >;
  readonly fuelSurcharge: (Published & { readonly effectiveFrom: string; readonly rate: number }) | null;
  readonly storage: Published & {
    /** Null where storage costs the same all year; the rates of both seasons are equal then. */
    readonly seasons: Seasons | null;
    readonly general: StorageRates;
    readonly dangerous: StorageRates | null;
  };
  readonly agedInventory: Published & {
    /** What is shown as the long-term storage fee. */
    readonly longTerm: Pick<ConfirmedAgedRate, 'perCubicFoot' | 'perUnit'>;
    readonly rows: readonly AgedRate[];
  };
  /** Null where no figure is known. */
  readonly removal: (Published & { readonly schedules: TierSchedules }) | null;
  readonly returnProcessing: (Published & { readonly shareOfFulfillment: number }) | null;
  /** Per unit, for goods with a lithium battery. */
  readonly lithiumBatterySurcharge: number | null;
}
