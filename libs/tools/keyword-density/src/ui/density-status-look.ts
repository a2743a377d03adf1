import type { IconName, Tone } from '@seller-toolbox/ui';
import type { DensityRow } from '../engine/keyword-density.schema.ts';

/** How a status is shown beside its word. */
export const STATUS_LOOK: Readonly<Record<DensityRow['status'], { tone: Tone; icon: IconName }>> = {
  low: { tone: 'warn', icon: 'triangle-alert' },
  optimal: { tone: 'ok', icon: 'circle-check' },
  high: { tone: 'bad', icon: 'circle-x' },
};
