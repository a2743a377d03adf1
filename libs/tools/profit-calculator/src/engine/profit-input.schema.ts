import { exchangeRate } from '@seller-toolbox/reference-data/exchange';
import {
  builtInExchangeRates,
  exchangeRatesSchema,
} from '@seller-toolbox/reference-data/exchange-rates.schema';
import { marketplaceOf } from '@seller-toolbox/reference-data/marketplaces.data';
import { rule, ruleSetField, STANDARD_RULE_SET } from '@seller-toolbox/tool-contract';
import { CATEGORIES, SELLER_COUNTRIES } from '@seller-toolbox/fee-cards/selling/fee-card';
import {
  categoriesOf,
  PROFIT_MARKETPLACES,
  RULE_SET_IDS,
  sellingRuleSet,
} from '@seller-toolbox/fee-cards/selling/rule-sets.data';
import { UNIT_SYSTEMS } from '@seller-toolbox/fee-cards/fba/unit-system';
import * as z from 'zod/mini';
import { CUSTOMS_ENTRIES, FREIGHT_UNITS, TAX_MODES } from './choices.ts';

export const DISPLAY_CURRENCIES = ['USD', 'EUR', 'GBP', 'JPY', 'CNY', 'CAD', 'AUD', 'CHF'] as const;

/** A larger amount is a typing error, in yen too. */
const MAX_AMOUNT = 100_000_000;

const amount = z.number().check(z.gte(0), z.lte(MAX_AMOUNT));
const sellerFee = z._default(amount, 0);
const percent = z.optional(z.number().check(z.gte(0), z.lte(100)));
const optionalAmount = z.optional(amount);
/** A larger number is a typing error: 25 m, ten thousand pounds or kilograms. */
const side = z.optional(z.number().check(z.gte(0), z.lte(2540)));
const units = z.optional(z.number().check(z.gte(1), z.lte(MAX_AMOUNT)));

/**
 * One unit: its price, costs and the seller's fee figures in the marketplace's currency, 0 or more. `targetMargin` is the wanted
 * net profit in percent of the price. `displayCurrency`, left out the marketplace's, converts the output only. What is left out
 * of the optional fields does not count; rates and shares are percent.
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
    /** Referral fee in percent of the price, instead of the table's. */
    referralRate: percent,
    targetMargin: percent,
    /** The day of the sale, `YYYY-MM-DD`; left out, today in the marketplace. */
    date: z.optional(z.iso.date()),
    /** `none` with the standard figures and where prices are shown without tax; else `registered`. */
    tax: z.optional(z.enum(TAX_MODES)),
    /** Instead of the standard rate of the marketplace. */
    taxRate: percent,
    /** Whether the price contains the tax; left out, as the marketplace shows prices. */
    priceIncludesTax: z.optional(z.boolean()),
    /** Where the seller is established, for the digital services fee. */
    sellerCountry: z.optional(z.enum(SELLER_COUNTRIES)),
    /** The packed unit: with all four measures, an FBA fee and a storage fee of 0 are computed. */
    packageLength: side,
    packageWidth: side,
    packageHeight: side,
    packageWeight: z.optional(z.number().check(z.gte(0), z.lte(10_000))),
    /** Of the four measures; left out, the marketplace's. */
    unitSystem: z.optional(z.enum(UNIT_SYSTEMS)),
    isDangerous: z.optional(z.boolean()),
    /** Whether the seller takes part in the Central Europe program of Germany; left out, yes. */
    centralEurope: z.optional(z.boolean()),
    /** Months in storage of a unit; left out, one. */
    storageMonths: z.optional(z.number().check(z.gte(0), z.lte(60))),
    /** Per kilogram or cubic meter of the packed unit. */
    freightRate: optionalAmount,
    freightPer: z.optional(z.enum(FREIGHT_UNITS)),
    dutyRate: z.optional(z.number().check(z.gte(0), z.lte(1000))),
    /** Customs fees of the United States. */
    customsEntry: z.optional(z.enum(CUSTOMS_ENTRIES)),
    /** Units of a shipment, for fees with bounds per shipment. */
    shipmentUnits: units,
    inspectionCost: optionalAmount,
    prepCost: optionalAmount,
    /** Of the units sold. */
    returnRate: percent,
    /** What a return costs the seller besides the refund. */
    returnCost: optionalAmount,
    /** Of the returned units. */
    resellableShare: percent,
    /** Coupon or deal. */
    discountRate: z.optional(z.number().check(z.gte(0), z.lte(99))),
    /** Of the units sold; left out, all. */
    discountShare: percent,
    /** Per unit with the discount. */
    redemptionFee: optionalAmount,
    /** Of the whole coupon or deal, for `promotionUnits` sold units. */
    promotionFee: optionalAmount,
    promotionUnits: units,
    /** Advertising as a share of sales, instead of `advertisingCost`. */
    acos: z.optional(z.number().check(z.gte(0), z.lte(1000))),
    /** Of the clicks on an ad. */
    conversionRate: percent,
    /** Adds `sensitivity` and `marketplaces` to the output. */
    comparison: z.optional(z.boolean()),
    rates: z._default(exchangeRatesSchema, builtInExchangeRates),
  })
  .check(
    rule('no-rate-card', ({ ruleSet, marketplace }) => hasMarketplace(ruleSet, marketplace), ['marketplace']),
    rule(
      'no-category-row',
      ({ ruleSet, marketplace, category }) =>
        ruleSet !== STANDARD_RULE_SET ||
        !hasMarketplace(ruleSet, marketplace) ||
        categoriesOf(ruleSet).includes(category),
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

function hasMarketplace(ruleSet: (typeof RULE_SET_IDS)[number], marketplace: string): boolean {
  return sellingRuleSet(ruleSet).marketplaces.includes(marketplace);
}

export type ProfitInput = z.output<typeof inputSchema>;
