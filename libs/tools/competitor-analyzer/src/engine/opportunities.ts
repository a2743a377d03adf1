import { finding, type Finding } from '@seller-toolbox/tool-contract';
import { INSIGHT_BOUNDS } from './insight-bounds.data.ts';
import type { InsightAverages, InsightRow } from './insight-row.ts';
import { MARGIN_BANDS, RATING_BANDS } from './sample-ranges.data.ts';

/** Market gaps: weak ratings, few reviews, an empty price range, healthy margins. */
export function opportunities(rows: readonly InsightRow[], averages: InsightAverages): Finding[] {
  return [
    ...lowRatings(rows),
    ...fewReviews(rows),
    ...priceGap(rows, averages),
    ...(averages.margin !== null && averages.margin >= MARGIN_BANDS.good
      ? [finding('healthy-margin', 'info', { margin: averages.margin, least: MARGIN_BANDS.good })]
      : []),
  ];
}

function lowRatings(rows: readonly InsightRow[]): Finding[] {
  const found = rows.filter(({ rating }) => rating !== null && rating < RATING_BANDS.fair).length;
  return found === 0 ? [] : [finding('low-ratings', 'info', { found, rating: RATING_BANDS.fair })];
}

function fewReviews(rows: readonly InsightRow[]): Finding[] {
  const reviews = INSIGHT_BOUNDS.fewReviews;
  const found = rows.filter(({ reviewCount }) => reviewCount !== null && reviewCount < reviews).length;
  return found === 0 ? [] : [finding('few-reviews', 'info', { found, reviews })];
}

/** The widest gap between two adjacent prices. */
function priceGap(rows: readonly InsightRow[], averages: InsightAverages): Finding[] {
  const prices = rows.flatMap(({ price }) => price ?? []).sort((a, b) => a - b);
  const gaps = prices.slice(1).map((to, index) => ({ from: prices[index] ?? to, to }));
  const [widest] = gaps.sort((a, b) => b.to - b.from - (a.to - a.from));
  if (
    !widest ||
    averages.price === null ||
    widest.to - widest.from < averages.price * INSIGHT_BOUNDS.priceGapShare
  )
    return [];
  return [finding('price-gap', 'info', { lowPrice: widest.from, highPrice: widest.to })];
}
