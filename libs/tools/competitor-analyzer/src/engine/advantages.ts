import { finding, type Finding } from '@seller-toolbox/tool-contract';
import type { CompetitorOutput, CompetitorRow } from './competitor-analyzer.schema.ts';
import { INSIGHT_BOUNDS } from './insight-bounds.data.ts';

/** Targets for a competitive offer: price, rating and reviews to beat, and the market leader. */
export function advantages(
  rows: readonly CompetitorRow[],
  { price }: CompetitorOutput['averages'],
): Finding[] {
  const rating = Math.max(...rows.map((row) => row.rating));
  return [
    finding('price-to-beat', 'info', { price }),
    finding('rating-to-match', 'info', { rating }),
    finding('reviews-to-reach', 'info', { reviews: median(rows.map(({ reviewCount }) => reviewCount)) }),
    leadership(rows),
  ];
}

function leadership(rows: readonly CompetitorRow[]): Finding {
  const revenues = rows.map(({ revenue }) => revenue);
  const share = Math.max(...revenues) / revenues.reduce((sum, revenue) => sum + revenue, 0);
  const code = share >= INSIGHT_BOUNDS.leaderShare ? 'one-seller-leads' : 'no-seller-leads';
  return finding(code, 'info', { share: share * 100 });
}

/** The median; of an even number of values the lower one of the two in the middle. */
function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.ceil(sorted.length / 2) - 1] ?? 0;
}
