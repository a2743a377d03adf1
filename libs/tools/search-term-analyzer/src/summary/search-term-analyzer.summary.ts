import type { Summarize } from '@seller-toolbox/tool-contract';
import type { engine } from '../engine/search-term-analyzer.engine.ts';

/** The totals, the spend by verdict, and the terms, the highest spend first. */
export const summarize: Summarize<typeof engine> = ({ totals, wastedSpend, target, spendSplit, terms }) => ({
  figures: [
    ['wastedSpend', wastedSpend],
    ['targetAcos', target, '%'],
    ['col-terms', totals.terms],
    ['col-clicks', totals.clicks],
    ['col-spend', totals.spend],
    ['col-orders', totals.orders],
    ['col-sales', totals.sales],
    ['col-acos', totals.acos, '%'],
    ...spendSplit.map(({ status, spend }) => [`status-${status}`, spend] as const),
  ],
  table: {
    columns: [
      'col-text',
      'col-status',
      'col-clicks',
      'col-spend',
      'col-orders',
      'col-sales',
      { head: 'col-acos', unit: '%' },
    ],
    rows: terms.map((term) => [
      { text: term.text },
      { code: `status-${term.status}` },
      term.clicks,
      term.spend,
      term.orders,
      term.sales,
      term.acos,
    ]),
  },
});
