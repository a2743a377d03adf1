import type { ToneThreshold } from '@seller-toolbox/ui';
import { FIXER_RULES } from '../engine/fixer-rules.data.ts';
import type { TitleFix } from '../engine/title-fixer.schema.ts';

/** The tones of scores by the tiers of the rule set; below the lowest is red. */
export function scoreTones({ ruleSet }: Pick<TitleFix, 'ruleSet'>): readonly ToneThreshold[] {
  const { green, lime, amber, orange } = FIXER_RULES[ruleSet].tiers;
  return [
    { from: green, tone: 'ok' },
    { from: lime, tone: 'lime' },
    { from: amber, tone: 'warn' },
    { from: orange, tone: 'orange' },
  ];
}
