import type { EngineInput, ToolAssistant } from '@seller-toolbox/tool-contract';
import { FEE_CARDS } from '@seller-toolbox/fee-cards/selling/fee-cards';
import type { engine } from '../engine/profit-calculator.engine.ts';

export const assistant = {
  description:
    'Use to compute the profit of one unit sold on a marketplace: all marketplace fees, total cost, net profit, margin and return on investment, with the price for a wanted margin. All amounts are for one unit in the currency of the marketplace, unless the field says otherwise. FBA fulfillment and storage fees are an input: compute them with fba-calculator first if they are not known.',
  keyFigure: 'net profit of one unit in `currency`, after all fees and costs; negative is a loss',
  fields: {
    ruleSet:
      'Which published figures to use, by the id of the rule set (see list_rule_sets). Leave out for the figures in force today.',
    marketplace: 'Amazon marketplace as a country code (US is the default).',
    category: 'Product category; it decides the referral fee.',
    displayCurrency:
      'Currency of the output; left out, that of the marketplace. It does not change the currency of the input.',
    sellingPrice:
      'Selling price of one unit, as shoppers pay it, without tax where the marketplace shows prices without.',
    costOfGoods: 'Purchase cost of one unit.',
    shippingCost: 'Cost of shipping one unit to the warehouse.',
    advertisingCost: 'Advertising cost for one unit sold.',
    otherCosts: 'All other costs of one unit.',
    fbaFulfillmentFee: 'FBA fulfillment fee of one unit; 0 if the seller ships.',
    storageFee: 'Storage fee of one unit.',
    inboundPlacementFee: 'Inbound placement fee of one unit.',
    returnsProcessingFee: 'Returns processing fee of one unit.',
    date: 'Day of the sale, YYYY-MM-DD; left out, today in the marketplace.',
    tax: 'VAT or GST: `registered` takes it off the price, `exempt` is a seller who keeps it and cannot reclaim tax on fees, `none` leaves it out. Left out, `registered` where shown prices contain tax, else `none`.',
    taxRate: 'Tax rate in percent instead of the standard rate of the marketplace.',
    priceIncludesTax: 'Whether `sellingPrice` contains the tax; left out, as the marketplace shows prices.',
    sellerCountry: 'Country where the seller is established; it decides the digital services fee.',
    packageLength:
      'One side of the packed unit. With all four measures, an FBA fee and a storage fee of 0 are computed.',
    packageWidth: 'Another side of the packed unit.',
    packageHeight: 'The third side of the packed unit.',
    packageWeight: 'Weight of the packed unit.',
    unitSystem:
      'Of the four measures: `imperial` (inches, pounds) or `metric` (centimeters, kilograms). Left out, that of the marketplace.',
    isDangerous: 'Whether the unit is dangerous goods, such as lithium batteries.',
    centralEurope:
      'Germany only: whether the seller takes part in the Central Europe program; left out, yes.',
    storageMonths: 'Months that a unit is stored; left out, one.',
    freightRate: 'Freight for one kilogram or cubic meter of the packed unit.',
    freightPer: 'What `freightRate` is for: a kilogram or a cubic meter.',
    dutyRate: 'Import duty in percent of the customs value.',
    customsEntry: 'Customs fees of the United States: how the goods enter.',
    shipmentUnits: 'Units in one shipment, for fees with a minimum and a maximum per shipment.',
    inspectionCost: 'Inspection cost of one unit.',
    prepCost: 'Preparation and labeling cost of one unit.',
    returnRate: 'Returned units in percent of the units sold.',
    returnCost: 'What one return costs the seller besides the refund.',
    resellableShare: 'Returned units that can be sold again, in percent.',
    discountRate: 'Coupon or deal discount in percent of the price.',
    discountShare: 'Units sold with the discount, in percent; left out, all.',
    redemptionFee: 'Fee of the coupon for each unit sold with it.',
    promotionFee: 'Fee of the whole coupon or deal, spread over `promotionUnits`.',
    promotionUnits: 'Units sold in the whole coupon or deal.',
    acos: 'Advertising cost of sales in percent, instead of `advertisingCost`.',
    conversionRate: 'Orders in percent of the clicks on an ad.',
    comparison: 'Whether to add `sensitivity` and the same unit in other `marketplaces` to the output.',
    referralRate:
      'Referral fee in percent of the price instead of the table; needed where the output says `referral-fee-unknown`.',
    targetMargin: 'Wanted net profit in percent of the price; gives `priceForTargetMargin`.',
    rates: 'Exchange rates, only for another `displayCurrency`; left out, built-in ones with their date.',
    'rates.baseCurrency': 'The currency that all rates are for one unit of, such as USD.',
    'rates.rates': 'Units of each currency for one unit of the base, by currency code.',
    'rates.lastUpdated': 'When the rates were fetched, ISO 8601.',
  },
  ruleFigures: FEE_CARDS,
} satisfies ToolAssistant<EngineInput<typeof engine>>;
