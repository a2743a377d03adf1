import { BILLED_BY } from '@seller-toolbox/fee-cards/fba/billable-weight';
import {
  CARD_PARTS,
  CONFIDENCES,
  FEE_TABLES,
  PRICE_BANDS,
  SEASONS,
  VOLUME_UNITS,
} from '@seller-toolbox/fee-cards/fba/rate-card';
import { RULE_SET_IDS } from '@seller-toolbox/fee-cards/fba/rule-sets.data';
import { OPTIONAL_FEES } from '@seller-toolbox/fee-cards/fba/optional-fee-choices';
import { SIZE_TIERS } from '@seller-toolbox/fee-cards/fba/size-tiers';
import { findingSchema } from '@seller-toolbox/tool-contract';
import * as z from 'zod/mini';
import { STEP_CODES } from './step-codes.ts';
import { CHANGEABLE } from './fee-bounds.ts';
import { LIMITED } from './tier-limits.ts';
import { DISPLAY_UNITS } from './to-display-unit.ts';

const nullableNumber = z.nullable(z.number());
const sizeTier = z.nullable(z.enum(SIZE_TIERS));
/** First and last day of a season in any year, `MM-DD`. */
const seasonDays = z.nullable(z.strictObject({ from: z.string(), until: z.string() }));
const source = z.strictObject({ name: z.string(), url: z.optional(z.string()) });

/** Amounts in `currency` for one unit, full precision; null is a figure that we do not have. */
const feesSchema = z.strictObject({
  /** Base fee and surcharges together. */
  fulfillmentFee: nullableNumber,
  fulfillmentBaseFee: nullableNumber,
  fuelSurcharge: nullableNumber,
  /** Of the card's fee for dangerous goods; 0 for others, and where the table of dangerous goods contains it. */
  dangerousGoodsFee: z.number(),
  /** 0 for an item that does not need special handling. Not part of the total. */
  overmaxHandlingFee: nullableNumber,
  /** One month. */
  storageFee: nullableNumber,
  longTermStorageFee: nullableNumber,
  removalFee: nullableNumber,
  returnProcessingFee: nullableNumber,
  /** Fulfillment, one month of storage and the optional fees, as far as they are known; the others fall due only on a condition. */
  totalFees: nullableNumber,
});

const cheaperSchema = z.strictObject({
  dimension: z.enum(CHANGEABLE),
  /** To the bound exactly. */
  by: z.number(),
  /** The same rounded up to hundredths of the unit. */
  byRoundedUp: z.number(),
  /** What a page recommends: enough with a margin that can be measured; less than a centimeter in millimeters, less than a kilogram in grams. */
  said: z.strictObject({
    value: z.number(),
    unit: z.enum(DISPLAY_UNITS),
    /** The side or the weight after it, in the input's units. */
    left: z.number(),
    /** How much larger it could be, rounded down to hundredths. */
    spare: z.number(),
    /** After a change by this value: at most that of the bound. */
    billableWeight: z.number(),
  }),
  saves: z.number(),
  /** On a thousand units. */
  savesPerThousand: z.number(),
  sizeTier,
  billableWeight: z.number(),
  /** The end of the fee step that it is in then; null where the tier has no steps, or the step no end. */
  upTo: nullableNumber,
  fulfillmentFee: nullableNumber,
});

