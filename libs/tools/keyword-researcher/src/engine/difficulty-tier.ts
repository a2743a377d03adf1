import { DIFFICULTY_BANDS } from './sample-ranges.data.ts';

export type DifficultyTier = 'easy' | 'medium' | 'hard';

/** Green up to 30, yellow up to 70, red above. */
export function difficultyTier(difficulty: number): DifficultyTier {
  if (difficulty <= DIFFICULTY_BANDS.easy) return 'easy';
  return difficulty <= DIFFICULTY_BANDS.medium ? 'medium' : 'hard';
}
