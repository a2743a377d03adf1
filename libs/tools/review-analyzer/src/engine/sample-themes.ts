import { drawInteger, shuffled } from '@seller-toolbox/tool-contract';
import type { ReviewOutput, ReviewTheme } from './review-analyzer.schema.ts';
import type { Sentiment } from './sentiments.ts';
import { ASPECTS, QUOTES, type Aspect } from './review-aspects.data.ts';
import { SAMPLE_RANGES, THEME_COUNT } from './sample-ranges.data.ts';

/** Sentiments of the themes of a sample: each occurs, positive most often. */
const THEME_SENTIMENTS: readonly Sentiment[] = [
  'positive',
  'positive',
  'positive',
  'negative',
  'negative',
  'neutral',
];

/** Themes of the fictional reviews, most frequent first. */
export function sampleThemes(totalReviews: number, random: () => number): ReviewTheme[] {
  const sentiments = shuffled(random, THEME_SENTIMENTS);
  return shuffled(random, ASPECTS)
    .slice(0, THEME_COUNT)
    .map((category, index) => {
      const sentiment = sentiments[index] ?? 'neutral';
      const share = drawInteger(random, ...SAMPLE_RANGES.themeShare);
      return {
        category,
        sentiment,
        frequency: Math.ceil((totalReviews * share) / 100),
        examples: quotesOf(category, sentiment),
      };
    })
    .sort((a, b) => b.frequency - a.frequency);
}

function quotesOf(aspect: Aspect, sentiment: Sentiment): string[] {
  const { positive, negative } = QUOTES[aspect];
  if (sentiment === 'neutral') return [positive[0], negative[0]];
  return [...QUOTES[aspect][sentiment]];
}

/** Comparison with competitors: positive themes count as better, negative ones as worse. */
export function compareThemes(themes: readonly ReviewTheme[]): ReviewOutput['competitorComparison'] {
  const aspectsWith = (expectedSentiment: Sentiment) =>
    themes.filter(({ sentiment }) => sentiment === expectedSentiment).map(({ category }) => category);
  return { betterThan: aspectsWith('positive'), worseThan: aspectsWith('negative') };
}
