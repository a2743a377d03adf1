import { foldCase } from '@seller-toolbox/listing-text/fold-case';
import type { Span } from '@seller-toolbox/listing-text/words';
import type { ParsedTitle } from '../check/parse-title.ts';
import { hasCountedExpression } from './counted-expressions.ts';
import { benefitOf } from './cut-part.ts';
import { factFragments, type FactFragment } from './fact-fragments.ts';
import {
  attributeRole,
  isBenefit,
  isProductNoun,
  lexiconOf,
  namesProduct,
  unspacedRole,
} from './part-role.ts';
import { praiseExceptions } from './praise-exceptions.ts';
import { AGE, GIFT, LIMIT, PRAISE_TIMES, PRAISE_WORDS } from './praise-segment.data.ts';
import { PRAISE_FIGURES, PRAISE_STEMS } from './praise-stems.data.ts';
import { OFFER_WORDS, PROMOTED_NOUNS, PROMOTIONAL_PHRASES } from './promotional-phrases.data.ts';
import { mergeSpans, overlaps } from './spans.ts';
import { isUnspaced } from './title-language.ts';

/** Spans of praise with the words around them that say nothing without them, without the brand. */
export function withOrphans(
  { text, brandSpans }: Pick<ParsedTitle, 'text' | 'brandSpans'>,
  praise: readonly Span[],
  language: string,
): Span[] {
  const orphans = orphanedWords(text, praise, language);
  const names = [...brandSpans, ...praiseExceptions(text, language)];
  const isNamed = (span: Span) => names.some((name) => overlaps(name, span));
  return mergeSpans([...praise, ...orphans.filter((span) => !isNamed(span))]);
}

const SEGMENT = /(?:(?!\s[-~/]\s|\+\+)[^,;|•!?¡¿()[\]（）【】，、–—])+/gu;
const UNSPACED_SEGMENT = /[^\s,;|•!?¡¿()[\]（）【】「」『』，、。！？!?★☆／]+/gu;

/**
 * What is left of a segment of praise and says nothing alone: "Quality" of "High-Quality, Quality", "Sound" of "Best Sound", "Gift".
 */
function orphanedWords(text: string, praise: readonly Span[], language: string): Span[] {
  if (isUnspaced(language)) return unspacedPraise(text, language);
  const nouns = PROMOTED_NOUNS[language] ?? [];
  return Array.from(text.matchAll(SEGMENT)).flatMap(({ 0: segment, index }) => {
    const end = index + segment.length;
    const own = praise.filter((span) => span.start >= index && span.end <= end);
    const rest = own.reduceRight(
      (left, span) => left.slice(0, span.start - index) + left.slice(span.end - index),
      segment,
    );
    const word = foldCase(rest).trim();
    if (word === '' || (GIFT.test(segment) && AGE.test(rest))) return [];
    // The first phrase names the product, by whatever word.
    const isFirst = !/[\p{L}\p{N}]/u.test(text.slice(0, index));
    const isOrphan =
      nouns.includes(word) ||
      (!isFirst && isAllPraise(segment.trim(), language)) ||
      isPraise(word, own.length > 0, language) ||
      isShouted(segment, text.slice(end)) ||
      (own.length > 0 && saysNothing(word, language)) ||
      (own[0] && isOfOffer(text, own[0], rest, { index, language })) ||
      (own.length > 0 &&
        !isFirst &&
        !/[\s\p{N}()[\]]/u.test(word) &&
        !attributeRole(word, language) &&
        !isBenefit(word, language) &&
        !isProductNoun(word, language));
    return isOrphan ? [{ start: index + segment.search(/\S/u), end: index + segment.trimEnd().length }] : [];
  });
}

const MAX_PRAISE_WORDS = 12;

/** Whether a phrase has a word that only praise has, and no fact. */
function isAllPraise(phrase: string, language: string): boolean {
  const hasStem = PRAISE_STEMS[language]?.test(phrase) || PRAISE_STEMS['en']?.test(phrase);
  // A run of words without punctuation has praise besides what it is.
  return (
    Boolean(hasStem) &&
    phrase.split(/\s+/u).length <= MAX_PRAISE_WORDS &&
    !hasFact(phrase.replace(PRAISE_FIGURES, ' ').trim(), language)
  );
}

