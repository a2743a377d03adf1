import type { ScoreTier, TitleFix, TitleViolation } from '../title-fixer.schema.ts';
import { characterViolations } from './character-rule.ts';
import { complianceScore } from './compliance-score.ts';
import { lengthViolations } from './length-rule.ts';
import { readTitle, type TitleReading } from './read-title.ts';
import type { TitleRules } from './title-rules.ts';
import { wordViolations } from './word-rule.ts';

export interface TitleCheck {
  readonly reading: TitleReading;
  readonly violations: readonly TitleViolation[];
  readonly isCompliant: boolean;
  readonly score: number;
  readonly tier: ScoreTier;
  readonly deductions: TitleFix['deductions'];
}

/** Holds a trimmed title against the rules; places count from its start. */
export function checkTitle(title: string, rules: TitleRules): TitleCheck {
  const reading = readTitle(title, rules);
  const violations = [
    ...lengthViolations(reading, rules),
    ...characterViolations(reading, rules),
    ...wordViolations(reading, rules),
  ];
  return {
    reading,
    violations,
    isCompliant: violations.every(({ severity }) => severity !== 'error'),
    ...complianceScore(violations, rules.policy),
  };
}
