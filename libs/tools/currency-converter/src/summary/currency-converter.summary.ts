import type { Summarize } from '@seller-toolbox/tool-contract';
import type { engine } from '../engine/currency-converter.engine.ts';

/** The converted amount, and the amount in the popular currencies. */
export const summarize: Summarize<typeof engine> = (output) => {
  const { amount, from, to, result, rate, inverseRate, basis, popular } = output;
  return {
    figures: [
      [{ code: 'amountIs', params: { amount: `${amount ?? 1} ${from}` } }, result ?? rate, to],
      ['rate', rate, `${to}/${from}`],
      ['inverseRate', inverseRate, `${from}/${to}`],
      [{ code: 'rateDate', params: { date: { day: basis.lastUpdated.slice(0, 10) } } }, null],
      ...popular.map(
        ({ currency, result: value, rate: each }) =>
          [{ code: 'convertTo', params: { currency } }, value ?? each, currency] as const,
      ),
    ],
  };
};
