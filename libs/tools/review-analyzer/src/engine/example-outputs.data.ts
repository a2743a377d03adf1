// Written by `npm run examples` from the engine.
import type * as z from 'zod/mini';
import type { outputSchema } from './review-analyzer.schema.ts';

/** What the engine computes for its first example by each rule set: the page opens with it and loads the engine later. */
export const EXAMPLE_OUTPUTS: Readonly<Record<'standard', z.output<typeof outputSchema>>> = {
  standard: {
    sample: true,
    asin: 'B0EXAMPLE1',
    marketplace: 'US',
    totalReviews: 2596,
    averageRating: 3.7,
    sentimentBreakdown: { positive: 52, negative: 11, neutral: 37 },
    commonThemes: [
      {
        category: 'delivery',
        sentiment: 'neutral',
        frequency: 649,
        examples: ['Came a day earlier than promised.', 'Took much longer than announced.'],
      },
      {
        category: 'ease-of-use',
        sentiment: 'positive',
        frequency: 520,
        examples: ['Ready in two minutes without the manual.', 'My parents handle it without any help.'],
      },
      {
        category: 'durability',
        sentiment: 'positive',
        frequency: 442,
        examples: ['A year of daily use and still like new.', 'Dropped it twice, not a mark.'],
      },
      {
        category: 'packaging',
        sentiment: 'positive',
        frequency: 442,
        examples: ['Well packed, ready to give as a gift.', 'No plastic in the box, nice.'],
      },
      {
        category: 'appearance',
        sentiment: 'negative',
        frequency: 416,
        examples: ['The color is duller than in the photos.', 'The logo is far too big.'],
      },
      {
        category: 'quality',
        sentiment: 'negative',
        frequency: 364,
        examples: ['Looks cheap in the hand, the seams are uneven.', 'Mine arrived with scratches all over.'],
      },
    ],
    keywordMentions: [
      { keyword: 'great value', count: 312, sentiment: 'positive' },
      { keyword: 'too small', count: 302, sentiment: 'negative' },
      { keyword: 'comfortable', count: 291, sentiment: 'positive' },
      { keyword: 'sturdy', count: 286, sentiment: 'positive' },
      { keyword: 'late', count: 239, sentiment: 'negative' },
      { keyword: 'lightweight', count: 226, sentiment: 'positive' },
      { keyword: 'quiet', count: 219, sentiment: 'positive' },
      { keyword: 'broke', count: 135, sentiment: 'negative' },
      { keyword: 'leaks', count: 130, sentiment: 'negative' },
      { keyword: 'smells', count: 91, sentiment: 'negative' },
    ],
    competitorComparison: {
      betterThan: ['ease-of-use', 'durability', 'packaging'],
      worseThan: ['appearance', 'quality'],
    },
    insights: [
      { code: 'mixed-mood', severity: 'info', params: { positive: 52 } },
      { code: 'show-off', severity: 'info', params: { theme: 'ease-of-use', found: 520 } },
      { code: 'fix-first', severity: 'warning', params: { theme: 'appearance', found: 416 } },
      { code: 'answer-word', severity: 'info', params: { keyword: 'too small', found: 302 } },
    ],
  },
};
