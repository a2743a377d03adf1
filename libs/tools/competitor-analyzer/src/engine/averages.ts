import type { CompetitorOutput, CompetitorRow } from './competitor-analyzer.schema.ts';

/** The means of at least one competitor. */
export function averages(rows: readonly CompetitorRow[]): CompetitorOutput['averages'] {
  const mean = (valueOf: (row: CompetitorRow) => number) =>
    rows.reduce((sum, row) => sum + valueOf(row), 0) / rows.length;
  return {
    price: mean(({ price }) => price),
    rating: mean(({ rating }) => rating),
    salesPerMonth: mean(({ estimatedSales }) => estimatedSales),
    margin: mean(({ profitMargin }) => profitMargin),
  };
}
