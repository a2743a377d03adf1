import type { EngineInput, ToolAssistant } from '@seller-toolbox/tool-contract';
import type { engine } from '../engine/currency-converter.engine.ts';

export const assistant = {
  description:
    'Use to convert an amount between two currencies. Without `rates` the built-in rates are used; `basis.lastUpdated` says how old they are, and an answer should name that date. The rates are for orientation, not for trading.',
  keyFigure: 'the amount converted to the target currency (`to`)',
  fields: {
    amount: 'The amount to convert.',
    from: 'ISO 4217 code of its currency, such as USD.',
    to: 'ISO 4217 code of the target currency, such as CNY.',
    rates: 'Rates to use instead of the built-in ones.',
    'rates.baseCurrency': 'The currency that all rates are for one unit of.',
    'rates.rates': 'Units of each currency for one unit of the base, by currency code.',
    'rates.lastUpdated': 'When the rates were fetched, ISO 8601.',
    range: 'Period of the trend, if `history` is given.',
    history: 'Past rates of this pair, oldest first, for a trend.',
    'history.dataPoints': 'The past rates, oldest first.',
  },
} satisfies ToolAssistant<EngineInput<typeof engine>>;
