import { shuffled } from '@seller-toolbox/tool-contract';
import { KEYWORD_PATTERNS } from './keyword-patterns.data.ts';
import type { ResearchInput } from './keyword-researcher.schema.ts';
import { KEYWORDS_PER_SEARCH } from './sample-ranges.data.ts';
import { sampleSeed } from './sample-seed.ts';

/** Fifteen variations of the seed in the language of the marketplace: those of the category, then random general ones. */
export function keywordIdeas({ seed, marketplace, category }: ResearchInput, random: () => number): string[] {
  const { general, byCategory } = KEYWORD_PATTERNS[marketplace];
  const shownSeed = sampleSeed(seed);
  const ofCategory = category === 'all' ? [] : byCategory[category];
  return [...ofCategory, ...shuffled(random, general)]
    .slice(0, KEYWORDS_PER_SEARCH)
    .map((pattern) => pattern.replace('{seed}', () => shownSeed));
}
