import { tierTones } from '@seller-toolbox/listing-ui/score';
import { LISTING_POLICIES } from '@seller-toolbox/reference-data/listing-policies.data';
import type { ToneThreshold } from '@seller-toolbox/ui';
import type { ListingOutput } from '../engine/listing-optimizer.schema.ts';

/** Color thresholds of scores, from the tiers of the rule set. */
export function scoreTones({ ruleSet }: Pick<ListingOutput, 'ruleSet'>): readonly ToneThreshold[] {
  return tierTones(LISTING_POLICIES[ruleSet].tiers);
}
