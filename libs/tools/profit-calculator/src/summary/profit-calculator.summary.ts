import type { Summarize, SummaryRow } from '@seller-toolbox/tool-contract';
import type { engine } from '../engine/profit-calculator.engine.ts';

/** Profit and key figures of one unit, then where the price goes. */
export const summarize: Summarize<typeof engine> = (output) => {
  const { currency } = output;
  return {
    figures: [
      ['netProfit', output.netProfit, currency],
      ...percentRow('profitMargin', output.profitMargin),
      ...percentRow('roi', output.roi),
      ['grossProfit', output.grossProfit, currency],
      ['amazonFees', output.amazonFees, currency],
      ['totalCost', output.totalCost, currency],
      ['landedCost', output.landedCost, currency],
      ...(output.breakEvenPrice === null
        ? []
        : [['breakEvenPrice', output.breakEvenPrice, currency] as const]),
      ...percentRow('breakEvenAcos', output.advertising.breakEvenAcos),
      ['sellingPrice', output.sellingPrice, currency],
      ...output.breakdown
        .filter(({ part }) => part !== 'net-profit')
        .map(({ part, amount }) => [`part-${part}`, amount, currency] as const),
    ],
  };
};

function percentRow(label: string, value: number | null): SummaryRow[] {
  return value === null ? [] : [[label, value, '%']];
}
