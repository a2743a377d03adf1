import { foldCase } from '@seller-toolbox/listing-text/fold-case';
import type { Span } from '@seller-toolbox/listing-text/words';
import { finding, type Finding } from '@seller-toolbox/tool-contract';
import { characterViolations } from '../check/character-rule.ts';
import { parseTitle, type ParsedTitle } from '../check/parse-title.ts';
import { mixedForms, repeatedWords, type CountedWord } from '../check/repeated-words.ts';
import type { TitleRules } from '../check/title-rules.ts';
import {
  findFixedExpressions,
  isFirstCopy,
  isDesignator,
  otherCopies,
  type FixedExpression,
} from './fixed-expressions.ts';
import { cleanCharacters } from './clean-characters.ts';
import { findDecorations, findEntities } from './decorations.ts';
import { dropTokens } from './drop-tokens.ts';
import { decodeEntities } from './entities.ts';
import { postnominalAdjectives } from './postnominal-adjectives.ts';
import { REMOVAL_COST, removalCost } from './removal-cost.ts';
import { toRemovalFindings, uniqueTexts, type Removals } from './removal-findings.ts';
import { findPromotionalSpans, orphanedPromoWords } from './promotional-phrases.ts';
import { removableRepeats, redundantPhrases } from './redundant-phrases.ts';
import { tokenizeTitle } from './tokenize-title.ts';
import { overlaps, tokenIndexesAt, type TokenizedTitle } from './tokens.ts';

/** What a version removes, besides forbidden characters and excess repetitions. */
export interface CleaningOptions {
  /** Repeated premodifiers, even if they are not too many. */
  readonly removeRepeatedModifiers: boolean;
  /** Phrases that an earlier phrase contains. */
  readonly removeRedundantPhrases: boolean;
  /** Other forms of a word than its first, singular or plural, unless they end a phrase. */
  readonly unifyForms: boolean;
  /** Promotional phrases and decorations. */
  readonly removePromotion: boolean;
}

export interface CleanedTitle {
  readonly title: TokenizedTitle;
  readonly changes: readonly Finding[];
}

/** Removes forbidden characters, excess words and what the options select, and reports the changes. */
export function cleanTitle(original: ParsedTitle, rules: TitleRules, options: CleaningOptions): CleanedTitle {
  const { parsedTitle, changes: characterChanges } = removeCharacters(original, rules, options);
  const tokenized = tokenizeTitle(parsedTitle, rules);
  const removals = findRemovals(parsedTitle, tokenized, rules, options);
  const removed = tokenIndexesAt(tokenized, Object.values(removals).flat());
  const orphaned = orphanedPromoWords(
    tokenized,
    { dropped: removed, promotional: tokenIndexesAt(tokenized, removals.promotional) },
    rules.language,
  );
  const promotional = [
    ...removals.promotional,
    ...orphaned.flatMap((index) => tokenized.tokens[index] ?? []),
  ];
  const remaining = dropTokens(
    tokenized,
    (_token, index) => removed.has(index) || orphaned.includes(index),
    rules.language,
  );
  const redundant = options.removeRedundantPhrases ? redundantPhrases(remaining, rules.language) : [];
  const title = dropTokens(remaining, (token) => redundant.includes(token), rules.language);
  const repeated = [...removals.repeated, ...redundant];
  return {
    title,
    changes: [...characterChanges, ...toRemovalFindings(parsedTitle, { ...removals, repeated, promotional })],
  };
}

