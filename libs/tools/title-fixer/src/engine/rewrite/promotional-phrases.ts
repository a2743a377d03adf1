import { findOccurrences } from '@seller-toolbox/listing-text/keyword-occurrences';
import { foldCase } from '@seller-toolbox/listing-text/fold-case';
import { findWholePhrases, indexPhrases, type PhraseIndex } from '@seller-toolbox/listing-text/whole-phrases';
import type { Span } from '@seller-toolbox/listing-text/words';
import type { ParsedTitle } from '../check/parse-title.ts';
import { separatesPhrases } from './phrase-boundary.ts';
import { PROMOTED_NOUNS, PROMOTIONAL_PHRASES } from './promotional-phrases.data.ts';
import { overlaps, type TokenizedTitle, type Token } from './tokens.ts';

const indexes = new Map<string, PhraseIndex>();

function phraseIndexOf(language: string): PhraseIndex {
  const cached = indexes.get(language);
  if (cached) return cached;
  const created = indexPhrases(PROMOTIONAL_PHRASES[language] ?? []);
  indexes.set(language, created);
  return created;
}

/** The distinct promotional phrases in a title, as written. */
export function findPromotionalPhrases(parsedTitle: ParsedTitle, language: string): string[] {
  const spans = findPromotionalSpans(parsedTitle, language);
  return [...new Set(spans.map(({ start, end }) => parsedTitle.text.slice(start, end)))];
}

/** The spans of promotional phrases outside the brand: whole words, in Japanese any occurrence because words touch. */
export function findPromotionalSpans(parsedTitle: ParsedTitle, language: string): Span[] {
  const spans: readonly Span[] =
    language === 'ja'
      ? withoutNested(
          (PROMOTIONAL_PHRASES[language] ?? []).flatMap((phrase) => findOccurrences(parsedTitle, phrase)),
        )
      : findWholePhrases(parsedTitle, phraseIndexOf(language));
  return spans.filter((span) => !parsedTitle.brandSpans.some((brand) => overlaps(brand, span)));
}

/** Removes spans inside a longer one: 最新版 is not also 最新. */
function withoutNested(spans: readonly Span[]): Span[] {
  const isInside = (span: Span, other: Span) =>
    other.start <= span.start && span.end <= other.end && other.end - other.start > span.end - span.start;
  return spans.filter((span) => !spans.some((other) => isInside(span, other)));
}

// "#1" before "best seller".
const RANK = /^#\p{N}+$/u;
// "#1", or a year beside "new".
const RANK_OR_YEAR = /^#?\p{N}+$/u;

/** Token indexes. */
export interface PromotionalTokens {
  readonly dropped: ReadonlySet<number>;
  readonly promotional: ReadonlySet<number>;
}

/** The indexes of words that are meaningless without a removed promotional phrase: "#1" before it, "Gift" of "Best Gift". */
export function orphanedPromoWords(
  { tokens }: TokenizedTitle,
  { dropped, promotional }: PromotionalTokens,
  language: string,
): number[] {
  const isKept = (index: number) => !dropped.has(index);
  const orphaned = phrasesOf(tokens, language).flatMap((phrase) => {
    const isRank = (index: number) => RANK.test(tokens[index]?.text ?? '') && promotional.has(index + 1);
    const ranks = phrase.filter(
      (index, position) => position < phrase.length - 1 && isKept(index) && isRank(index),
    );
    const [remaining, ...more] = phrase.filter((index) => isKept(index) && !ranks.includes(index));
    const isPromotional = phrase.some((index) => promotional.has(index));
    return isPromotional &&
      remaining !== undefined &&
      more.length === 0 &&
      isMeaninglessAlone(tokens[remaining], language)
      ? [...ranks, remaining]
      : ranks;
  });
  return tokens.some((_token, index) => isKept(index) && !orphaned.includes(index)) ? orphaned : [];
}

function isMeaninglessAlone(token: Token | undefined, language: string): boolean {
  if (token === undefined || token.isBrand) return false;
  return RANK_OR_YEAR.test(token.text) || (PROMOTED_NOUNS[language] ?? []).includes(foldCase(token.text));
}

function phrasesOf(tokens: readonly Token[], language: string): number[][] {
  const phrases: number[][] = [];
  tokens.forEach(({ separator }, index) => {
    const last = phrases.at(-1);
    if (last && !separatesPhrases(separator, language)) last.push(index);
    else phrases.push([index]);
  });
  return phrases;
}
