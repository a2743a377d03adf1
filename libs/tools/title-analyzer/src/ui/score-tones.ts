import { tierTones } from '@seller-toolbox/listing-ui/score';
import { TITLE_POLICIES } from '@seller-toolbox/reference-data/title-policies.data';
import type { ToneThreshold } from '@seller-toolbox/ui';
import type { TitleAnalysis } from '../engine/title-analyzer.schema.ts';

/** Color thresholds of scores, from the tiers of the rule set. */
export function scoreTones({ ruleSet }: Pick<TitleAnalysis, 'ruleSet'>): readonly ToneThreshold[] {
  return tierTones(TITLE_POLICIES[ruleSet].tiers);
}
