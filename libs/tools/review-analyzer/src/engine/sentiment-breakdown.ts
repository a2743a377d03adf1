import { drawInteger } from '@seller-toolbox/tool-contract';
import type { ReviewOutput } from './review-analyzer.schema.ts';
import { MIN_NEUTRAL, SAMPLE_RANGES, STARS } from './sample-ranges.data.ts';

type Breakdown = ReviewOutput['sentimentBreakdown'];

/** Random shares of the three sentiments, in integer percent that add up to 100. */
export function sampleBreakdown(random: () => number): Breakdown {
  const positive = drawInteger(random, ...SAMPLE_RANGES.positive);
  const [min, max] = SAMPLE_RANGES.negative;
  const negative = drawInteger(random, min, Math.min(max, 100 - MIN_NEUTRAL - positive));
  return { positive, negative, neutral: 100 - positive - negative };
}

/** The average rating in stars for these shares, rounded half up to one decimal. */
export function averageRating({ positive, neutral, negative }: Breakdown): number {
  const stars = (positive * STARS.positive + neutral * STARS.neutral + negative * STARS.negative) / 100;
  return Math.floor(stars * 10 + 0.5) / 10;
}
