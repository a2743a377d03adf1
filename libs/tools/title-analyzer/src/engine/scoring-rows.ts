import { meetsConditions, scoreAfter, scoreTier } from '@seller-toolbox/listing-text/score';
import type { ListingMarketplaceCode } from '@seller-toolbox/reference-data/listing-marketplaces.data';
import type {
  TitlePolicy,
  TitleScore,
  TitleScoringRow,
} from '@seller-toolbox/reference-data/title-policies.data';
import { REMOVAL_RISK } from './row-codes.ts';
import type { ScoreBreakdown } from './title-analyzer.schema.ts';
import type { TitleMeasures } from './title-measures.ts';

/** A row of the scoring table that applies to a title, and how many times. */
export interface AppliedRow {
  readonly row: TitleScoringRow;
  readonly times: number;
}

/** Every row whose conditions all hold; rows that overlap all apply. */
export function applyRows(
  policy: TitlePolicy,
  measures: TitleMeasures,
  marketplace: ListingMarketplaceCode,
): AppliedRow[] {
  return policy.rows
    .filter(({ marketplaces }) => marketplaces?.includes(marketplace) ?? true)
    .filter(({ when }) => meetsConditions(when, measures))
    .map((row) => ({ row, times: row.perEach ? (measures[row.perEach] ?? 0) : 1 }));
}

/** A score and its breakdown: 100 minus the points of its applied rows, at least 0 and at most the cap. */
export function computeScore(
  applied: readonly AppliedRow[],
  name: TitleScore,
  { tiers, cap }: { readonly tiers: TitlePolicy['tiers']; readonly cap: number | null },
) {
  const byRows = applied.flatMap(({ row, times }) => {
    const pointsEach = row.deductions[name];
    return pointsEach ? [{ code: row.code, points: pointsEach * times, pointsEach, times }] : [];
  });
  const excess = cap === null ? 0 : Math.max(0, scoreAfter(byRows).value - cap);
  const atCap = { code: REMOVAL_RISK, points: excess, pointsEach: excess, times: 1 };
  const deductions = excess > 0 ? [...byRows, atCap] : byRows;
  const { value, isFloored } = scoreAfter(deductions);
  const breakdown: ScoreBreakdown = { tier: scoreTier(value, tiers), deductions, isFloored };
  return { value, breakdown };
}

/** One value for each of the five scores. */
export function forEachScore<Value>(make: (name: TitleScore) => Value): Record<TitleScore, Value> {
  return {
    score: make('score'),
    complianceScore: make('complianceScore'),
    seoScore: make('seoScore'),
    marketplaceCompliance: make('marketplaceCompliance'),
    categoryOptimization: make('categoryOptimization'),
  };
}
