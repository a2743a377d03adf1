import type { FindClaims } from '@seller-toolbox/listing-text/claims/claim-finding';
import { removalCap, removingClaims } from '@seller-toolbox/listing-text/claims/removal-cap';
import { meetsConditions, scoreAfter, scoreTier } from '@seller-toolbox/listing-text/score';
import {
  LISTING_POLICIES,
  type ListingPolicy,
  type ListingScore,
  type ListingScoringRow,
} from '@seller-toolbox/reference-data/listing-policies.data';
import { finding, type Finding } from '@seller-toolbox/tool-contract';
import { fieldCounters } from './field-counters.ts';
import { allClaims, countClaims, findListingClaims, removalFinding } from './listing-claims.ts';
import { rowFinding } from './listing-findings.ts';
import { measureListing, type ListingMeasures } from './listing-measures.ts';
import type { ListingClaims, ListingInput, ListingOutput } from './listing-optimizer.schema.ts';
import { readListing } from './read-listing.ts';

/** Scores a listing by one policy: parses it once, measures it, applies the scoring rows. */
export function optimizeListing(input: ListingInput, findClaims: FindClaims): ListingOutput {
  const policy = LISTING_POLICIES[input.ruleSet];
  const reading = readListing(input, policy);
  const measures = measureListing(reading, policy);
  const applied = policy.rows.filter(({ when }) => meetsConditions(when, measures));
  const scores = forEachScore((name) => computeScore(applied, measures, name, policy));
  const findings = (kind: ListingScoringRow['reportedAs']) =>
    applied
      .filter(({ reportedAs }) => reportedAs === kind)
      .map((row) => rowFinding(row, { policy, reading, measures }));
  const { titleScore, bulletScore } = scores;
  const claims = findListingClaims(input, policy, findClaims);
  const overallCap = removalCap(allClaims(claims), policy.title.removalCaps);
  const mean = meanScore(Object.values(scores).map(({ value }) => value));
  const overallScore = Math.min(mean, overallCap ?? mean);
  return {
    ruleSet: input.ruleSet,
    overallScore,
    ...forEachScore((name) => scores[name].value),
    issues: [...removalFinding(claims, overallCap), ...findings('issue')],
    suggestions: [
      ...verdicts(claims, { title: titleScore.value, bullets: bulletScore.value }, policy),
      ...findings('suggestion'),
    ],
    overallTier: scoreTier(overallScore, policy.tiers),
    overallCap,
    claims,
    claimCounts: countClaims(claims),
    breakdown: forEachScore((name) => scores[name].breakdown),
    fields: fieldCounters(reading, policy),
  };
}

/** The mean, rounded half up. */
export function meanScore(scores: readonly number[]): number {
  return Math.floor(scores.reduce((sum, score) => sum + score, 0) / scores.length + 0.5);
}

/** 100 minus the points of the applied rows of the score, at least 0. */
function computeScore(
  applied: readonly ListingScoringRow[],
  measures: ListingMeasures,
  name: ListingScore,
  { tiers }: ListingPolicy,
) {
  const deductions = applied
    .filter(({ score, points }) => score === name && points > 0)
    .map(({ code, points, perEach }) => {
      const times = perEach ? measures[perEach] : 1;
      return { code, points: points * times, pointsEach: points, times };
    });
  const { value, isFloored } = scoreAfter(deductions);
  return { value, breakdown: { tier: scoreTier(value, tiers), deductions, isFloored } };
}

/** One value for each of the four scores. */
function forEachScore<Value>(make: (name: ListingScore) => Value): Record<ListingScore, Value> {
  return {
    titleScore: make('titleScore'),
    bulletScore: make('bulletScore'),
    descriptionScore: make('descriptionScore'),
    keywordScore: make('keywordScore'),
  };
}

/** None of a text with a claim that gets the listing removed: it is not optimal, whatever its score. */
function verdicts(
  { title, bullets }: ListingClaims,
  scores: Readonly<Record<'title' | 'bullets', number>>,
  { tiers }: ListingPolicy,
): Finding[] {
  const claims = { title, bullets: bullets.flat() };
  return (['title', 'bullets'] as const)
    .filter((subject) => removingClaims(claims[subject]).length === 0)
    .map((subject) => {
      const score = scores[subject];
      return finding(`${subject}-${score >= tiers.good ? 'optimal' : 'improve'}`, 'info', { score });
    });
}
