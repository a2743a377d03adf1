import type { Published as PublishedFigures } from '@seller-toolbox/reference-data/published-parts';
import type { RuleSet } from '@seller-toolbox/tool-contract';
import { OPTIONAL_FEES } from './optional-fee-choices.ts';
import type { FeeSchedule } from './fee-schedule.ts';
import type { SizeTierId } from './size-tiers.ts';
import type { UnitSystem } from './unit-system.ts';

/** Selling price below, in and above the card's middle band, and the band above that; fees of a card with bands are in this order. */
export const PRICE_BANDS = ['low', 'middle', 'high', 'top'] as const;
export type PriceBand = (typeof PRICE_BANDS)[number];

/**
 * The middle band of selling prices, in the card's currency. The upper end is included, or null where there is none; the
 * lower one is included unless the card says "up to" of the band below.
 */
export interface MiddleBand {
  readonly from: number;
  readonly includesFrom: boolean;
  readonly upTo: number | null;
  /** The lowest price of a band above the high one, on a card that has four. */
  readonly topFrom?: number;
}

/** The kinds of goods that have fulfillment fees of their own. */
export const FEE_TABLES = ['general', 'apparel', 'dangerous', 'grocery'] as const;
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
  'low-price',
  'fuel-surcharge',
  'dangerous-goods',
  'storage',
  'aged-inventory',
  'removal',
  'return-processing',
  ...OPTIONAL_FEES,
] as const;
export type CardPart = (typeof CARD_PARTS)[number];

/** Whether independent copies or an official text agree on a figure, or one copy alone has it. */
export const CONFIDENCES = ['confirmed', 'single-source'] as const;
export type Confidence = (typeof CONFIDENCES)[number];

/** Start, source, last check and confidence of a part of a card. */
export interface Published extends PublishedFigures {
  readonly confidence: Confidence;
}

/** One size tier: an item belongs to the first tier of its card with limits that it is within. The card's units, inclusive. */
export interface TierRule {
  readonly id: SizeTierId;
  readonly sizeClass: 'standard' | 'oversize';
  /** Longest, median and shortest side at most; null without this limit. */
  readonly maxSides: readonly [longest: number, median: number, shortest: number] | null;
  /** Longest side plus girth at most, the girth being twice the sum of the other two. */
  readonly maxLengthPlusGirth: number | null;
  /** The sum of the three sides at most; left out without this limit. */
  readonly maxSideSum?: number;
  readonly maxWeight: number | null;
  /** The dimensional weight at most, where `maxWeight` limits the item's own. */
  readonly maxDimensionalWeight?: number;
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
  /** The only kind of goods in this tier; left out where it is for all. */
  readonly goods?: 'general' | 'apparel';
}

export type TierSchedules = Readonly<Partial<Record<SizeTierId, FeeSchedule>>>;

/** A season without a table is null: no figures of it are known. */
export interface FulfillmentTable extends Published {
  readonly seasons: Readonly<Record<Season, TierSchedules | null>>;
  /** Where the peak figures are less well confirmed than the others. */
  readonly peakConfidence?: Confidence;
  /** Tiers with rows that one copy alone has. */
  readonly singleSourceTiers?: readonly SizeTierId[];
}

/** Monthly, per unit of volume. */
export type StorageRates = Readonly<Record<TierRule['sizeClass'], Readonly<Record<Season, number>>>>;

/** Monthly surcharge on what has been stored for long: the greater of volume times rate and the amount per unit. */
export type AgedRate = ConfirmedAgedRate | UnconfirmedAgedRate;

export interface ConfirmedAgedRate {
  readonly fromDays: number;
  /** Null where the row has no end. */
  readonly toDays: number | null;
  readonly perVolume: number;
  readonly perUnit: number | null;
}

/** Days in storage with a surcharge that no source gives a figure for. */
export interface UnconfirmedAgedRate {
  readonly fromDays: number;
  readonly toDays: number;
  readonly perVolume: null;
  readonly perUnit: null;
}

/** Fees of cheap items, which replace the general ones, by their own weight; tiers and weights without a row pay the general fee. */
export interface LowPriceTable extends Published {
  readonly schedules: TierSchedules;
  /** Prices up to this, included, for goods of the categories with the lower limit. */
  readonly lowerLimit: number;
}

