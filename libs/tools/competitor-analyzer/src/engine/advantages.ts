import { finding, type Finding } from '@seller-toolbox/tool-contract';
import { INSIGHT_BOUNDS } from './insight-bounds.data.ts';
import type { InsightAverages, InsightRow } from './insight-row.ts';

/** Targets for a competitive offer: price, rating and reviews to beat, and the market leader. */
export function advantages(rows: readonly InsightRow[], { price }: InsightAverages): Finding[] {
  const ratings = rows.flatMap(({ rating }) => rating ?? []);
  const reviews = median(rows.flatMap(({ reviewCount }) => reviewCount ?? []));
  return [
    ...(price === null ? [] : [finding('price-to-beat', 'info', { price })]),
    ...(ratings.length === 0 ? [] : [finding('rating-to-match', 'info', { rating: Math.max(...ratings) })]),
    ...(reviews === undefined ? [] : [finding('reviews-to-reach', 'info', { reviews })]),
    ...leadership(rows),
  ];
}

function leadership(rows: readonly InsightRow[]): Finding[] {
  const revenues = rows.flatMap(({ revenue }) => revenue ?? []);
  const total = revenues.reduce((sum, revenue) => sum + revenue, 0);
  if (total === 0) return [];
  const share = Math.max(...revenues) / total;
  const code = share >= INSIGHT_BOUNDS.leaderShare ? 'one-seller-leads' : 'no-seller-leads';
  return [finding(code, 'info', { share: share * 100 })];
}

/** The median; of an even number of values the lower one of the two in the middle. */
function median(values: readonly number[]): number | undefined {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.ceil(sorted.length / 2) - 1];
}