/** Weights and sides in the input's units, as `units` says; steps in those of the card. */
export const outputSchema = z.strictObject({
  ruleSet: z.enum(RULE_SET_IDS),
  currency: z.string(),
  units: z.strictObject({
    length: z.enum(['in', 'cm']),
    weight: z.enum(['lb', 'kg']),
    /** Cubic feet, cubic meters or cubic decimeters: what the card charges storage by. */
    volume: z.enum(VOLUME_UNITS),
  }),
  cardUnits: z.strictObject({ length: z.enum(['in', 'cm']), weight: z.enum(['lb', 'kg']) }),
  /** Whether the fees contain the marketplace's tax on them; null where there is none. */
  tax: z.nullable(z.enum(['excluded', 'included'])),
  /** The day for which the fees hold. */
  date: z.string(),
  /** Of the fulfillment fees; null where they are the same all year, as `storageSeason` where storage is. */
  season: z.nullable(z.enum(SEASONS)),
  seasonDays,
  /** The season of the figures: off the peak where those of the peak are not known. */
  feeSeason: z.nullable(z.enum(SEASONS)),
  storageSeason: z.nullable(z.enum(SEASONS)),
  storageSeasonDays: seasonDays,
  /** When storage costs most. */
  storagePeakDays: seasonDays,
  feeTable: z.enum(FEE_TABLES),
  /** Below, in or above the card's middle band; null where its fees do not depend on the price. */
  priceBand: z.nullable(z.enum(PRICE_BANDS)),
  /** In `currency`, the upper end included; null where it has none. */
  middlePriceBand: z.nullable(
    z.strictObject({
      from: z.number(),
      includesFrom: z.boolean(),
      upTo: nullableNumber,
      topFrom: z.optional(z.number()),
    }),
  ),
  /** The fee is that of the card's table for low prices. */
  isLowPrice: z.boolean(),
  sizeTier,
  /** What the tier limits, beside the limits; empty without a tier. */
  tierLimits: z.array(z.strictObject({ measure: z.enum(LIMITED), value: z.number(), limit: z.number() })),
  /** The shipping weight between the steps of its tier's fulfillment fee; null where the tier has none. */
  feeScale: z.nullable(
    z.strictObject({
      /** In ascending order: the charged one and those beside it, two or three. */
      steps: z.array(
        z.strictObject({
          above: z.number(),
          /** Included; null where the step has no end. */
          upTo: nullableNumber,
          /** Fulfillment with its surcharges. */
          fee: z.number(),
        }),
      ),
      /** Which one is charged, from 0. */
      charged: z.number(),
      /** How far the shipping weight is from the lower end of its step to the upper one, 0 to 1. */
      share: z.number(),
      /** What the next lower step costs less; null where there is none. */
      saves: nullableNumber,
    }),
  ),
  /** Which weight is billed; null without a tier. */
  billedBy: z.nullable(z.enum(BILLED_BY)),
  billableWeight: z.number(),
  /** Null, like the divisor, on a card that does not look at it. */
  dimensionalWeight: nullableNumber,
  dimensionalDivisor: nullableNumber,
  /** Kilograms by the divisor 5000, for items in centimeters on a card of inches: information only, no fee depends on it. */
  volumetricWeight: nullableNumber,
  volume: z.number(),
  fees: feesSchema,
  /** The fees that the seller chose; contained in the total where they are known. */
  optionalFees: z.array(z.strictObject({ id: z.enum(OPTIONAL_FEES), amount: nullableNumber })),
  /** What is left of the selling price; amounts of one unit. */
  leftOver: z.strictObject({
    /** Of the referral fee. */
    category: z.enum(['general', 'clothing']),
    /** Null without a price, and where the card of the marketplace has no figure for the category. */
    referralFee: nullableNumber,
    /** Of the price; null without a referral fee, and where that is above the price. */
    referralShare: nullableNumber,
    /** FBA fees, referral fee and digital services fee; null where what is left is not known. */
    amazonFees: nullableNumber,
    /** 0 where there is none; null, like the tax, where what is left is not known. */
    digitalServicesFee: nullableNumber,
    /** The tax in the shown price, less the tax in fees that contain it; 0 where prices are shown without tax. */
    salesTax: nullableNumber,
    /** Price less FBA fees, referral fee, digital services fee and tax, before costs; null where one of them is not known. */
    left: nullableNumber,
  }),
  /** Share of the base fee that the fuel surcharge is; 0 where there is none. */
  fuelShare: z.number(),
  /** The surcharge of one unit by days in storage. */
  agedInventory: z.array(
    z.strictObject({ fromDays: z.number(), toDays: nullableNumber, fee: nullableNumber }),
  ),
  /** The smallest change of one side or the weight that lowers the fulfillment fee, and the fee after it. */
  nextCheaper: z.nullable(cheaperSchema),
  /** The same for a lower fee in another size tier. */
  nextCheaperTier: z.nullable(cheaperSchema),
  /** The same item by every rule set, each by itself; empty in a page, which computes it when it is opened. */
  comparison: z.array(
    z.strictObject({
      ruleSet: z.enum(RULE_SET_IDS),
      sizeTier,
      fulfillmentFee: nullableNumber,
      storageFee: nullableNumber,
      totalFees: nullableNumber,
      /** Total less that of the rule set in use; null where one of them is. */
      difference: nullableNumber,
      /** Both totals of the difference, and these fees, are those off the peak: one of the cards has no others. */
      isOffPeak: z.boolean(),
    }),
  ),
  /** The steps of the calculation; sides and weights in `cardUnits`, volume in `units`. */
  steps: z.array(z.strictObject({ code: z.enum(STEP_CODES), params: z.record(z.string(), z.number()) })),
  /** Where the figures come from; parts that were published together are one entry. */
  sources: z.array(
    z.strictObject({
      parts: z.array(z.enum(CARD_PARTS)),
      effectiveFrom: z.nullable(z.string()),
      source,
      checkedOn: z.string(),
      confidence: z.enum(CONFIDENCES),
    }),
  ),
  findings: z.array(findingSchema),
});

export type FbaOutput = z.output<typeof outputSchema>;
