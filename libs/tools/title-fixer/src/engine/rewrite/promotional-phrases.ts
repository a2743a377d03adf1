import { findOccurrences } from '@seller-toolbox/listing-text/keyword-occurrences';
import { foldCase } from '@seller-toolbox/listing-text/fold-case';
import { findWholePhrases, indexPhrases, type PhraseIndex } from '@seller-toolbox/listing-text/whole-phrases';
import type { Span } from '@seller-toolbox/listing-text/words';
import type { ParsedTitle } from '../check/parse-title.ts';
import {
  ADDRESS,
  OFFER_WORDS,
  PRODUCTS_OF_A_YEAR,
  PROMOTED_NOUNS,
  PROMOTIONAL_PATTERNS,
  PROMOTIONAL_PHRASES,
  YEAR,
} from './promotional-phrases.data.ts';
import { PRAISE_FIGURES, PRAISE_STEMS } from './praise-stems.data.ts';
import { makerTest, praisedNames, spansOf } from './praised-names.ts';
import { benefitOf } from './cut-part.ts';
import { factFragments, type FactFragment } from './fact-fragments.ts';
import { AGE, GIFT, PRAISE_TIMES, PRAISE_WORDS, SUPERLATIVE_STEMS } from './praise-segment.data.ts';
import {
  attributeRole,
  isBenefit,
  isProductNoun,
  lexiconOf,
  namesProduct,
  unspacedRole,
} from './part-role.ts';
import { isUnspaced } from './title-language.ts';

const indexes = new Map<string, PhraseIndex>();

function phraseIndexOf(language: string): PhraseIndex {
  const cached = indexes.get(language);
  if (cached) return cached;
  const phrases = [...(PROMOTIONAL_PHRASES[language] ?? []), ...(PROMOTIONAL_PHRASES['en'] ?? [])];
  const created = indexPhrases([...new Set(phrases)]);
  indexes.set(language, created);
  return created;
}

/** The distinct promotional phrases in a title, as written. */
export function findPromotionalPhrases(parsedTitle: ParsedTitle, language: string): string[] {
  const spans = findPromotionalSpans(parsedTitle, language);
  return [...new Set(spans.map(({ start, end }) => parsedTitle.text.slice(start, end)))];
}

/**
 * The spans of praise, offers and years outside the brand, ascending and disjoint: whole words, in Japanese and
 * Chinese any occurrence because words touch.
 */
export function findPromotionalSpans(parsedTitle: ParsedTitle, language: string): Span[] {
  const known = promotionalSpans.get(parsedTitle);
  if (known?.language === language) return known.spans;
  const spans = promotionalSpansOf(parsedTitle, language);
  promotionalSpans.set(parsedTitle, { language, spans });
  return spans;
}

/** Memoizes by title: it is marked, advised on and cleaned. */
const promotionalSpans = new WeakMap<ParsedTitle, { readonly language: string; readonly spans: Span[] }>();

function promotionalSpansOf(parsedTitle: ParsedTitle, language: string): Span[] {
  const { text, brandSpans } = parsedTitle;
  const names = [...brandSpans, ...praisedNames(text)];
  const isOfMaker = makerTest(text);
  const isOfYear = PRODUCTS_OF_A_YEAR.test(text);
  const phrases: readonly Span[] = isUnspaced(language)
    ? (PROMOTIONAL_PHRASES[language] ?? []).flatMap((phrase) => findOccurrences(parsedTitle, phrase))
    : [];
  const spans = [
    ...phrases,
    ...findWholePhrases(parsedTitle, phraseIndexOf(language)),
    ...PROMOTIONAL_PATTERNS.flatMap((pattern) => spansOf(text, pattern)).filter(
      // "Tax Guide 2026 Edition".
      ({ start, end }) => !(isOfYear && /^20[2-3]\d\s\S*$/u.test(text.slice(start, end))),
    ),
    ...datedYears(text),
    ...(language === 'en' ? superlatives(text) : []),
  ]
    .filter((span) => !names.some((name) => overlaps(name, span)) && !isOfMaker(span))
    .concat(spansOf(text, ADDRESS));
  return withOrphans(
    parsedTitle,
    mergeSpans(spans).map((span) => withPromotedNoun(text, span, language)),
    language,
  );
}

const SUPERLATIVE = /(?<![\p{L}\p{N}'’-])(?:the\s)?(\p{L}{3,12})est(?![\p{L}\p{N}'’-])/giu;

/** "Softest", "the Brightest". */
function superlatives(text: string): Span[] {
  return Array.from(text.matchAll(SUPERLATIVE))
    .filter(({ 1: stem = '' }) => SUPERLATIVE_STEMS.includes(foldCase(stem)))
    .map(({ 0: found, index }) => ({ start: index, end: index + found.length }));
}

