import { drawInteger, drawOne } from '@seller-toolbox/tool-contract';
import { difficultyTier, type DifficultyTier } from './difficulty-tier.ts';
import { type KeywordRow } from './keyword-output.schema.ts';
import { TRENDS } from './keyword-researcher.schema.ts';
import { SAMPLE_RANGES } from './sample-ranges.data.ts';

/** Competition follows from the difficulty, so that the figures of a row are consistent. */
const COMPETITION_BY_TIER: Readonly<Record<DifficultyTier, KeywordRow['competition']>> = {
  easy: 'low',
  medium: 'medium',
  hard: 'high',
};

/** Fictional figures of a keyword. */
export function sampleKeyword(keyword: string, random: () => number): KeywordRow {
  const draw = (range: keyof typeof SAMPLE_RANGES) => {
    const [from, to] = SAMPLE_RANGES[range];
    return drawInteger(random, from, to);
  };
  const difficulty = draw('difficulty');
  return {
    keyword,
    searchVolume: draw('searchVolume'),
    competition: COMPETITION_BY_TIER[difficultyTier(difficulty)],
    cpc: draw('cpcCents') / 100,
    difficulty,
    trend: drawOne(random, TRENDS),
    relevance: draw('relevance'),
  };
}
