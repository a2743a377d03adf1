import { readFee, type FeeLine } from './fee-schedule.ts';
import type { RateCard, TierRule } from './rate-card.ts';

/** What it costs to have one unit sent back or disposed of, by tier and billable weight; null where it is not known. */
export function removalFee(billableWeight: number, tier: TierRule | null, card: RateCard): FeeLine | null {
  const schedule = tier && card.removal?.schedules[tier.id];
  return schedule ? readFee(schedule, billableWeight, 0) : null;
}
