import { MARKETPLACE_CODES } from '@seller-toolbox/reference-data/marketplaces.data';
import { findingSchema, rule, ruleSetField } from '@seller-toolbox/tool-contract';
import * as z from 'zod/mini';
import { BILLED_BY } from '@seller-toolbox/fee-cards/fba/billable-weight';
import { STEP_CODES } from './computation-steps.ts';
import { CHANGEABLE } from './next-cheaper.ts';
import { DISPLAY_UNITS } from './to-display-unit.ts';
import {
  CARD_PARTS,
  FEE_TABLES,
  PRICE_BANDS,
  SEASONS,
  SIZE_TIERS,
} from '@seller-toolbox/fee-cards/fba/rate-card';
import { RATE_CARDS, RULE_SET_IDS } from '@seller-toolbox/fee-cards/fba/rate-cards';
import { UNIT_SYSTEMS } from '@seller-toolbox/fee-cards/fba/unit-system';

export const CATEGORIES = ['standard', 'oversize', 'dangerous', 'apparel'] as const;

/** A larger number is a typing error: 25 m, ten thousand pounds or kilograms, a million dollars. */
const MAX_SIDE = 2540;
const MAX_WEIGHT = 10_000;
const MAX_PRICE = 1_000_000;

const side = z.number().check(z.gte(0), z.lte(MAX_SIDE));

/**
 * The packed item. Sides and weight are in inches and pounds or in centimeters and kilograms, by `unitSystem`, which
 * left out is the marketplace's. `price` is the selling price in the card's currency; `date` is the day of the charge,
 * `YYYY-MM-DD`, left out today in the marketplace.
 */
export const inputSchema = z
  .strictObject({
    ruleSet: ruleSetField(RULE_SET_IDS),
    marketplace: z._default(z.enum(MARKETPLACE_CODES), 'US'),
    unitSystem: z.optional(z.enum(UNIT_SYSTEMS)),
    length: side,
    width: side,
    height: side,
    weight: z.number().check(z.gte(0), z.lte(MAX_WEIGHT)),
    category: z._default(z.enum(CATEGORIES), 'standard'),
    isOversized: z._default(z.boolean(), false),
    isDangerous: z._default(z.boolean(), false),
    isApparel: z._default(z.boolean(), false),
    price: z._default(z.nullable(z.number().check(z.gte(0), z.lte(MAX_PRICE))), null),
    date: z.optional(z.iso.date()),
  })
  .check(
    rule('no-rate-card', ({ ruleSet, marketplace }) => RATE_CARDS[ruleSet].marketplace === marketplace, [
      'marketplace',
    ]),
  );

const nullableNumber = z.nullable(z.number());
const sizeTier = z.nullable(z.enum(SIZE_TIERS));
/** First and last day of a season in any year, `MM-DD`. */
const seasonDays = z.nullable(z.strictObject({ from: z.string(), until: z.string() }));
const source = z.strictObject({ name: z.string(), url: z.optional(z.string()) });

/** Amounts in `currency` for one unit, full precision; null is what the card does not publish. */
const feesSchema = z.strictObject({
  /** Base fee and fuel surcharge together. */
  fulfillmentFee: nullableNumber,
  fulfillmentBaseFee: nullableNumber,
  fuelSurcharge: nullableNumber,
  /** 0 for an item that does not need special handling. Not part of the total. */
  overmaxHandlingFee: nullableNumber,
  /** One month. */
  storageFee: z.number(),
  longTermStorageFee: z.number(),
  removalFee: nullableNumber,
  returnProcessingFee: nullableNumber,
  /** Fulfillment and one month of storage; the others fall due only on a condition. */
  totalFees: nullableNumber,
});

const cheaperSchema = z.strictObject({
  dimension: z.enum(CHANGEABLE),
  /** To the bound exactly. */
  by: z.number(),
  /** The same rounded up to hundredths of the unit. */
  byRoundedUp: z.number(),
  /** The same in the unit that a page shows: less than a centimeter in millimeters, less than a kilogram in grams. */
  said: z.strictObject({ value: z.number(), unit: z.enum(DISPLAY_UNITS) }),
  saves: z.number(),
  sizeTier,
  billableWeight: z.number(),
  fulfillmentFee: nullableNumber,
});

/** Weights and sides in the input's units, volume in cubic feet, as `units` says. */
export const outputSchema = z.strictObject({
  ruleSet: z.enum(RULE_SET_IDS),
  currency: z.string(),
  units: z.strictObject({
    length: z.enum(['in', 'cm']),
    weight: z.enum(['lb', 'kg']),
    volume: z.literal('ft3'),
  }),
  /** The day for which the fees hold. */
  date: z.string(),
  /** Of the fulfillment fees; null where they are the same all year, as `storageSeason` where storage is. */
  season: z.nullable(z.enum(SEASONS)),
  seasonDays,
  storageSeason: z.nullable(z.enum(SEASONS)),
  storageSeasonDays: seasonDays,
  feeTable: z.enum(FEE_TABLES),
  /** Below, in or above the card's middle band; null where its fees do not depend on the price. */
  priceBand: z.nullable(z.enum(PRICE_BANDS)),
  /** Both ends included, in `currency`; null where it has no upper end. */
  middlePriceBand: z.nullable(z.strictObject({ from: z.number(), upTo: nullableNumber })),
  sizeTier,
  /** Which weight is billed; null without a tier. */
  billedBy: z.nullable(z.enum(BILLED_BY)),
  billableWeight: z.number(),
  dimensionalWeight: z.number(),
  dimensionalDivisor: z.number(),
  /** Kilograms by the divisor 5000, for items in centimeters: information only, no fee depends on it. */
  volumetricWeight: nullableNumber,
  volume: z.number(),
  fees: feesSchema,
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
  /** The same item by every rule set, each by itself. */
  comparison: z.array(
    z.strictObject({
      ruleSet: z.enum(RULE_SET_IDS),
      sizeTier,
      fulfillmentFee: nullableNumber,
      storageFee: z.number(),
      totalFees: nullableNumber,
      /** Total less that of the rule set in use; null where one of them is. */
      difference: nullableNumber,
    }),
  ),
  /** The steps of the calculation; sides in inches, weights in pounds, volume in cubic feet. */
  steps: z.array(z.strictObject({ code: z.enum(STEP_CODES), params: z.record(z.string(), z.number()) })),
  /** Where the figures come from; parts that were published together are one entry. */
  sources: z.array(
    z.strictObject({
      parts: z.array(z.enum(CARD_PARTS)),
      effectiveFrom: z.nullable(z.string()),
      source,
      checkedOn: z.string(),
    }),
  ),
  findings: z.array(findingSchema),
});

export type FbaInput = z.output<typeof inputSchema>;
export type FbaOutput = z.output<typeof outputSchema>;
