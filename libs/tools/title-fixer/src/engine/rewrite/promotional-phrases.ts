import { findOccurrences } from '@seller-toolbox/listing-text/keyword-occurrences';
import { foldCase } from '@seller-toolbox/listing-text/fold-case';
import { findWholePhrases, indexPhrases, type PhraseIndex } from '@seller-toolbox/listing-text/whole-phrases';
import type { Span } from '@seller-toolbox/listing-text/words';
import type { ParsedTitle } from '../check/parse-title.ts';
import {
  PRODUCTS_OF_A_YEAR,
  PROMOTED_NOUNS,
  PROMOTIONAL_PATTERNS,
  PROMOTIONAL_PHRASES,
  YEAR,
} from './promotional-phrases.data.ts';
import { attributeRole, isBenefit, isProductNoun } from './part-role.ts';
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
 * The spans of praise, offers, claims of a cure and years outside the brand, ascending and disjoint: whole words, in Japanese and
 * Chinese any occurrence because words touch.
 */
export function findPromotionalSpans(parsedTitle: ParsedTitle, language: string): Span[] {
  const { text, brandSpans } = parsedTitle;
  const phrases: readonly Span[] = isUnspaced(language)
    ? (PROMOTIONAL_PHRASES[language] ?? []).flatMap((phrase) => findOccurrences(parsedTitle, phrase))
    : [];
  const spans = [
    ...phrases,
    ...findWholePhrases(parsedTitle, phraseIndexOf(language)),
    ...PROMOTIONAL_PATTERNS.flatMap((pattern) => matchesOf(text, pattern)),
    ...datedYears(text),
  ].filter((span) => !brandSpans.some((brand) => overlaps(brand, span)));
  const extended = mergeSpans(spans).map((span) => withPromotedNoun(text, span, language));
  return mergeSpans([...extended, ...orphanedWords(text, extended, language)]);
}

const SEGMENT = /[^,;|•!?，、–—]+/gu;

/**
 * What is left of a segment of praise and says nothing alone: "Quality" of "High-Quality, Quality", "Sound" of "Best Sound", "Gift".
 */
function orphanedWords(text: string, praise: readonly Span[], language: string): Span[] {
  if (isUnspaced(language)) return [];
  const nouns = PROMOTED_NOUNS[language] ?? [];
  return Array.from(text.matchAll(SEGMENT)).flatMap(({ 0: segment, index }) => {
    const end = index + segment.length;
    const own = praise.filter((span) => span.start >= index && span.end <= end);
    const rest = own.reduceRight(
      (left, span) => left.slice(0, span.start - index) + left.slice(span.end - index),
      segment,
    );
    const word = foldCase(rest).trim();
    if (word === '') return [];
    const isOrphan =
      nouns.includes(word) ||
      (own.length > 0 &&
        !/[\s\p{N}()[\]]/u.test(word) &&
        !attributeRole(word, language) &&
        !isBenefit(word, language) &&
        !isProductNoun(word, language));
    return isOrphan ? [{ start: index + segment.search(/\S/u), end: index + segment.trimEnd().length }] : [];
  });
}

/** A year dates a listing, but not in a range, in brackets, after a preposition, or of a product of that year. */
function datedYears(text: string): Span[] {
  if (PRODUCTS_OF_A_YEAR.test(text)) return [];
  return matchesOf(text, YEAR).filter(
    ({ start, end }) =>
      !/(?:\/|\p{N}\s?[-–—]|[(（【])\s*$/u.test(text.slice(0, start)) &&
      !/^\s*(?:\/|[-–—]\s?\p{N}|\))/u.test(text.slice(end)) &&
      !/(?:for|für|pour|para|per|fits|from|since)\s[^,;|–—]*$/iu.test(text.slice(0, start)),
  );
}

const SEGMENT_END = /^\s*(?:$|[,;|•!?)\]】）、，–—]|\s-\s)/u;

/** Extends a span to a noun that says nothing without it: "Gift" of "Best Gift", at the end of its phrase. */
function withPromotedNoun(text: string, { start, end }: Span, language: string): Span {
  const after = text.slice(end);
  for (const noun of PROMOTED_NOUNS[language] ?? []) {
    // With whom it is for: "Best Gift for Teens".
    const [matched] =
      new RegExp(
        `^\\s?${noun}(?![\\p{L}\\p{N}])(?:\\s(?:for|für|pour|para|per)\\s[^,;|•!?–—()]*)?`,
        'iu',
      ).exec(foldCase(after)) ?? [];
    if (matched && SEGMENT_END.test(after.slice(matched.length))) return { start, end: end + matched.length };
  }
  const rank = /(?:#|no\.?\s?)\d+\s*$/iu.exec(text.slice(0, start));
  return rank ? { start: rank.index, end } : { start, end };
}

function matchesOf(text: string, pattern: RegExp): Span[] {
  return Array.from(text.matchAll(pattern), ({ 0: found, index }) => ({
    start: index,
    end: index + found.length,
  }));
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
