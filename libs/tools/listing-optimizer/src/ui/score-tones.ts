import { LISTING_POLICIES } from '@seller-toolbox/reference-data/listing-policies.data';
import type { ToneThreshold } from '@seller-toolbox/ui';
import type { ListingOutput } from '../engine/listing-optimizer.schema.ts';

/** Color thresholds of scores, from the tiers of the rule set. */
export function scoreTones({ ruleSet }: Pick<ListingOutput, 'ruleSet'>): readonly ToneThreshold[] {
  const { good, fair } = LISTING_POLICIES[ruleSet].tiers;
  return [
    { from: good, tone: 'ok' },
    { from: fair, tone: 'warn' },
  ];
}
