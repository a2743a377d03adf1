import { drawInteger, shuffled } from '@seller-toolbox/tool-contract';
import type { KeywordMention } from './review-analyzer.schema.ts';
import { MENTIONED_WORDS } from './review-aspects.data.ts';
import { MENTIONS_PER_SENTIMENT, SAMPLE_RANGES } from './sample-ranges.data.ts';

/** Words of the fictional reviews, five positive and five negative, most frequent first. */
export function sampleMentions(totalReviews: number, random: () => number): KeywordMention[] {
  return (['positive', 'negative'] as const)
    .flatMap((sentiment) =>
      shuffled<string>(random, MENTIONED_WORDS[sentiment])
        .slice(0, MENTIONS_PER_SENTIMENT)
        .map((keyword) => ({
          keyword,
          count: Math.ceil((totalReviews * drawInteger(random, ...SAMPLE_RANGES.mentionPermille)) / 1000),
          sentiment,
        })),
    )
    .sort((a, b) => b.count - a.count);
}
