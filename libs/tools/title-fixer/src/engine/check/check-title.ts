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

/** Memoizes by rule set: rewriting checks the same titles many times. */
const checks = new WeakMap<TitleRules, Map<string, TitleCheck>>();

/** Checks a trimmed title against the rules, memoized; positions are relative to the trimmed title. */
export function checkTitle(title: string, rules: TitleRules): TitleCheck {
  const known = checks.get(rules) ?? new Map<string, TitleCheck>();
  checks.set(rules, known);
  const check = known.get(title) ?? checkOnce(title, rules);
  known.set(title, check);
  return check;
}

function checkOnce(title: string, rules: TitleRules): TitleCheck {
  const parsedTitle = parseTitle(title, rules);
  const violations = [
    ...lengthViolations(parsedTitle, rules),
    ...characterViolations(parsedTitle, rules),
    ...wordViolations(parsedTitle, rules),
  ];
  let judged: Judged | undefined;
  // Most titles that a rewrite tries need no more than the violations.
  const judge = () => (judged ??= scoreTitle(title, violations, rules));
  return {
    parsedTitle,
    violations,
    isCompliant: violations.every(({ severity }) => severity !== 'error'),
    get claims() {
      return judge().claims;
    },
    get score() {
      return judge().score;
    },
    get tier() {
      return judge().tier;
    },
    get deductions() {
      return judge().deductions;
    },
  };
}

type Judged = Pick<TitleCheck, 'claims' | 'score' | 'tier' | 'deductions'>;

function scoreTitle(title: string, violations: readonly TitleViolation[], rules: TitleRules): Judged {
  const claims = rules.claimsOf(title);
  return {
    claims,
    ...complianceScore(violations, rules.policy, removalCap(claims, rules.policy.removalCaps)),
  };
}
