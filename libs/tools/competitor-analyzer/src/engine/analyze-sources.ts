import { researchMarketplaceOf } from '@seller-toolbox/reference-data/research-marketplaces.data';
import { advantages } from './advantages.ts';
import type { AnalyzerInput } from './competitor-analyzer.schema.ts';
import { fulfillmentAt } from './fulfillment-at.ts';
import type { InsightRow } from './insight-row.ts';
import { joinProducts } from './join-products.ts';
import { marginNeeds } from './margin-needs.ts';
import { opportunities } from './opportunities.ts';
import { SOURCE_BOUNDS } from './source-bounds.data.ts';
import { toOutputRow } from './output-row.ts';
import type { SourcesOutput, OutputRow } from './sources-output.schema.ts';
import { priceBands } from './price-bands.ts';
import { sellingFees } from './selling-fees.ts';
import { leadersOf, meanOf, quantile, spreadOf } from './spread.ts';
import { titleWording } from './title-wording.ts';

/** The products of all files, most sold first. Nothing is estimated: what no file says is null. */
export function analyzeSources(input: AnalyzerInput, now: number): SourcesOutput {
  const selling = sellingFees(input, now);
  const calculatorSelling = sellingFees({ ...input, category: input.category ?? 'general' }, now);
  const fulfillment = fulfillmentAt(input, now);
  const rows = withWeakLeaders(
    joinProducts(input.sources).map((joined) =>
      toOutputRow(joined, { input, selling, calculatorSelling, fulfillment, now }),
    ),
  ).sort((one, other) => (other.sales?.value ?? -1) - (one.sales?.value ?? -1));
  const means = averagesOver(rows);
  const rivals = rows.filter(({ isOwn }) => !isOwn).map(insightRow);
  return {
    sample: false,
    marketplace: input.marketplace,
    currency: researchMarketplaceOf(input.marketplace).currency,
    sources: input.sources.map(({ kind, name, date, rows: lines }) => ({
      kind,
      name,
      date,
      rows: lines.length,
    })),
    category: input.category ?? null,
    unitCost: input.unitCost,
    feeCard: selling?.card ?? null,
    fbaCard: fulfillment?.card ?? null,
    total: rows.length,
    rows,
    ...means,
    marginNeeds: marginNeeds(rows, input, selling !== null),
    spreads: {
      price: spreadBy(rows, ({ price }) => price?.value),
      rating: spreadBy(rows, ({ rating }) => rating?.value),
      reviewCount: spreadBy(rows, ({ reviewCount }) => reviewCount?.value),
      revenuePerReview: spreadBy(rows, ({ revenuePerReview }) => revenuePerReview),
    },
    bands: priceBands(rows),
    leaders: {
      units: leadersOf(rows.map(({ sales }) => sales)),
      revenue: leadersOf(rows.map(({ revenue }) => revenue)),
    },
    weakLeaders: countKnown(rows.map(({ isWeakLeader }) => isWeakLeader)),
    newcomers: countKnown(rows.map(({ isNewcomer }) => isNewcomer)),
    wording: titleWording(rows),
    opportunities: opportunities(rivals, means.averages),
    advantages: advantages(rivals, means.averages),
  };
}

/** How many are true; null where none is known. */
function countKnown(answers: readonly (boolean | null)[]): number | null {
  const known = answers.filter((answer) => answer !== null);
  return known.length === 0 ? null : known.filter(Boolean).length;
}

/** Sales in the first quarter with a rating below the bound. */
function withWeakLeaders(rows: readonly Omit<OutputRow, 'isWeakLeader'>[]): OutputRow[] {
  const sales = rows.flatMap((row) => row.sales?.value ?? []).sort((a, b) => a - b);
  const firstQuarter = quantile(sales, 0.75);
  return rows.map((row) => ({
    ...row,
    isWeakLeader:
      firstQuarter === null || row.sales === null || row.rating === null
        ? null
        : row.sales.value > 0 &&
          row.sales.value >= firstQuarter &&
          row.rating.value < SOURCE_BOUNDS.weakRating,
  }));
}

function averagesOver(rows: readonly OutputRow[]): Pick<SourcesOutput, 'averages' | 'averagesOf'> {
  const price = meanOf(rows.map((row) => row.price?.value ?? null));
  const rating = meanOf(rows.map((row) => row.rating?.value ?? null));
  const sales = meanOf(rows.map((row) => row.sales?.value ?? null));
  const margin = meanOf(rows.map(({ profitMargin }) => profitMargin));
  return {
    averages: {
      price: price.value,
      rating: rating.value,
      salesPerMonth: sales.value,
      margin: margin.value,
    },
    averagesOf: { price: price.of, rating: rating.of, salesPerMonth: sales.of, margin: margin.of },
  };
}

function spreadBy(rows: readonly OutputRow[], valueOf: (row: OutputRow) => number | null | undefined) {
  return spreadOf(rows.map((row) => ({ value: valueOf(row) ?? null, isOwn: row.isOwn })));
}

function insightRow(row: OutputRow): InsightRow {
  return {
    price: row.price?.value ?? null,
    rating: row.rating?.value ?? null,
    reviewCount: row.reviewCount?.value ?? null,
    revenue: row.revenue?.value ?? null,
  };
}
