import type { IconName, Tone } from '@seller-toolbox/ui';
import type { DifficultyTier } from '../engine/difficulty-tier.ts';
import type { KeywordRow } from '../engine/keyword-output.schema.ts';

export const COMPETITION_TONES: Readonly<Record<KeywordRow['competition'], Tone>> = {
  low: 'ok',
  medium: 'warn',
  high: 'bad',
};
export const DIFFICULTY_LOOKS: Readonly<Record<DifficultyTier, { tone: Tone; icon: IconName }>> = {
  easy: { tone: 'ok', icon: 'circle-check' },
  medium: { tone: 'warn', icon: 'triangle-alert' },
  hard: { tone: 'bad', icon: 'circle-x' },
};
export const TREND_LOOKS: Readonly<Record<KeywordRow['trend'], { tone: Tone; icon: IconName }>> = {
  up: { tone: 'ok', icon: 'trending-up' },
  down: { tone: 'bad', icon: 'trending-down' },
  stable: { tone: 'neutral', icon: 'minus' },
};
