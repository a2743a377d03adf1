import type { Tone } from '@seller-toolbox/ui';
import type { TermStatus } from '../engine/judge-term.ts';

/** The one color of a status, in charts and tables alike; the actions to take have the same. */
export const STATUS_TONES: Readonly<Record<TermStatus, Tone>> = {
  harvest: 'ok',
  exact: 'info',
  promising: 'lime',
  costly: 'warn',
  waiting: 'neutral',
  wasted: 'bad',
  unclicked: 'neutral',
};