function removeCharacters(
  original: ParsedTitle,
  rules: TitleRules,
  { removePromotion }: CleaningOptions,
): { parsedTitle: ParsedTitle; changes: Finding[] } {
  const entities = removePromotion ? findEntities(original) : [];
  const parsedTitle =
    entities.length > 0 ? parseTitle(decodeEntities(original.text, entities), rules) : original;
  const error = characterViolations(parsedTitle, rules).find(({ severity }) => severity === 'error');
  const decorations = removePromotion
    ? findDecorations(parsedTitle).filter(isOutside(error?.positions ?? []))
    : [];
  const spans = [...(error?.positions ?? []), ...decorations].sort((a, b) => a.start - b.start);
  if (spans.length + entities.length === 0) return { parsedTitle, changes: [] };
  const characters = [...new Set([...uniqueTexts(original, entities), ...uniqueTexts(parsedTitle, spans)])];
  const text = cleanCharacters(parsedTitle.text, spans, rules.forbiddenCharacters);
  return {
    parsedTitle: parseTitle(text, rules),
    changes: [finding('removed-characters', 'info', { characters })],
  };
}

/** The spans of the words to remove, by reason. */
function findRemovals(
  parsedTitle: ParsedTitle,
  title: TokenizedTitle,
  rules: TitleRules,
  options: CleaningOptions,
): Removals {
  const { maxOccurrences } = rules.policy;
  const expressions = findFixedExpressions(title.tokens, rules.language);
  const excess = repeatedWords(parsedTitle, rules, maxOccurrences);
  const repeated = excess.filter(({ allowed }) => allowed > 0);
  const keptOf = (word: CountedWord) => keptOccurrences(word, title, expressions, rules.language);
  const isRemovable = (spans: readonly Span[]) => (span: Span) =>
    removalCost(span, spans, title, rules.language) <= REMOVAL_COST.name &&
    isOutsideExpressions(span, title, expressions, rules.language);
  const forbidden = excess.filter(({ allowed }) => allowed === 0);
  return {
    repeated: [
      ...withFixedExpressions(
        withPostnominalAdjectives(
          repeated.flatMap((word) => exclude(word.spans, keptOf(word))),
          title,
          rules.language,
        ),
        title,
        expressions,
      ),
      ...(options.removeRepeatedModifiers
        ? removableRepeats(repeatedModifiers(parsedTitle, rules, isRemovable), title, rules.language)
        : []),
      ...(options.removeRedundantPhrases ? redundantPhrases(title, rules.language) : []),
    ],
    forbidden: withForbiddenNames(
      forbidden.flatMap(({ spans }) => spans),
      title,
      expressions,
    ),
    forms: options.unifyForms
      ? [
          ...mixedForms(parsedTitle, rules).flatMap(({ spans }) =>
            variantForms(parsedTitle, spans).filter(isRemovable(spans)),
          ),
          ...repeated.flatMap((word) =>
            variantForms(parsedTitle, keptOf(word)).filter(isRemovable(word.spans)),
          ),
        ]
      : [],
    promotional: options.removePromotion ? findPromotionalSpans(parsedTitle, rules.language) : [],
  };
}

/**
 * The occurrences of a repeated word that stay, as many as allowed: the first, then those before a designator, then those
 * with the highest removal cost.
 */
function keptOccurrences(
  { spans, allowed }: CountedWord,
  title: TokenizedTitle,
  expressions: readonly FixedExpression[],
  language: string,
): Span[] {
  const [first, ...others] = spans;
  if (!first) return [];
  const priority = (span: Span) =>
    precedesDesignator(span, title, expressions)
      ? REMOVAL_COST.max + 1
      : removalCost(span, spans, title, language);
  const ranked = others
    .map((span) => ({ span, priority: priority(span) }))
    .sort((a, b) => b.priority - a.priority);
  return [first, ...ranked.map(({ span }) => span)].slice(0, allowed);
}

/** Whether a word precedes the designator in the first copy of a repeated name: "iPhone" in "iPhone 15". */
function precedesDesignator(
  span: Span,
  { tokens }: TokenizedTitle,
  expressions: readonly FixedExpression[],
): boolean {
  const at = tokens.findIndex((token) => overlaps(token, span));
  return expressions.some(
    (expression) =>
      expression.from <= at &&
      at < (expression.name?.designator ?? 0) &&
      isFirstCopy(expression, expressions),
  );
}

