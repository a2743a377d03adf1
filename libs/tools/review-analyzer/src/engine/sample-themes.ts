import { drawInteger, shuffled } from '@seller-toolbox/tool-contract';
import type { ReviewOutput, ReviewTheme, Sentiment } from './review-analyzer.schema.ts';
import { ASPECTS, QUOTES, type Aspect } from './review-aspects.data.ts';
import { SAMPLE_RANGES, THEMES } from './sample-ranges.data.ts';

/** How the themes of a sample are felt: each sentiment occurs, praise most often. */
const THEME_SENTIMENTS: readonly Sentiment[] = [
  'positive',
  'positive',
  'positive',
  'negative',
  'negative',
  'neutral',
];

/** What the made-up reviews speak of, the most frequent first. */
export function sampleThemes(totalReviews: number, random: () => number): ReviewTheme[] {
  const sentiments = shuffled(random, THEME_SENTIMENTS);
  return shuffled(random, ASPECTS)
    .slice(0, THEMES)
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

/** Where the product stands against others: what is praised is better, what is blamed is worse. */
export function compareThemes(themes: readonly ReviewTheme[]): ReviewOutput['competitorComparison'] {
  const felt = (wanted: Sentiment) =>
    themes.filter(({ sentiment }) => sentiment === wanted).map(({ category }) => category);
  return { betterThan: felt('positive'), worseThan: felt('negative') };
}
