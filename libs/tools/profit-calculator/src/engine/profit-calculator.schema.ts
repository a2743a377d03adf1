import { exchangeRate } from '@seller-toolbox/reference-data/exchange';
import {
  builtInExchangeRates,
  exchangeRatesSchema,
} from '@seller-toolbox/reference-data/exchange-rates.schema';
import { marketplaceOf } from '@seller-toolbox/reference-data/marketplaces.data';
import { findingSchema, rule, ruleSetField } from '@seller-toolbox/tool-contract';
import * as z from 'zod/mini';
import { BREAKDOWN_PARTS } from './breakdown.ts';
import { STEP_CODES } from './computation-steps.ts';
import { CATEGORIES } from '@seller-toolbox/fee-cards/selling/fee-card';
import {
  FEE_CARDS,
  PROFIT_MARKETPLACES,
  RULE_SET_IDS,
  sellingTerms,
} from '@seller-toolbox/fee-cards/selling/fee-cards';
import { CARD_PARTS } from './fee-sources.ts';
import { MARGIN_BANDS } from './margin-band.ts';

export const DISPLAY_CURRENCIES = ['USD', 'EUR', 'GBP', 'JPY', 'CNY', 'CAD', 'AUD', 'CHF'] as const;

/** A larger amount is a typing error, in yen too. */
const MAX_AMOUNT = 100_000_000;

const amount = z.number().check(z.gte(0), z.lte(MAX_AMOUNT));
const sellerFee = z._default(amount, 0);

/**
 * One unit: its price, costs and the seller's fee figures in the marketplace's currency, 0 or more. `targetMargin` is the wanted
 * net profit in percent of the price. `displayCurrency`, left out the marketplace's, converts the output only.
 */
export const inputSchema = z
  .strictObject({
    ruleSet: ruleSetField(RULE_SET_IDS),
    marketplace: z._default(z.enum(PROFIT_MARKETPLACES), 'US'),
    category: z._default(z.enum(CATEGORIES), 'general'),
    displayCurrency: z.optional(z.enum(DISPLAY_CURRENCIES)),
    sellingPrice: amount,
    costOfGoods: amount,
    shippingCost: amount,
    advertisingCost: amount,
    otherCosts: amount,
    fbaFulfillmentFee: sellerFee,
    storageFee: sellerFee,
    inboundPlacementFee: sellerFee,
    returnsProcessingFee: sellerFee,
    targetMargin: z.optional(z.number().check(z.gte(0), z.lte(100))),
    rates: z._default(exchangeRatesSchema, builtInExchangeRates),
  })
  .check(
    rule('no-rate-card', ({ ruleSet, marketplace }) => marketplace in FEE_CARDS[ruleSet].marketplaces, [
      'marketplace',
    ]),
    rule(
      'no-category-row',
      (input) =>
        !(input.marketplace in FEE_CARDS[input.ruleSet].marketplaces) || sellingTerms(input) !== null,
      ['category'],
    ),
    rule(
      'no-exchange-rate',
      ({ marketplace, displayCurrency, rates }) => {
        const { currency } = marketplaceOf(marketplace);
        return exchangeRate(rates, currency, displayCurrency ?? currency) !== null;
      },
      ['displayCurrency'],
    ),
  );

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
  /** All costs and fees. */
  totalCost: z.number(),
  /** Price less cost of goods and fees. */
  grossProfit: z.number(),
  netProfit: z.number(),
  /** Net profit in percent of the price; null for a price of 0. */
  profitMargin: nullableNumber,
  /** Good from 20, fair from 10, else low. */
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
  /** Of the marketplace, per cubic foot and month, in `marketplaceCurrency`: to fill in the storage line. */
  storageRates: z.strictObject({ nonPeak: z.number(), peak: z.number() }),
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

export type ProfitInput = z.output<typeof inputSchema>;
export type ProfitOutput = z.output<typeof outputSchema>;
