import { codePointLength } from '@seller-toolbox/listing-text/code-points';
import { lengthCounter } from '@seller-toolbox/listing-text/length-counter';
import type { FindClaims } from '@seller-toolbox/listing-text/claims/claim-finding';
import { removalCap } from '@seller-toolbox/listing-text/claims/removal-cap';
import { TITLE_POLICIES } from '@seller-toolbox/reference-data/title-policies.data';
import type { Span } from '@seller-toolbox/listing-text/words';
import { finding, type Finding } from '@seller-toolbox/tool-contract';
import { checkTitle, type TitleCheck } from './check/check-title.ts';
import { cutHighlights } from './check/highlights.ts';
import { titleRules, type ClaimRemoval, type TitleRules } from './check/title-rules.ts';
import { parseMessage } from './message/parse-message.ts';
import { findDecorations } from './rewrite/decorations.ts';
import { normalizeCapitals } from './rewrite/normalize-capitals.ts';
import { findPromotionalSpans } from './rewrite/promotional-phrases.ts';
import { titleLanguage } from './rewrite/title-language.ts';
import { MAX_ALL_CAPS_WORDS } from './rewrite/normalize-capitals.ts';
import { isInOtherLanguage } from './rewrite/listing-language.ts';
import { wordsByKind } from './rewrite/removed-words.ts';
import { rewriteTitle } from './rewrite/rewrite-title.ts';
import type { TitleFix, TitleFixerInput, TitleViolation } from './title-fixer.schema.ts';

/** Checks a non-blank title against the rules and the pasted message, and rewrites it. */
export function fixTitle(
  input: TitleFixerInput,
  findClaims: FindClaims,
  claimRemoval?: ClaimRemoval,
): TitleFix {
  const parsedError = parseMessage(input.errorMessage);
  const rules = titleRules(input, parsedError, findClaims, claimRemoval);
  const title = input.title.trim();
  const check = checkTitle(title, rules);
  const violations = check.violations.map((violation) => shift(violation, input.title.indexOf(title)));
  const { length } = check.parsedTitle;
  const spans = findPromotionalSpans(
    check.parsedTitle,
    titleLanguage(check.parsedTitle.text, rules.language),
  );
  const praise = spans.map((span) => praiseMark(span, input.title.indexOf(title)));
  const { versions, findings } = rewriteTitle(check, rules, input);
  return {
    ruleSet: input.ruleSet,
    isCompliant: check.isCompliant && removalCap(check.claims, rules.policy.removalCaps) === null,
    score: check.score,
    tier: check.tier,
    deductions: check.deductions,
    violations,
    claims: rules.claimsOf(input.title),
    highlights: cutHighlights([...violations, ...praise]),
    stats: {
      length,
      maxAllowed: rules.maxLength,
      specialCharsCount: countSpans(violations),
      repeatedWordsCount: countWords(violations),
    },
    counter: lengthCounter(length / rules.maxLength, TITLE_POLICIES[input.ruleSet].nearLimitShare),
    parsedError,
    versions,
    findings: [...findings, ...advice(input, check, rules)],
  };
}

/** Marks praise or an offer in the title as given; no violation. */
function praiseMark({ start, end }: Span, by: number) {
  const positions = [{ start: start + by, end: end + by }];
  return { positions, severity: 'warning' as const, finding: { code: 'promotional-words' } };
}

/** Shifts the positions of a violation from the trimmed title to the title as given. */
function shift(violation: TitleViolation, by: number): TitleViolation {
  const move = <Place extends { start: number; end: number }>({ start, end }: Place) => ({
    start: start + by,
    end: end + by,
  });
  return {
    ...violation,
    positions: violation.positions.map(move),
    ...(violation.foundChars && {
      foundChars: violation.foundChars.map(({ char, positions }) => ({
        char,
        positions: positions.map(move),
      })),
    }),
  };
}

function countSpans(violations: readonly TitleViolation[]): number {
  return violations
    .filter(({ type }) => type === 'special_chars')
    .reduce((sum, { positions }) => sum + positions.length, 0);
}

function countWords(violations: readonly TitleViolation[]): number {
  return violations
    .filter(({ type }) => type === 'repeated_words')
    .reduce((sum, { repeatedWords = [] }) => sum + repeatedWords.length, 0);
}

/** Findings without a penalty. */
function advice(input: TitleFixerInput, { parsedTitle }: TitleCheck, rules: TitleRules): Finding[] {
  const { brand, policy } = rules;
  const { itemHighlights } = input;
  const language = titleLanguage(parsedTitle.text, rules.language);
  const max = policy.itemHighlights;
  const found = codePointLength(itemHighlights.trim());
  const { praise, dates } = wordsByKind(parsedTitle, findPromotionalSpans(parsedTitle, language), rules);
  const promotional = [...praise, ...dates];
  const decorations = findDecorations(parsedTitle).map(({ start, end }) =>
    parsedTitle.text.slice(start, end),
  );
  const allCaps = normalizeCapitals(withoutSpans(parsedTitle), language).words;
  return [
    ...(isInOtherLanguage(parsedTitle, input, rules.language) ? [finding('other-language', 'info')] : []),
    ...(promotional.length > 0 ? [finding('promotional-words', 'info', { words: promotional })] : []),
    ...(decorations.length > 0
      ? [finding('decorations', 'info', { characters: [...new Set(decorations)] })]
      : []),
    ...(allCaps.length > MAX_ALL_CAPS_WORDS ? [finding('capital-words', 'info', { words: allCaps })] : []),
    ...(brand !== '' && parsedTitle.brandSpans.length === 0
      ? [finding('brand-missing', 'info', { brand })]
      : []),
    ...(max !== null && found > max
      ? [finding('item-highlights-too-long', 'warning', { max, found, over: found - max })]
      : []),
  ];
}

/** A title without its brand, which may be in capital letters. */
function withoutSpans({ text, brandSpans }: TitleCheck['parsedTitle']): string {
  return brandSpans.reduceRight((rest, { start, end }) => `${rest.slice(0, start)} ${rest.slice(end)}`, text);
}
