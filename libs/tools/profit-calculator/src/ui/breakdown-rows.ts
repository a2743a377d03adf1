import { useToolWords } from '@seller-toolbox/tool-kit';
import { useFormat } from '@seller-toolbox/words/react';
import type { ProfitOutput } from '../engine/profit-output.schema.ts';
import type zh from '../locales/zh.json';
import { lacksReferral } from './lacks-referral.ts';

export interface BreakdownRow {
  readonly id: string;
  readonly name: string;
  readonly value: number;
  readonly amount: string;
  readonly share: string;
  readonly kind: 'part' | 'total';
}

/** The parts of the price in the order of the page, formatted in its language; the price is the last row. */
export function useBreakdownRows(output: ProfitOutput): BreakdownRow[] {
  const { breakdown, sellingPrice, currency } = output;
  const { t } = useToolWords<typeof zh>();
  const format = useFormat();
  return [
    ...breakdown.map(({ part, amount, share }) => ({
      id: part,
      name: t(part === 'net-profit' && lacksReferral(output) ? 'ui.beforeReferral' : `ui.part-${part}`),
      value: amount,
      amount: format.amount(amount, currency),
      share: share === null ? '–' : format.percent(share),
      kind: 'part' as const,
    })),
    {
      id: 'price',
      name: t('ui.sellingPrice'),
      value: sellingPrice,
      amount: format.amount(sellingPrice, currency),
      share: sellingPrice > 0 ? format.percent(1) : '–',
      kind: 'total' as const,
    },
  ];
}
