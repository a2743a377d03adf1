import { scoreAfter } from '@seller-toolbox/listing-text/score';
import type { FixerRules } from '../fixer-rules.data.ts';
import {
  VIOLATION_TYPES,
  type ScoreTier,
  type TitleFix,
  type TitleViolation,
} from '../title-fixer.schema.ts';

type Deduction = TitleFix['deductions'][number];

/** 100 minus the penalty of each violation type, once per type by its highest severity, and at most the cap. */
export function complianceScore(
  violations: readonly TitleViolation[],
  { penalties, tiers }: FixerRules,
  cap: number | null,
) {
  const deductions = VIOLATION_TYPES.flatMap((type): Deduction[] => {
    const sameType = violations.filter((violation) => violation.type === type);
    if (sameType.length === 0) return [];
    const severity = sameType.some((violation) => violation.severity === 'error') ? 'error' : 'warning';
    return [{ type, severity, points: penalties[type][severity] }];
  });
  const excess = cap === null ? 0 : scoreAfter(deductions).value - cap;
  if (excess > 0) deductions.push({ type: 'claims', severity: 'error', points: excess });
  const score = scoreAfter(deductions).value;
  return { score, tier: scoreTier(score, tiers), deductions };
}

/** The color of a score: 90 and more green, 80 lime, 70 amber, 60 orange, below red. */
export function scoreTier(score: number, tiers: FixerRules['tiers']): ScoreTier {
  if (score >= tiers.green) return 'green';
  if (score >= tiers.lime) return 'lime';
  if (score >= tiers.amber) return 'amber';
  return score >= tiers.orange ? 'orange' : 'red';
}
