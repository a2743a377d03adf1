import { findOccurrences } from '@seller-toolbox/listing-text/keyword-occurrences';
import { foldCase } from '@seller-toolbox/listing-text/fold-case';
import { findWholePhrases, indexPhrases, type PhraseIndex } from '@seller-toolbox/listing-text/whole-phrases';
import type { Span } from '@seller-toolbox/listing-text/words';
import type { ParsedTitle } from '../check/parse-title.ts';
import {
  ADDRESS,
  PRODUCTS_OF_A_YEAR,
  PROMOTED_NOUNS,
  PROMOTIONAL_PATTERNS,
  PROMOTIONAL_PHRASES,
  YEAR,
} from './promotional-phrases.data.ts';
import { praiseExceptions } from './praise-exceptions.ts';
import { makerTest } from './praised-names.ts';
import { AGE, SUPERLATIVE_STEMS } from './praise-segment.data.ts';
import { attributeRole } from './part-role.ts';
import { withOrphans } from './orphaned-words.ts';
import { mergeSpans, overlaps, spansOf } from './spans.ts';
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
  const names = [...brandSpans, ...praiseExceptions(text, language)];
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
