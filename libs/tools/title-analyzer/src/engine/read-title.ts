import { BRAND_WORDS } from '@seller-toolbox/reference-data/brand-words.data';
import { CLAIM_KEYWORDS, LISTING_CATEGORIES } from '@seller-toolbox/reference-data/listing-categories.data';
import { LISTING_MARKETPLACES } from '@seller-toolbox/reference-data/listing-marketplaces.data';
import { TITLE_POLICIES } from '@seller-toolbox/reference-data/title-policies.data';
import { SUBJECTIVE_WORDS } from '@seller-toolbox/reference-data/subjective-words.data';
import { findKeywordWords, joinedSpan } from './keyword-words.ts';
import { findCapitalWords } from './text/capital-words.ts';
import { codePointLength } from '@seller-toolbox/listing-text/code-points';
import { findJoinedOccurrences } from '@seller-toolbox/listing-text/compact-text';
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
import type { TitleParts } from './title-parts.ts';
import type { TitleAnalyzerInput } from './title-analyzer.schema.ts';

/** Everything in a trimmed title that the rules use, with offsets. */
export interface TitleReading extends SegmentedText {
  /** Code points. */
  readonly length: number;
  /** Null when no keyword is given. */
  readonly keyword: readonly Occurrence[] | null;
  /** The words of a keyword that the title has only apart; empty where one is missing. */
  readonly keywordWords: readonly Span[];
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
const MARKETPLACES = new Map(LISTING_MARKETPLACES.map((marketplace) => [marketplace.code, marketplace]));

/** Parses a trimmed title once, segmented for the language of the marketplace. */
export function readTitle(
  title: string,
  { keyword, marketplace, category, ruleSet }: Omit<TitleAnalyzerInput, 'title'>,
  { categoryWords }: Pick<TitleParts, 'categoryWords'>,
): TitleReading {
  const { segmenterLocale = 'en', language = 'en' } = MARKETPLACES.get(marketplace) ?? {};
  const segmented = segmentWords(title, segmenterLocale);
  const { countsClaimWords, joinsKeyword, hasLocalCategoryWords } = TITLE_POLICIES[ruleSet];
  const find = joinsKeyword ? findJoinedOccurrences : findOccurrences;
  const found = keyword.trim() === '' ? null : find(segmented, keyword);
  const places =
    joinsKeyword && found?.length === 0
      ? findKeywordWords(segmented, segmentWords(keyword, segmenterLocale).words, language)
      : [];
  const phrase = joinedSpan(title, places);
  return {
    ...segmented,
    length: codePointLength(title),
    keyword: phrase ? [{ ...phrase, isWhole: true }] : found,
    keywordWords: phrase ? [] : places,
    subjectiveWords: findWholePhrases(segmented, SUBJECTIVE_INDEX),
    brandWords: findWholePhrases(segmented, BRAND_INDEX),
    symbols: findSymbols(title),
    punctuation: findPunctuation(title),
    capitalWords: findCapitalWords(segmented.words),
    missingCategoryKeywords:
      hasLocalCategoryWords && language !== 'en'
        ? missingWords(segmented, categoryWords[language]?.[category] ?? [])
        : missingKeywords(segmented, category).filter(
            (word) => countsClaimWords || !CLAIM_KEYWORDS.includes(word),
          ),
  };
}

/** The first of each list of words where the title has none of them; in Japanese also inside a longer word. There are no lists of Thai words. */
function missingWords({ text, words }: SegmentedText, wanted: readonly (readonly string[])[]): string[] {
  const known = new Set(words.map(({ folded }) => folded));
  return wanted
    .filter((list) => !list.some((word) => known.has(word) || (UNSPACED.test(word) && text.includes(word))))
    .flatMap(([first]) => first ?? []);
}

/** Here and not in a library: a module shared with other tools is one more request of the page. */
const UNSPACED = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u;

function missingKeywords(segmented: SegmentedText, category: string): string[] {
  const restrictions = RESTRICTIONS.get(category);
  if (!restrictions) return [];
  const present = new Set(findWholePhrases(segmented, restrictions.index).map(({ phrase }) => phrase));
  return restrictions.keywords.filter((keyword) => !present.has(keyword));
}
