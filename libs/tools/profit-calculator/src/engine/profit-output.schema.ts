import { SIZE_TIERS } from '@seller-toolbox/fee-cards/fba/size-tiers';
import { VOLUME_UNITS } from '@seller-toolbox/fee-cards/fba/rate-card';
import { PROFIT_MARKETPLACES, RULE_SET_IDS } from '@seller-toolbox/fee-cards/selling/rule-sets.data';
import { findingSchema } from '@seller-toolbox/tool-contract';
import * as z from 'zod/mini';
import { BREAKDOWN_PARTS } from './breakdown.ts';
import { TAX_MODES } from './choices.ts';
import { STEP_CODES } from './computation-steps.ts';
import { CARD_PARTS } from './fee-sources.ts';
import { MARGIN_BANDS } from './margin-band.ts';

const nullableNumber = z.nullable(z.number());
const source = z.strictObject({ name: z.string(), url: z.optional(z.string()) });

const feesSchema = z.strictObject({
  referral: z.number(),
  digitalServices: z.number(),
  closing: z.number(),
  fbaFulfillment: z.number(),
  storage: z.number(),
  inboundPlacement: z.number(),
  returnsProcessing: z.number(),
});

/** Amounts of one unit in `currency` with full precision, unless the field says `marketplaceCurrency`. */
export const outputSchema = z.strictObject({
  ruleSet: z.enum(RULE_SET_IDS),
  /** The display currency. */
  currency: z.string(),
  marketplaceCurrency: z.string(),
  /** The rate from the marketplace's currency to `currency` and its date; null where both are the same. */
  exchange: z.nullable(z.strictObject({ rate: z.number(), lastUpdated: z.string() })),
  sellingPrice: z.number(),
  fees: feesSchema,
  /** All seven fee lines. */
  amazonFees: z.number(),
  /** Of them in percent of the price; null for a price of 0. */
  feeShare: nullableNumber,
  /** All costs and fees. */
  totalCost: z.number(),
  /** Price less cost of goods and fees. */
  grossProfit: z.number(),
  netProfit: z.number(),
  /** Net profit in percent of the price; null for a price of 0. */
  profitMargin: nullableNumber,
  /** Good from 20, fair from 10, else low; null without a margin or a referral fee. */
  marginBand: z.nullable(z.enum(MARGIN_BANDS)),
  /** Net profit in percent of goods, shipping, advertising and other; null where these are 0. */
  roi: nullableNumber,
  /** Null when a unit earns nothing. */
  breakEvenUnits: nullableNumber,
  /** The smallest price without a loss; null where there is none. */
  breakEvenPrice: nullableNumber,
  /** The smallest price of whole cents (or yen) without a loss, in `marketplaceCurrency`; null where there is none. */
  listBreakEvenPrice: nullableNumber,
  /** The smallest price with the wanted margin; null where no price has it, left out without a target. */
  priceForTargetMargin: z.optional(nullableNumber),
  /** The smallest price of whole cents (or yen) with it, in `marketplaceCurrency`. */
  listPriceForTargetMargin: z.optional(nullableNumber),
  /** Ascending prices in `currency`, margins in percent; at a cliff of the fees a point on it and one after it. */
  marginByPrice: z.array(z.strictObject({ price: z.number(), margin: z.number() })),
  /** The parts of the price; the share is of the price, null for a price of 0. */
  breakdown: z.array(
    z.strictObject({ part: z.enum(BREAKDOWN_PARTS), amount: z.number(), share: nullableNumber }),
  ),
  /** Of the marketplace, per unit of volume and month, in `marketplaceCurrency`: to fill in the storage line; null if not known. */
  storageRates: z.nullable(
    z.strictObject({ unit: z.enum(VOLUME_UNITS), nonPeak: z.number(), peak: z.number() }),
  ),
  /** How the tax on sales counts; shares. */
  tax: z.strictObject({ mode: z.enum(TAX_MODES), rate: z.number(), priceIncludesTax: z.boolean() }),
  /** The FBA card that the fees of the packed unit are from; null without measures or card. */
  fba: z.nullable(
    z.strictObject({
      ruleSet: z.string(),
      sizeTier: z.nullable(z.enum(SIZE_TIERS)),
      /** Null, like the storage fee, where no figure is known. */
      fulfillmentFee: nullableNumber,
      storageFee: nullableNumber,
    }),
  ),
  /** Goods, freight, duty, customs fees, inspection and prep. */
  landedCost: z.number(),
  /** What one return costs; null without a return rate. */
  costPerReturn: nullableNumber,
  /** Percent of sales; null where nothing is left for advertising. Amounts per click, null without a conversion rate. */
  advertising: z.strictObject({
    /** At which the profit is 0. */
    breakEvenAcos: nullableNumber,
    /** At which the margin is the wanted one; null without it. */
    targetAcos: nullableNumber,
    maxCpc: nullableNumber,
    targetCpc: nullableNumber,
  }),
  /** Margins in percent, a row for each cost of goods, a column for each price; with `comparison`. */
  sensitivity: z.optional(
    z.strictObject({
      /** Changes in percent. */
      changes: z.array(z.number()),
      margins: z.array(z.array(nullableNumber)),
    }),
  ),
  /** The unit in every marketplace at converted amounts, in the currency of each; with `comparison`. */
  marketplaces: z.optional(
    z.array(
      z.strictObject({
        marketplace: z.enum(PROFIT_MARKETPLACES),
        ruleSet: z.nullable(z.enum(RULE_SET_IDS)),
        currency: z.string(),
        /** Null, like the figures, where there are no rules; the profits where the referral fee is not known, or the FBA fee of a measured unit. */
        price: nullableNumber,
        netProfit: nullableNumber,
        /** In `currency` of the output. */
        netProfitConverted: nullableNumber,
        profitMargin: nullableNumber,
        fbaFee: nullableNumber,
      }),
    ),
  ),
  /** The steps of the calculation, in `marketplaceCurrency`. */
  steps: z.array(z.strictObject({ code: z.enum(STEP_CODES), params: z.record(z.string(), z.number()) })),
  /** Sources of the marketplace's figures. */
  sources: z.array(
    z.strictObject({
      parts: z.array(z.enum(CARD_PARTS)),
      effectiveFrom: z.nullable(z.string()),
      source,
      checkedOn: z.string(),
    }),
  ),
  /** Prices in their parameters are in the currency of the same parameters. */
  recommendations: z.array(findingSchema),
});

export type ProfitOutput = z.output<typeof outputSchema>;
