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
    targetMargin: 'Wanted net profit in percent of the price; gives `priceForTargetMargin`.',
    rates: 'Exchange rates, only for another `displayCurrency`; left out, built-in ones with their date.',
    'rates.baseCurrency': 'The currency that all rates are for one unit of, such as USD.',
    'rates.rates': 'Units of each currency for one unit of the base, by currency code.',
    'rates.lastUpdated': 'When the rates were fetched, ISO 8601.',
  },
  ruleFigures: FEE_CARDS,
} satisfies ToolAssistant<EngineInput<typeof engine>>;
