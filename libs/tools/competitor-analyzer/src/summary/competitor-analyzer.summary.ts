import { mapParams, type Summarize, type Summary } from '@seller-toolbox/tool-contract';
import type { CompetitorOutput } from '../engine/competitor-analyzer.schema.ts';
import type { engine } from '../engine/competitor-analyzer.engine.ts';
import type { SourcesOutput } from '../engine/sources-output.schema.ts';

/** The competitors, and the averages over them. */
export const summarize: Summarize<typeof engine> = (output) => ({
  figures: [
    ...figuresOf(output),
    ...(['opportunities', 'advantages'] as const).flatMap((name) =>
      output[name].map((finding) => [name, mapParams(finding, toValue(output.currency))] as const),
    ),
  ],
  table: output.sample ? sampleTable(output) : sourcesTable(output),
});

function figuresOf({ averages, currency }: CompetitorOutput | SourcesOutput): Summary['figures'] {
  return [
    ['averagePrice', averages.price, currency],
    ['averageRating', averages.rating],
    ['averageSales', averages.salesPerMonth],
    ['averageMargin', averages.margin, '%'],
  ];
}

const columnsOf = (currency: string, sales: string) => [
  'asin',
  'title',
  { code: 'price', params: { currency } },
  'rating',
  'reviewCount',
  'salesRank',
  sales,
  { code: 'revenue', params: { currency } },
  { code: 'fbaFees', params: { currency } },
  { head: 'margin', unit: '%' },
];

function sampleTable({ currency, rows }: CompetitorOutput): NonNullable<Summary['table']> {
  return {
    columns: columnsOf(currency, 'estimatedSales'),
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
  };
}

function sourcesTable({ currency, rows, sources }: SourcesOutput): NonNullable<Summary['table']> {
  return {
    columns: [...columnsOf(currency, 'sales'), 'file'],
    rows: rows.map((row) => [
      { text: row.asin ?? '' },
      { text: row.title ?? '' },
      row.price?.value ?? null,
      row.rating?.value ?? null,
      row.reviewCount?.value ?? null,
      row.salesRank?.value ?? null,
      row.sales?.value ?? null,
      row.revenue?.value ?? null,
      row.fees,
      row.profitMargin,
      { text: row.sources.map((source) => sources[source]?.name ?? '').join(', ') },
    ]),
  };
}

const AMOUNTS: ReadonlySet<string> = new Set(['price', 'lowPrice', 'highPrice']);

/** Amounts as money, other numbers with one decimal. */
const toValue = (currency: string) => (value: string | number | readonly string[], name: string) => {
  if (typeof value !== 'number') return value;
  return AMOUNTS.has(name) ? { money: value, currency } : Math.round(value * 10) / 10;
};
