import { codePointLength } from '@seller-toolbox/listing-text/code-points';
import { finding, type Finding } from '@seller-toolbox/tool-contract';
import type { TitleCheck } from '../check/check-title.ts';
import { warningLength } from '../check/length-rule.ts';
import type { ParsedTitle } from '../check/parse-title.ts';
import type { TitleRules } from '../check/title-rules.ts';
import type { Strategy } from '../title-fixer.schema.ts';
import { cleanTitle, type CleaningOptions } from './clean-title.ts';
import { renderTitle } from './separators.ts';
import { coreOf, joinPhrases, packPhrases, phraseStyle, toPhrases, type Phrase } from './phrases.ts';
import { normalizeCapitals } from './normalize-capitals.ts';
import { truncateTitle } from './shorten.ts';
import type { Token } from './tokens.ts';

export interface RewriteResult {
  readonly title: string;
  readonly changes: readonly Finding[];
  /** The phrases or words dropped to fit the length, in order. */
  readonly dropped: readonly string[];
}

/** Undefined if a rewrite does not apply. */
export type Rewrite = (check: TitleCheck, rules: TitleRules) => RewriteResult | undefined;

/** The maximum length of a strategy's titles in code points. */
export function targetLength(strategy: Strategy, rules: TitleRules): number {
  const { advisedLength, mobileVisible } = rules.policy;
  if (strategy === 'minimal') return rules.maxLength;
  return Math.min(strategy === 'seo' ? advisedLength : mobileVisible, warningLength(rules));
}

/** Removes errors, or warnings if there are no errors. A title over the limit is truncated below the warning length. */
const rewriteMinimally: Rewrite = ({ parsedTitle, isCompliant, violations }, rules) => {
  const onlyWarns = isCompliant && violations.length > 0;
  const { title, changes } = cleanTitle(parsedTitle, rules, {
    removeRepeatedModifiers: false,
    removeRedundantPhrases: false,
    unifyForms: onlyWarns,
    removePromotion: false,
  });
  const isCut = parsedTitle.length > rules.maxLength;
  const max = onlyWarns || isCut ? warningLength(rules) : rules.maxLength;
  const shortened = truncateTitle(title, max, rules.language);
  const kept = new Set(shortened.tokens.map(({ start }) => start));
  const dropped = title.tokens.filter(({ start }) => !kept.has(start));
  return { title: renderTitle(shortened), changes, dropped: renderTokens(dropped) };
};

const FULL_CLEANING: CleaningOptions = {
  removeRepeatedModifiers: false,
  removeRedundantPhrases: true,
  unifyForms: true,
  removePromotion: true,
};

/** For search: no repeated modifiers, the brand first, as many phrases as fit into the advised length. */
const rewriteForSearch: Rewrite = ({ parsedTitle }, rules) =>
  rewritePhrases('seo', parsedTitle, rules, {
    cleaning: { ...FULL_CLEANING, removeRepeatedModifiers: true },
    arrange: (phrases) => ({ phrases, preference: phrases, changes: [] }),
  });

/** For buyers: the product, then sizes and counts, then the rest, as much as a phone shows. */
const rewriteForBuyers: Rewrite = ({ parsedTitle }, rules) =>
  rewritePhrases('conversion', parsedTitle, rules, {
    cleaning: FULL_CLEANING,
    arrange: factsFirst,
  });

/** The same with the product phrase without adjuncts, so that more facts fit. For titles over the target length. */
const rewriteForBuyersBriefly: Rewrite = ({ parsedTitle }, rules) => {
  if (parsedTitle.length <= targetLength('conversion', rules)) return undefined;
  const brief = rewritePhrases('conversion', parsedTitle, rules, {
    cleaning: FULL_CLEANING,
    arrange: ([first, ...others]) =>
      factsFirst([...(first ? [coreOf(first, phraseStyle(rules.language))] : []), ...others]),
  });
  return brief.phraseCount > 1 ? brief : undefined;
};

// A bare number counts the phrase beside it, so it cannot move.
const BARE_NUMBER = /^\p{N}+$/u;

function factsFirst([first, ...others]: readonly Phrase[]): ArrangedPhrases {
  const isFact = ({ hasNumber, text }: Phrase) => hasNumber && !BARE_NUMBER.test(text);
  const facts = others.filter(isFact);
  const rest = others.filter((phrase) => !isFact(phrase));
  const arranged = first ? [first, ...facts, ...rest] : [];
  const isMoved = facts.some((phrase, index) => others[index] !== phrase);
  const changes = isMoved ? [finding('facts-first', 'info', { facts: facts.map(({ text }) => text) })] : [];
  return { phrases: arranged, preference: arranged, changes };
}

interface ArrangedPhrases {
  readonly phrases: readonly Phrase[];
  readonly preference: readonly Phrase[];
  readonly changes: readonly Finding[];
}

interface PhrasePlan {
  readonly cleaning: CleaningOptions;
  readonly arrange: (phrases: readonly Phrase[]) => ArrangedPhrases;
}

function rewritePhrases(
  strategy: Strategy,
  parsedTitle: ParsedTitle,
  rules: TitleRules,
  plan: PhrasePlan,
): RewriteResult & { readonly phraseCount: number } {
  const style = phraseStyle(rules.language);
  const cleaned = cleanTitle(parsedTitle, rules, plan.cleaning);
  const { title, words } = normalizeCapitals(cleaned.title, rules);
  const ordered = brandFirst(toPhrases(title, style));
  const { phrases, preference, changes } = plan.arrange(ordered.phrases);
  const packed = packPhrases(phrases, { max: targetLength(strategy, rules), style, preference });
  const kept = new Set(packed.flatMap(({ tokens }) => tokens.map(({ start }) => start)));
  return {
    title: joinPhrases(packed, style),
    phraseCount: packed.length,
    changes: [
      ...cleaned.changes,
      ...(words.length > 0 ? [finding('plain-capitals', 'info', { words })] : []),
      ...(ordered.isMoved ? [finding('brand-first', 'info', { brand: rules.brand })] : []),
      ...changes.filter(() => packed.length > 1),
    ],
    dropped: ordered.phrases.flatMap(({ tokens }) =>
      renderTokens(tokens.filter(({ start }) => !kept.has(start))),
    ),
  };
}

/** Moves the phrase that starts with the brand to the front; a brand inside a phrase ("case for ...") stays. */
function brandFirst(phrases: readonly Phrase[]): { phrases: readonly Phrase[]; isMoved: boolean } {
  const branded = phrases.find(({ hasBrand }) => hasBrand);
  if (!branded?.startsWithBrand || branded === phrases[0]) return { phrases, isMoved: false };
  return { phrases: [branded, ...phrases.filter((phrase) => phrase !== branded)], isMoved: true };
}

/** The rewrites of each strategy, tried in order until one gives a title that no other version has. */
export const REWRITES: Readonly<Record<Strategy, readonly Rewrite[]>> = {
  minimal: [rewriteMinimally],
  seo: [rewriteForSearch],
  conversion: [rewriteForBuyers, rewriteForBuyersBriefly],
};

function renderTokens([first, ...others]: readonly Token[]): string[] {
  return first
    ? [renderTitle({ tokens: [{ ...first, separator: '' }, ...others], trailingSeparator: '' })]
    : [];
}

/** Reports what was dropped to fit the length. */
export function shortenedFinding(before: string, after: string, dropped: readonly string[]): Finding[] {
  if (dropped.length === 0) return [];
  const [from, to] = [codePointLength(before), codePointLength(after)];
  return [finding('shortened', 'info', { dropped: [...dropped], from, to })];
}
