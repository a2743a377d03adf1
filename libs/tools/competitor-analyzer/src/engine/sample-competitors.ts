import { drawInteger, drawOne, shuffled } from '@seller-toolbox/tool-contract';
import type { CompetitorRow } from './competitor-analyzer.schema.ts';
import { costShares } from './cost-shares.ts';
import { feesOf, profitMargin } from './profit-margin.ts';
import { SAMPLE_BRANDS, SAMPLE_PRODUCTS, type SampleProduct } from './sample-products.data.ts';
import { COMPETITOR_COUNT, SALES_BY_RANK, SAMPLE_RANGES } from './sample-ranges.data.ts';

/** Fictional competitors with the same type of product. */
export function sampleCompetitors(random: () => number): CompetitorRow[] {
  const product = drawOne(random, SAMPLE_PRODUCTS);
  return costShares(COMPETITOR_COUNT, random).map((costPermille, index) =>
    sampleCompetitor({ product, costPermille, number: index + 1 }, random),
  );
}

interface Competitor {
  readonly product: SampleProduct;
  readonly costPermille: number;
  /** From 1. */
  readonly number: number;
}

function sampleCompetitor(
  { product, costPermille, number }: Competitor,
  random: () => number,
): CompetitorRow {
  const price = drawInteger(random, ...product.prices) + 0.99;
  const salesRank = drawPowerOfTen(random, SAMPLE_RANGES.rankExponent);
  const estimatedSales = salesAtRank(salesRank);
  return {
    asin: sampleAsin(number),
    title: sampleTitle(product, random),
    price,
    rating: drawInteger(random, ...SAMPLE_RANGES.ratingTenths) / 10,
    reviewCount: drawPowerOfTen(random, SAMPLE_RANGES.reviewsExponent),
    salesRank,
    estimatedSales,
    revenue: (Math.round(price * 100) * estimatedSales) / 100,
    fbaFees: feesOf(price),
    profitMargin: profitMargin(costPermille),
  };
}

/** Formatted like an ASIN, but not in use. */
function sampleAsin(number: number): string {
  return `B0SAMPLE${String(number).padStart(2, '0')}`;
}

/** Estimated monthly units at a sales rank. */
export function salesAtRank(rank: number): number {
  return Math.max(1, Math.round(SALES_BY_RANK.scale / rank ** SALES_BY_RANK.exponent));
}

function sampleTitle({ name, features, sizes }: SampleProduct, random: () => number): string {
  const [first, second] = shuffled(random, features);
  const lead = `${drawOne(random, SAMPLE_BRANDS)} ${name}`;
  const size = drawOne(random, sizes);
  return random() < 0.5 ? `${lead} with ${first}, ${size}` : `${lead} with ${first} and ${second}, ${size}`;
}

/** A log-uniform random number, like reviews and ranks. Exponents are in hundredths. */
function drawPowerOfTen(random: () => number, exponents: readonly [number, number]): number {
  return Math.round(10 ** (drawInteger(random, ...exponents) / 100));
}
