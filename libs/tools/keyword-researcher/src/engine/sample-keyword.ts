import { drawInteger, drawOne } from '@seller-toolbox/tool-contract';
import { difficultyTier, type DifficultyTier } from './difficulty-tier.ts';
import { TRENDS, type KeywordRow } from './keyword-researcher.schema.ts';
import { SAMPLE_RANGES } from './sample-ranges.data.ts';

/** A keyword is as hard to rank for as others compete for it: the two figures of a row never contradict each other. */
const COMPETITION_OF: Readonly<Record<DifficultyTier, KeywordRow['competition']>> = {
  easy: 'low',
  medium: 'medium',
  hard: 'high',
};

/** Made-up figures of one keyword. */
export function sampleKeyword(keyword: string, random: () => number): KeywordRow {
  const draw = (range: keyof typeof SAMPLE_RANGES) => {
    const [from, to] = SAMPLE_RANGES[range];
    return drawInteger(random, from, to);
  };
  const difficulty = draw('difficulty');
  return {
    keyword,
    searchVolume: draw('searchVolume'),
    competition: COMPETITION_OF[difficultyTier(difficulty)],
    cpc: draw('cpcCents') / 100,
    difficulty,
    trend: drawOne(random, TRENDS),
    relevance: draw('relevance'),
  };
}
