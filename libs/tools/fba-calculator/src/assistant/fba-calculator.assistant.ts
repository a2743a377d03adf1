import type { EngineInput, ToolAssistant } from '@seller-toolbox/tool-contract';
import { RATE_CARDS } from '@seller-toolbox/fee-cards/fba/rate-cards';
import type { engine } from '../engine/fba-calculator.engine.ts';

export const assistant = {
  description:
    'Use to compute the Fulfillment by Amazon fees of one packed unit: size tier, billable weight, fulfillment, storage, removal and return fees, each with its source, and what smaller size or weight would make it cheaper. Measure the unit with its packaging. Sides and weight are in inches and pounds with unitSystem imperial, in centimeters and kilograms with metric; the default is that of the marketplace (US: imperial). Fees are in `currency` for one unit; storage is for one month. null is a figure that we do not have, never 0.',
  keyFigure:
    'fulfillment fee, one month of storage where `fees.storageFee` is not null, and the chosen `optionalFees` of one unit, in `currency`; null if no fulfillment fee is known for the item',
  fields: {
    ruleSet:
      'Which published figures to use, by the id of the rule set (see list_rule_sets). Leave out for the figures in force today.',
    marketplace: 'Amazon marketplace as a country code (US is the default).',
    unitSystem:
      '`imperial`: inches and pounds; `metric`: centimeters and kilograms. Left out, that of the marketplace.',
    length: 'One side of the packed unit; the order of the sides does not matter.',
    width: 'Another side of the packed unit.',
    height: 'The third side of the packed unit.',
    weight: 'Weight of the packed unit in pounds or kilograms.',
    category: 'Kind of goods: `standard`, `oversize`, `dangerous` (dangerous goods) or `apparel`.',
    isOversized: 'Whether the unit counts as oversize whatever its sides are.',
    isDangerous: 'Whether the unit is dangerous goods, such as lithium batteries or aerosols.',
    isApparel: 'Whether the unit is clothing, which has fees of its own.',
    hasLowerPriceLimit:
      'Europe only: whether the product is of a category for which a lower price counts as low-price.',
    isGrocery:
      'Mexico only: whether the product is of health, personal care, groceries or alcoholic drinks, which have fees of their own.',
    inboundSplit:
      'US only: to how many places a shipment goes; `minimal` and `partial` add the inbound placement fee.',
    daysOfSupply:
      'US, Germany, France, Italy and Spain: the greater of the 30-day and the 90-day historical days of supply; below 28 it adds the low-inventory fee. null if not known.',
    utilizationWeeks:
      'US only: storage utilization ratio, the stored volume divided by the volume shipped per week; from 22 it adds a storage surcharge. null if not known.',
    closingGroup:
      'India only: category group of the closing fee, `hash` for group #; needs `price`. `none` leaves the fee out.',
    centralEurope: 'Germany only: whether the seller takes part in the Central Europe program.',
    price: 'Selling price in the currency of the marketplace; some fees depend on it. null if not known.',
    date: 'Day of the charge, YYYY-MM-DD; left out, today in the marketplace. Peak seasons cost more.',
  },
  ruleFigures: RATE_CARDS,
} satisfies ToolAssistant<EngineInput<typeof engine>>;