/** Whether a phrase names a product, or says a size, count, color, material, limit or exclusion. */
export function hasFact(phrase: string, language: string): boolean {
  // "2 Nero": so many of that color.
  const says = ({ role, text }: FactFragment) =>
    role !== 'feature' ||
    benefitOf(text, language) !== '' ||
    attributeRole(text.replace(/^\p{N}{1,3}\s/u, ''), language) !== undefined;
  return (
    namesProduct(phrase, language) ||
    lexiconOf(language).exclusions.test(phrase) ||
    LIMIT.test(phrase) ||
    hasCountedExpression(phrase) ||
    factFragments(phrase, language).some(says)
  );
}

const MAX_PRAISE = 12;

/** Words of Japanese and Chinese that are praise as a whole; the first word names the product or its maker. */
function unspacedPraise(text: string, language: string): Span[] {
  const { products } = lexiconOf(language);
  const phrases = PROMOTIONAL_PHRASES[language] ?? [];
  const isPraised = (word: string) =>
    PRAISE_STEMS[language]?.test(word) || phrases.some((phrase) => word.includes(phrase));
  const hasNoun = (word: string) => products.some((noun) => noun.length > 1 && word.includes(noun));
  // "最安値2足組": the praise alone goes.
  const isPraiseWithFact = (word: string) =>
    phrases.some((phrase) => {
      const rest = word.replace(phrase, '');
      return rest !== word && rest !== '' && unspacedRole(rest, language) !== undefined;
    });
  return Array.from(text.matchAll(UNSPACED_SEGMENT)).flatMap(({ 0: word, index }) => {
    const isPraiseOnly =
      index > 0 &&
      word.length <= MAX_PRAISE &&
      isPraised(word) &&
      !unspacedRole(word, language) &&
      !namesProduct(word, language) &&
      !hasNoun(word) &&
      !isPraiseWithFact(word);
    return isPraiseOnly ? [{ start: index, end: index + word.length }] : [];
  });
}

const OFFERED_ON: ReadonlySet<string> = new Set(['on', 'auf', 'sur', 'su', 'sui', 'sulle']);

/** What follows an offer with its amount: "with Code SAVE15" of "15% Off with Code SAVE15". */
function isOfOffer(
  text: string,
  offer: Span,
  rest: string,
  { index, language }: { readonly index: number; readonly language: string },
): boolean {
  const isFirst = text.slice(index, offer.start).trim() === '';
  const [word = ''] = foldCase(rest).trim().split(/\s+/u);
  const isAmount = /\p{N}/u.test(text.slice(offer.start, offer.end));
  // "Save 30% on Water Bottles", of a flask.
  const isEmpty =
    OFFERED_ON.has(word) || (lexiconOf(language).connectors.includes(word) && !hasFact(rest, language));
  return isFirst && isAmount && isEmpty;
}

/** "TOP!!!": one word of praise at the end of a title, in capitals. */
function isShouted(segment: string, after: string): boolean {
  return segment.trim() === 'TOP' && !/[\p{L}\p{N}]/u.test(after);
}

/** Whether a segment has words of praise only: several of them, or one beside praise that is known as a phrase. */
function isPraise(segment: string, isBesidePraise: boolean, language: string): boolean {
  const isNamedPraise = (word: string) =>
    PRAISE_WORDS[language]?.includes(word) ||
    PRAISE_STEMS[language]?.test(word) ||
    PRAISE_STEMS['en']?.test(word);
  const words = segment.split(/[\s&+]+/u).filter(Boolean);
  const isNamed = words.some((word) => isNamedPraise(word));
  return (
    (isBesidePraise || (isNamed && words.length > 1)) &&
    words.every((word) => isNamedPraise(word) || PRAISE_TIMES.test(word) || saysNothing(word, language))
  );
}

/** Whether words are only connectors, nouns of praise and bare numbers: "zum Preis", "Was Now", "des ventes". */
function saysNothing(words: string, language: string): boolean {
  const { connectors } = lexiconOf(language);
  const nouns = [...(PROMOTED_NOUNS[language] ?? []), ...(PROMOTED_NOUNS['en'] ?? []), ...OFFER_WORDS];
  return words
    .split(/\s+/u)
    .every((word) => connectors.includes(word) || nouns.includes(word) || !/\p{L}/u.test(word));
}
