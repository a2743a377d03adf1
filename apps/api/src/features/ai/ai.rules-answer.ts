import type {
  ComplianceCheckResult,
  TitleFixResult,
  TitleOptimizationResult,
  TitleViolation,
} from '@seller-toolbox/contracts';
import type { TitleFixing, TitleReview } from './ai.rules.ts';

/** Findings that suggest words to add. */
const KEYWORD_CODES = new Set(['keyword-missing', 'keyword-absent', 'category-keywords-missing']);

/** The answer of the rule-based fixer without an AI. */
export function fixByRules({ versions, violations, findings }: TitleFixing): TitleFixResult {
  return {
    fixed_titles: versions.map(({ strategy, title, length, complianceScore, changes, explanation }) => ({
      strategy,
      title,
      length,
      compliance_score: complianceScore,
      changes,
      explanation,
    })),
    violations: violations.map(toViolation),
    notes: findings,
  };
}

export function toViolation(violation: TitleFixing['violations'][number]): TitleViolation {
  const { type, severity, positions, foundChars, repeatedWords, maxLength, finding } = violation;
  return {
    type,
    severity,
    positions,
    ...(foundChars && { found_chars: foundChars }),
    ...(repeatedWords && { repeated_words: repeatedWords.map(({ word, count }) => ({ word, count })) }),
    ...(maxLength !== undefined && { max_length: maxLength }),
    ...(finding && { message: finding }),
  };
}

/** The rewritten titles with the analyzer's findings about the original. */
export function optimizeByRules(
  review: TitleReview,
  titles: readonly { readonly title: string; readonly review: TitleReview }[],
): TitleOptimizationResult {
  const findings = [...review.issues, ...review.suggestions];
  return {
    ...toOptimized(titles),
    improvements: review.suggestions.filter(({ code }) => !KEYWORD_CODES.has(code)),
    keyword_suggestions: findings.filter(({ code }) => KEYWORD_CODES.has(code)),
    compliance_notes: review.issues.filter(({ code }) => !KEYWORD_CODES.has(code)),
  };
}

/** Rewritten titles with the scores of our own rules. */
export function toOptimized(
  titles: readonly { readonly title: string; readonly review: TitleReview }[],
): Pick<TitleOptimizationResult, 'optimized_titles' | 'checks'> {
  return {
    optimized_titles: titles.map(({ title }) => title),
    checks: titles.map(({ review: { length, score, complianceScore } }) => ({
      length,
      score,
      compliance_score: complianceScore,
    })),
  };
}

export function checkByRules({ issues, suggestions, complianceScore }: TitleReview): ComplianceCheckResult {
  return {
    is_compliant: brokenRules(issues).length === 0,
    score: complianceScore,
    violations: issues,
    suggestions,
  };
}

/** What no opinion can outweigh. */
export function brokenRules(issues: TitleReview['issues']): TitleReview['issues'] {
  return issues.filter(({ severity }) => severity === 'error');
}
