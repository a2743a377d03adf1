import { isAbove } from '@seller-toolbox/tool-contract/rounding';
import type { TierRule } from './rate-card.ts';

export const BILLED_BY = ['own-weight', 'dimensional-weight', 'own-weight-only'] as const;
export type BilledBy = (typeof BILLED_BY)[number];

/** The weight that is billed: the greater of unit and dimensional weight, or the unit weight alone where the tier says so. */
export function billedBy(ownWeight: number, dimensional: number | null, { billing }: TierRule): BilledBy {
  if (billing === 'own' || dimensional === null) return 'own-weight-only';
  return isAbove(dimensional, ownWeight) ? 'dimensional-weight' : 'own-weight';
}

/** The weight for which the fee is charged, in the card's unit. */
export function billableWeight(ownWeight: number, dimensional: number | null, tier: TierRule): number {
  const isDimensional = billedBy(ownWeight, dimensional, tier) === 'dimensional-weight';
  return isDimensional ? (dimensional ?? ownWeight) : ownWeight;
}
