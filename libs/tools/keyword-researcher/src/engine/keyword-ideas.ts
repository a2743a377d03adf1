import { shuffled } from '@seller-toolbox/tool-contract';
import { KEYWORD_PATTERNS } from './keyword-patterns.data.ts';
import type { ResearchInput } from './keyword-researcher.schema.ts';
import { KEYWORDS_PER_SEARCH } from './sample-ranges.data.ts';

/** Fifteen variations of the seed in the marketplace's language: those of the category, then general ones by chance. */
export function keywordIdeas({ seed, marketplace, category }: ResearchInput, random: () => number): string[] {
  const { general, byCategory } = KEYWORD_PATTERNS[marketplace];
  const ofCategory = category === 'all' ? [] : byCategory[category];
  return [...ofCategory, ...shuffled(random, general)]
    .slice(0, KEYWORDS_PER_SEARCH)
    .map((pattern) => pattern.replace('{seed}', () => seed));
}
