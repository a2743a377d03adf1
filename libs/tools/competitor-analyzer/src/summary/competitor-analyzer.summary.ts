import type { Summarize } from '@seller-toolbox/tool-contract';
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
    ...opportunities.map((finding) => ['opportunities', finding] as const),
    ...advantages.map((finding) => ['advantages', finding] as const),
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
      'margin',
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
