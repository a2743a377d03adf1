import type { IconName, Tone } from '@seller-toolbox/ui';
import type { Sentiment } from '../engine/sentiments.ts';

/** How a sentiment is shown beside its word. */
export const SENTIMENT_LOOKS: Readonly<Record<Sentiment, { tone: Tone; icon: IconName }>> = {
  positive: { tone: 'ok', icon: 'circle-check' },
  negative: { tone: 'bad', icon: 'circle-x' },
  neutral: { tone: 'neutral', icon: 'minus' },
};
