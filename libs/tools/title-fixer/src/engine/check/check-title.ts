import type { ClaimFinding } from '@seller-toolbox/listing-text/claims/claim-finding';
import { removalCap } from '@seller-toolbox/listing-text/claims/removal-cap';
import type { ScoreTier, TitleFix, TitleViolation } from '../title-fixer.schema.ts';
import { characterViolations } from './character-rule.ts';
import { complianceScore } from './compliance-score.ts';
import { lengthViolations } from './length-rule.ts';
import { parseTitle, type ParsedTitle } from './parse-title.ts';
import type { TitleRules } from './title-rules.ts';
import { wordViolations } from './word-rule.ts';

export interface TitleCheck {
  readonly parsedTitle: ParsedTitle;
  readonly violations: readonly TitleViolation[];
  /** No violation is an error; claims are judged apart. */
  readonly isCompliant: boolean;
  readonly claims: readonly ClaimFinding[];
  readonly score: number;
  readonly tier: ScoreTier;
  readonly deductions: TitleFix['deductions'];
}

/** Checks a trimmed title against the rules; positions are relative to the trimmed title. */
export function checkTitle(title: string, rules: TitleRules): TitleCheck {
  const parsedTitle = parseTitle(title, rules);
  const violations = [
    ...lengthViolations(parsedTitle, rules),
    ...characterViolations(parsedTitle, rules),
    ...wordViolations(parsedTitle, rules),
  ];
  const claims = rules.findClaims(title, { brand: rules.brand });
  return {
    parsedTitle,
    violations,
    isCompliant: violations.every(({ severity }) => severity !== 'error'),
    claims,
    ...complianceScore(violations, rules.policy, removalCap(claims, rules.policy.removalCaps)),
  };
}