/** The tables of a card; one that is left out is not known. */
export interface OptionalFeeTables {
  /** Fees of a row: minimal splits, partial splits. */
  readonly inboundPlacement?: Published & { readonly schedules: TierSchedules };
  /** Fees of a row: below 14, 21 and 28 days of supply. Items without a row pay `otherwise`; null is not known. */
  readonly lowInventory?: Published & { readonly schedules: TierSchedules; readonly otherwise: 0 | null };
  readonly storageUtilization?: Published & { readonly rows: readonly UtilizationRow[] };
  /** Rows by the selling price; fees of a row by the group of the category: `#`, A, B. */
  readonly closing?: Published & { readonly schedule: FeeSchedule };
}

/** What a month of storage costs more, per unit of volume, from so many weeks of stock on, in ascending order. */
export interface UtilizationRow extends Readonly<Record<TierRule['sizeClass'], number>> {
  readonly weeks: number;
  /** Exactly so many weeks are in the row before. */
  readonly isExclusive?: true;
}

/** One published state of a marketplace's fulfillment fees, sizes and weights in the units of the card. */
export interface RateCard {
  readonly ruleSet: RuleSet;
  /** The last day for which the card names a season, where it does. */
  readonly publishedUntil: string | null;
  readonly currency: string;
  /** Inches and pounds, or centimeters and kilograms. */
  readonly units: UnitSystem;
  readonly volumeUnit: VolumeUnit;
  /** Whether the fees contain the tax of the marketplace on them; null where there is none. */
  readonly tax: 'excluded' | 'included' | null;
  /** Cubic inches per pound or cubic centimeters per kilogram; null where fees do not look at the dimensional weight. */
  readonly dimensionalDivisor: number | null;
  readonly tiers: readonly TierRule[];
  /** Null on a card with fees that do not depend on the selling price. */
  readonly middlePriceBand: MiddleBand | null;
  /** What the fees of a row are for: price bands, membership in the Central Europe program (yes, no), or nothing. */
  readonly columns: 'price-band' | 'central-europe' | 'one';
  readonly lowPrice: LowPriceTable | null;
  /** Whether low prices cost less at the peak is not known: the card's peak fees are those of other prices. */
  readonly lacksLowPriceAtPeak?: true;
  /** Whether the price at which the middle band begins still has the low fee: sources contradict each other. */
  readonly hasUnclearLowPriceLimit?: true;
  /** Null on a card with the same fulfillment fees all year. */
  readonly seasons: Seasons | null;
  /** Peak fees were higher, but no figure of them is known: the card's fees are the non-peak ones. */
  readonly lacksPeak: boolean;
  /** Null where the card has no such table: the goods pay the general fees. */
  readonly fulfillment: {
    readonly general: FulfillmentTable;
    readonly apparel: FulfillmentTable | null;
    readonly dangerous: FulfillmentTable | null;
    /** Health, personal care, groceries and alcoholic drinks; left out where they have no table of their own. */
    readonly grocery?: FulfillmentTable;
  };
  readonly fuelSurcharge: (Published & { readonly effectiveFrom: string; readonly rate: number }) | null;
  /** Per unit of dangerous goods, on top of the general fees. */
  readonly dangerousGoodsFee: (Published & { readonly perUnit: number }) | null;
  /** Null where no figure is known. */
  readonly storage: StorageTable | null;
  /** Null where no figure is known. */
  readonly agedInventory:
    | (Published & {
        /** What is shown as the aged inventory surcharge. */
        readonly longTerm: Pick<ConfirmedAgedRate, 'perVolume' | 'perUnit'>;
        readonly rows: readonly AgedRate[];
      })
    | null;
  /** Null where no figure is known. */
  readonly removal: (Published & { readonly schedules: TierSchedules }) | null;
  readonly returnProcessing: (Published & { readonly shareOfFulfillment: number }) | null;
  /** Per unit, for goods with a lithium battery. */
  readonly lithiumBatterySurcharge: number | null;
  /** Fees that depend on how the seller ships and stocks; left out where no figure is known. */
  readonly optional?: OptionalFeeTables;
  /** The card prints an amount per weight above a bound without saying whether a started step counts whole. */
  readonly lacksStepRounding?: true;
  /** The fees are those of deliveries within a region; those of other distances are not known. */
  readonly isRegionalOnly?: true;
}

export interface StorageTable extends Published {
  /** Null where storage costs the same all year; the rates of both seasons are equal then. */
  readonly seasons: Seasons | null;
  readonly general: StorageRates;
  readonly apparel: StorageRates | null;
  readonly dangerous: StorageRates | null;
}

/** Cubic feet, cubic meters, or cubic decimeters (1,000 cubic centimeters). */
export const VOLUME_UNITS = ['ft3', 'm3', 'dm3'] as const;
export type VolumeUnit = (typeof VOLUME_UNITS)[number];