/** Spans of praise with the words around them that say nothing without them, without the brand. */
export function withOrphans(
  { text, brandSpans }: Pick<ParsedTitle, 'text' | 'brandSpans'>,
  praise: readonly Span[],
  language: string,
): Span[] {
  const orphans = orphanedWords(text, praise, language);
  const names = [...brandSpans, ...praisedNames(text)];
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

/** Whether a phrase names a product, or says a size, count, color, material or exclusion. */
export function hasFact(phrase: string, language: string): boolean {
  const says = ({ role, text }: FactFragment) => role !== 'feature' || benefitOf(text, language) !== '';
  return (
    namesProduct(phrase, language) ||
    lexiconOf(language).exclusions.test(phrase) ||
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
  return Array.from(text.matchAll(UNSPACED_SEGMENT)).flatMap(({ 0: word, index }) => {
    const isPraiseOnly =
      index > 0 &&
      word.length <= MAX_PRAISE &&
      isPraised(word) &&
      !unspacedRole(word, language) &&
      !namesProduct(word, language) &&
      !hasNoun(word);
    return isPraiseOnly ? [{ start: index, end: index + word.length }] : [];
  });
}

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
  return isFirst && isAmount && lexiconOf(language).connectors.includes(word) && !hasFact(rest, language);
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

/** A year dates a listing, but not in a range, in brackets, after a preposition, or of a product of that year. */
function datedYears(text: string): Span[] {
  if (PRODUCTS_OF_A_YEAR.test(text)) return [];
  return spansOf(text, YEAR).filter(
    ({ start, end }) =>
      !/(?:\/|\p{N}\s?[-–—]|[(（【])\s*$/u.test(text.slice(0, start)) &&
      !/^\s*(?:\/|[-–—~〜]\s?\p{N}|\)|年?(?:\s?\p{N}|以|まで|まえ|前|后|起)|以降)/u.test(text.slice(end)) &&
      // "for Camry 2018, Corolla 2019": what is fitted goes on after a year.
      !/(?:for|für|pour|para|per|fits|from|since)\s(?:[^;|–—]*\s(?:19|20)\d\d,)?[^,;|–—]*$/iu.test(
        text.slice(0, start),
      ),
  );
}

const SEGMENT_END = /^\s*(?:$|[,;|•!?)\]】）、，–—]|\s-\s)/u;

const MAX_ATTRIBUTE_WORDS = 4;

/** Without a size, count or color at its end: "Gift for Mom Rose" is no gift for a rose. */
function withoutAttribute(phrase: string, language: string): string {
  const words = phrase.split(' ');
  for (let length = MAX_ATTRIBUTE_WORDS; length > 0; length -= 1) {
    const role = words.length > length && attributeRole(words.slice(-length).join(' '), language);
    if (role && ['size', 'count', 'color'].includes(role)) return words.slice(0, -length).join(' ');
  }
  return phrase;
}

/** Extends a span to a noun that says nothing without it: "Gift" of "Best Gift", at the end of its phrase. */
function withPromotedNoun(text: string, { start, end }: Span, language: string): Span {
  const after = text.slice(end);
  // "Bestseller 2026", "Envío Gratis 24h".
  const [time] = /^\s(?:20[2-3]\d|\p{N}{1,2}\s?h)(?=$|[\s,;|•!–—])/iu.exec(after) ?? [];
  if (time && !PRODUCTS_OF_A_YEAR.test(text)) return { start, end: end + time.length };
  for (const noun of PROMOTED_NOUNS[language] ?? []) {
    // With whom it is for: "Best Gift for Teens".
    const [matched] =
      new RegExp(
        `^\\s?${noun}(?![\\p{L}\\p{N}])(?:\\s(?![^,;|•!?–—()]*?${AGE.source})(?:for|für|zum|zur|pour|para|per|de|di)\\s[^,;|•!?–—()]*)?`,
        'iu',
      ).exec(foldCase(after)) ?? [];
    if (matched && (SEGMENT_END.test(after.slice(matched.length)) || AGE.test(after.split(',')[0] ?? '')))
      return { start, end: end + withoutAttribute(matched, language).length };
  }
  const rank = /(?:#|no\.?\s?)\d+\s*$|(?:the\s)?(?:world|nation|america|uk)['’]s\s*$/iu.exec(
    text.slice(0, start),
  );
  return rank ? { start: rank.index, end } : { start, end };
}

export function overlaps(one: Span, other: Span): boolean {
  return one.start < other.end && other.start < one.end;
}

/** The union of spans, ascending and disjoint. */
export function mergeSpans(spans: readonly Span[]): Span[] {
  const merged: Span[] = [];
  for (const { start, end } of [...spans].sort((a, b) => a.start - b.start)) {
    const last = merged.at(-1);
    if (last && start < last.end)
      merged[merged.length - 1] = { start: last.start, end: Math.max(last.end, end) };
    else merged.push({ start, end });
  }
  return merged;
}
