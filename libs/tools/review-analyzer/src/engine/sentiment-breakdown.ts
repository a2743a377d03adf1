import { drawInteger } from '@seller-toolbox/tool-contract';
import type { ReviewOutput } from './review-analyzer.schema.ts';
import { MIN_NEUTRAL, SAMPLE_RANGES, STARS } from './sample-ranges.data.ts';

type Breakdown = ReviewOutput['sentimentBreakdown'];

/** Shares of the three sentiments by chance, whole percent that add up to 100. */
export function sampleBreakdown(random: () => number): Breakdown {
  const positive = drawInteger(random, ...SAMPLE_RANGES.positive);
  const [least, most] = SAMPLE_RANGES.negative;
  const negative = drawInteger(random, least, Math.min(most, 100 - MIN_NEUTRAL - positive));
  return { positive, negative, neutral: 100 - positive - negative };
}

/** The stars that such shares give, with one decimal, rounded half up. */
export function averageRating({ positive, neutral, negative }: Breakdown): number {
  const stars = (positive * STARS.positive + neutral * STARS.neutral + negative * STARS.negative) / 100;
  return Math.floor(stars * 10 + 0.5) / 10;
}
