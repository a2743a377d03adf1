import type { ToneThreshold } from '@seller-toolbox/ui';

/** Color thresholds of scores by the tiers of a rule set; what is below fair is bad. */
export function tierTones({
  good,
  fair,
}: {
  readonly good: number;
  readonly fair: number;
}): readonly ToneThreshold[] {
  return [
    { from: good, tone: 'ok' },
    { from: fair, tone: 'warn' },
  ];
}
