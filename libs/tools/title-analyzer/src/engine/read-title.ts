import { BRAND_WORDS } from '@seller-toolbox/reference-data/brand-words.data';
import { CLAIM_KEYWORDS, LISTING_CATEGORIES } from '@seller-toolbox/reference-data/listing-categories.data';
import { LISTING_MARKETPLACES } from '@seller-toolbox/reference-data/listing-marketplaces.data';
import { TITLE_POLICIES } from '@seller-toolbox/reference-data/title-policies.data';
import { SUBJECTIVE_WORDS } from '@seller-toolbox/reference-data/subjective-words.data';
import { findCapitalWords } from './text/capital-words.ts';
import { codePointLength } from '@seller-toolbox/listing-text/code-points';
import { findOccurrences, type Occurrence } from '@seller-toolbox/listing-text/keyword-occurrences';
import { findPunctuation } from './text/punctuation.ts';
import { findSymbols } from './text/symbols.ts';
import {
  findWholePhrases,
  indexPhrases,
  type PhraseIndex,
  type PhraseMatch,
} from '@seller-toolbox/listing-text/whole-phrases';
import { segmentWords, type SegmentedText, type Span, type Word } from '@seller-toolbox/listing-text/words';
import type { TitleAnalyzerInput } from './title-analyzer.schema.ts';

/** Everything in a trimmed title that the rules use, with offsets. */
export interface TitleReading extends SegmentedText {
  /** Code points. */
  readonly length: number;
  /** Null when no keyword is given. */
  readonly keyword: readonly Occurrence[] | null;
  readonly subjectiveWords: readonly PhraseMatch[];
  readonly brandWords: readonly PhraseMatch[];
  readonly symbols: readonly Span[];
  readonly punctuation: readonly Span[];
  readonly capitalWords: readonly Word[];
  /** The category's restriction keywords that the title lacks. */
  readonly missingCategoryKeywords: readonly string[];
}

const SUBJECTIVE_INDEX = indexPhrases(SUBJECTIVE_WORDS);
const BRAND_INDEX = indexPhrases(BRAND_WORDS);
const RESTRICTIONS: ReadonlyMap<string, { keywords: readonly string[]; index: PhraseIndex }> = new Map(
  LISTING_CATEGORIES.map(({ id, restrictionKeywords }) => [
    id,
    { keywords: restrictionKeywords, index: indexPhrases(restrictionKeywords) },
  ]),
);
const SEGMENTER_LOCALES: ReadonlyMap<string, string> = new Map(
  LISTING_MARKETPLACES.map(({ code, segmenterLocale }) => [code, segmenterLocale]),
);

/** Parses a trimmed title once, segmented for the language of the marketplace. */
export function readTitle(
  title: string,
  { keyword, marketplace, category, ruleSet }: Omit<TitleAnalyzerInput, 'title'>,
): TitleReading {
  const segmented = segmentWords(title, SEGMENTER_LOCALES.get(marketplace) ?? 'en');
  return {
    ...segmented,
    length: codePointLength(title),
    keyword: keyword.trim() === '' ? null : findOccurrences(segmented, keyword),
    subjectiveWords: findWholePhrases(segmented, SUBJECTIVE_INDEX),
    brandWords: findWholePhrases(segmented, BRAND_INDEX),
    symbols: findSymbols(title),
    punctuation: findPunctuation(title),
    capitalWords: findCapitalWords(segmented.words),
    missingCategoryKeywords: missingKeywords(segmented, category).filter(
      (word) => TITLE_POLICIES[ruleSet].countsClaimWords || !CLAIM_KEYWORDS.includes(word),
    ),
  };
}

function missingKeywords(segmented: SegmentedText, category: string): string[] {
  const restrictions = RESTRICTIONS.get(category);
  if (!restrictions) return [];
  const present = new Set(findWholePhrases(segmented, restrictions.index).map(({ phrase }) => phrase));
  return restrictions.keywords.filter((keyword) => !present.has(keyword));
}