/** The removable later occurrences of all words that occur more than once. */
function repeatedModifiers(
  parsedTitle: ParsedTitle,
  rules: TitleRules,
  isRemovable: (spans: readonly Span[]) => (span: Span) => boolean,
): Span[] {
  return repeatedWords(parsedTitle, rules, 1).flatMap(({ spans, allowed }) =>
    allowed === 0 ? [] : spans.slice(1).filter(isRemovable(spans)),
  );
}

/** The occurrences in other forms than that of the first one. */
function variantForms({ text }: ParsedTitle, spans: readonly Span[]): Span[] {
  const formAt = ({ start, end }: Span) => foldCase(text.slice(start, end));
  const [first] = spans;
  return spans.filter((span) => first && formAt(span) !== formAt(first));
}

/** Whether a word is in no fixed expression and has no designator after it. */
function isOutsideExpressions(
  span: Span,
  { tokens }: TokenizedTitle,
  expressions: readonly FixedExpression[],
  language: string,
): boolean {
  const at = tokens.findIndex((token) => overlaps(token, span));
  return (
    !expressions.some(({ from, to }) => from <= at && at <= to) && !isDesignator(tokens[at + 1], language)
  );
}

/** Adds the postnominal adjectives of the nouns at these spans. */
function withPostnominalAdjectives(spans: readonly Span[], title: TokenizedTitle, language: string): Span[] {
  const { tokens } = title;
  const adjectives = [...tokenIndexesAt(title, spans)].flatMap((at) =>
    postnominalAdjectives(tokens, at, language),
  );
  return [...spans, ...adjectives.flatMap((at) => tokens[at] ?? [])];
}

/**
 * Adds the rest of the fixed expressions that overlap these spans. One copy of a repeated name stays, if possible the first,
 * and loses only the words at these spans.
 */
function withFixedExpressions(
  spans: readonly Span[],
  title: TokenizedTitle,
  expressions: readonly FixedExpression[],
): Span[] {
  if (spans.length === 0) return [];
  const affected = tokenIndexesAt(title, spans);
  const pending = new Set([...expressions].sort((a, b) => b.from - a.from));
  const isRemoved = (expression: FixedExpression) =>
    tokenIndexesOf(expression).every((index) => affected.has(index));
  const canRemove = (expression: FixedExpression) =>
    !expression.name || !otherCopies(expression, expressions).every(isRemoved);
  const added: number[] = [];
  for (let before = -1; before !== added.length;) {
    before = added.length;
    for (const expression of pending) {
      if (!tokenIndexesOf(expression).some((index) => affected.has(index)) || !canRemove(expression))
        continue;
      pending.delete(expression);
      for (const index of tokenIndexesOf(expression))
        if (affected.size !== affected.add(index).size) added.push(index);
    }
  }
  return [...spans, ...added.flatMap((index) => title.tokens[index] ?? [])];
}

/** The same for forbidden words: a name with one before its designator is removed in all its copies. */
function withForbiddenNames(
  spans: readonly Span[],
  title: TokenizedTitle,
  expressions: readonly FixedExpression[],
): Span[] {
  if (spans.length === 0) return [];
  const affected = tokenIndexesAt(title, spans);
  const isNamed = ({ from, name }: FixedExpression) =>
    name !== undefined && [...affected].some((index) => from <= index && index < name.designator);
  const withoutNames = expressions.map((expression) =>
    isNamed(expression) ? { from: expression.from, to: expression.to } : expression,
  );
  return withFixedExpressions(spans, title, withoutNames);
}

function tokenIndexesOf({ from, to }: FixedExpression): number[] {
  return Array.from({ length: to - from + 1 }, (_, step) => from + step);
}

/** A filter for the spans that overlap none of these. */
function isOutside(others: readonly Span[]): (span: Span) => boolean {
  return (span) => !others.some((other) => overlaps(span, other));
}

function exclude(spans: readonly Span[], kept: readonly Span[]): Span[] {
  return spans.filter((span) => !kept.includes(span));
}
