import { ROUNDING_ERROR } from '@seller-toolbox/tool-contract/rounding';
import type { CompetitorOutput, CompetitorRow } from './competitor-analyzer.schema.ts';

/** Means over at least one competitor, rounded half up to the shown digits, so that colors match the shown values. */
export function averages(rows: readonly CompetitorRow[]): CompetitorOutput['averages'] {
  const mean = (digits: number, valueOf: (row: CompetitorRow) => number) =>
    roundHalfUp(rows.reduce((sum, row) => sum + valueOf(row), 0) / rows.length, digits);
  return {
    price: mean(2, ({ price }) => price),
    rating: mean(1, ({ rating }) => rating),
    salesPerMonth: mean(0, ({ estimatedSales }) => estimatedSales),
    margin: mean(1, ({ profitMargin }) => profitMargin),
  };
}

/** A half that the sum of decimal fractions misses by a rounding error is a half. */
function roundHalfUp(value: number, digits: number): number {
  const scale = 10 ** digits;
  return Math.round(value * scale + ROUNDING_ERROR) / scale;
}
