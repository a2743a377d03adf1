/** Scores start with this and lose points. */
export const FULL_SCORE = 100;

/** Holds when the measure is strictly above or strictly below the bound. */
export type ScoringCondition<Measure extends string> =
  | { readonly measure: Measure; readonly above: number }
  | { readonly measure: Measure; readonly below: number };

/** Whether every condition holds; a measure of null satisfies none. */
export function meetsConditions<Measure extends string>(
  conditions: readonly ScoringCondition<Measure>[],
  measures: Readonly<Record<Measure, number | null>>,
): boolean {
  return conditions.every((condition) => {
    const value = measures[condition.measure];
    if (value === null) return false;
    return 'above' in condition ? value > condition.above : value < condition.below;
  });
}

/** 100 less the points of every deduction, at least 0. */
export function scoreAfter(deductions: readonly { readonly points: number }[]): {
  value: number;
  isFloored: boolean;
} {
  const left = FULL_SCORE - deductions.reduce((sum, { points }) => sum + points, 0);
  return { value: Math.max(0, left), isFloored: left < 0 };
}

export type ScoreTier = 'good' | 'fair' | 'poor';

/** The color tier of a score: `good` is green, `fair` amber, `poor` red. */
export function scoreTier(score: number, tiers: { readonly good: number; readonly fair: number }): ScoreTier {
  if (score >= tiers.good) return 'good';
  return score >= tiers.fair ? 'fair' : 'poor';
}
