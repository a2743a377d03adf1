import { mapParams, type Summarize } from '@seller-toolbox/tool-contract';
import type { engine } from '../engine/competitor-analyzer.engine.ts';

/** The competitors, and the averages over them. */
export const summarize: Summarize<typeof engine> = ({
  currency,
  rows,
  averages,
  opportunities,
  advantages,
}) => ({
  figures: [
    ['averagePrice', averages.price, currency],
    ['averageRating', averages.rating],
    ['averageSales', averages.salesPerMonth],
    ['averageMargin', averages.margin, '%'],
    ...opportunities.map((finding) => ['opportunities', mapParams(finding, toValue(currency))] as const),
    ...advantages.map((finding) => ['advantages', mapParams(finding, toValue(currency))] as const),
  ],
  table: {
    columns: [
      'asin',
      'title',
      { code: 'price', params: { currency } },
      'rating',
      'reviewCount',
      'salesRank',
      'estimatedSales',
      { code: 'revenue', params: { currency } },
      { code: 'fbaFees', params: { currency } },
      { head: 'margin', unit: '%' },
    ],
    rows: rows.map((row) => [
      { text: row.asin },
      { text: row.title },
      row.price,
      row.rating,
      row.reviewCount,
      row.salesRank,
      row.estimatedSales,
      row.revenue,
      row.fbaFees,
      row.profitMargin,
    ]),
  },
});

const AMOUNTS: ReadonlySet<string> = new Set(['price', 'lowPrice', 'highPrice']);

/** Amounts as money, other numbers with one decimal. */
const toValue = (currency: string) => (value: string | number | readonly string[], name: string) => {
  if (typeof value !== 'number') return value;
  return AMOUNTS.has(name) ? { money: value, currency } : Math.round(value * 10) / 10;
};
