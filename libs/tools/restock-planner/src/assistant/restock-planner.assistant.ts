import type { EngineInput, ToolAssistant } from '@seller-toolbox/tool-contract';
import type { RestockEngine } from '../engine/restock-planner.engine.ts';

export const assistant = {
  description:
    'Use to plan when and how much of each product to order again: safety stock, reorder point, order quantity in whole cartons, the day to order by and the day the stock ends. Units are pieces, times are days. null means unknown, not zero.',
  keyFigure: 'units of the next order of the first product',
  fields: {
    rows: 'The products, up to 5,000.',
    'rows[].sku': 'Name or SKU of the product.',
    'rows[].dailySales': 'Units sold a day; left out, computed from `sales7`, `sales30`, `sales90`.',
    'rows[].sales7': 'Units sold in the last 7 days.',
    'rows[].sales30': 'Units sold in the last 30 days.',
    'rows[].sales90': 'Units sold in the last 90 days.',
    'rows[].outOfStockDays': 'Days without stock among the last 30.',
    'rows[].salesDeviation': 'Standard deviation of the units of one day; left out, estimated.',
    'rows[].seasonIndex': 'Factor of the coming weeks over the past ones; 1.5 is 50 percent more.',
    'rows[].seasonByMonth':
      'Twelve factors, January first, over an average month; left out, those of `defaults`. They scale the sales figures to the months that the order is for.',
    'rows[].supplier': 'Name of the supplier; orders are summed for each.',
    'rows[].unitCost': 'What the supplier charges for one unit, in one currency for all products.',
    'rows[].onHand': 'Sellable units in stock.',
    'rows[].inbound': 'Units already shipped.',
    'rows[].inboundDays': 'Days until the inbound units arrive.',
    'rows[].leadTimeDays': 'Days from placing an order to stock that sells.',
    'rows[].leadTimeDeviation': 'Standard deviation of the lead time in days.',
    'rows[].serviceLevel': 'Share of lead times without a stock-out, 0.5 to 0.9999.',
    'rows[].targetCoverDays': 'Days that an order should last once it has arrived.',
    'rows[].unitsPerCarton': 'Orders are whole cartons of so many units.',
    'rows[].minimumOrder': 'Minimum order of the supplier in units.',
    defaults: 'Terms for rows that do not have their own; `leadTimeDays` is needed here or in each row.',
    'defaults.leadTimeDays': 'Days from placing an order to stock that sells.',
    'defaults.backorders': 'Whether customers wait while the product is out of stock.',
    'defaults.seasonByMonth': 'Twelve factors for products without their own.',
    timeZone: 'IANA time zone of the days.',
    today: 'The current day, YYYY-MM-DD; left out, today.',
  },
} satisfies ToolAssistant<EngineInput<RestockEngine>>;
