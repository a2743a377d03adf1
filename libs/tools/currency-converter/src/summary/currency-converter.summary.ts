import type { Summarize } from '@seller-toolbox/tool-contract';
import type { engine } from '../engine/currency-converter.engine.ts';

/** The converted amount with its rate, and the amount in this and the popular currencies as a table. */
export const summarize: Summarize<typeof engine> = (output) => {
  const { amount, from, to, result, rate, inverseRate, basis, popular } = output;
  const others = popular.filter(({ currency }) => currency !== to);
  return {
    figures: [
      [{ code: 'amountIs', params: { amount: `${amount ?? 1} ${from}` } }, result ?? rate, to],
      ['rate', rate, `${to}/${from}`],
      ['inverseRate', inverseRate, `${from}/${to}`],
      ['date', { text: basis.lastUpdated.slice(0, 10) }],
    ],
    table: {
      columns: ['currency', 'amount', 'rate'],
      rows: [{ currency: to, result, rate }, ...others].map((row) => [
        { text: row.currency },
        row.result,
        row.rate,
      ]),
    },
  };
};
