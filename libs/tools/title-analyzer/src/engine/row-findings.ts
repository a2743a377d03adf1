import { finding, type Finding, type FindingParams } from '@seller-toolbox/tool-contract';
import { CLAIM_KEYWORDS } from '@seller-toolbox/reference-data/listing-categories.data';
import type { ListingMarketplaceCode } from '@seller-toolbox/reference-data/listing-marketplaces.data';
import type { TitleRowCode, TitleScoringRow } from '@seller-toolbox/reference-data/title-policies.data';
import { boundOf, CATEGORY_CLAIMS } from './row-codes.ts';
import type { TitleReading } from './read-title.ts';
import type { AppliedRow } from './scoring-rows.ts';
import { distinctPhrases, type TitleMeasures } from './title-measures.ts';

/** The data that finding parameters are taken from. */
export interface FindingContext {
  readonly reading: TitleReading;
  readonly measures: TitleMeasures;
  readonly maxLength: number;
  readonly marketplace: ListingMarketplaceCode;
  /** Trimmed. */
  readonly keyword: string;
}

/** The findings of the applied rows that are reported as `kind`, in the order of the scoring table. */
export function rowFindings(
  applied: readonly AppliedRow[],
  kind: TitleScoringRow['reportedAs'],
  context: FindingContext,
): Finding[] {
  return applied
    .filter(({ row }) => row.reportedAs === kind)
    .map(({ row }) => finding(codeOf(row, context), row.severity, PARAMS[row.code](context, boundOf(row))));
}

/** Of words that are claims the advice is to leave them out, whatever the row takes off. */
function codeOf({ code }: TitleScoringRow, { reading }: FindingContext): string {
  const areAllClaims = reading.missingCategoryKeywords.every((word) => CLAIM_KEYWORDS.includes(word));
  return code === 'category-keywords-missing' && areAllClaims ? CATEGORY_CLAIMS : code;
}

type MakeParams = (context: FindingContext, bound: number) => FindingParams | undefined;

const atMost =
  (measure: keyof TitleMeasures): MakeParams =>
  ({ measures }, max) => ({ max, found: measures[measure] ?? 0 });

const atLeast =
  (measure: keyof TitleMeasures): MakeParams =>
  ({ measures }, min) => ({ min, found: measures[measure] ?? 0 });

const PARAMS: Readonly<Record<TitleRowCode, MakeParams>> = {
  'title-too-long': ({ measures, maxLength }) => ({
    max: maxLength,
    found: measures.length,
    over: measures.charactersOverLimit,
  }),
  'title-too-short': atLeast('length'),
  'keyword-missing': ({ keyword }) => ({ keyword }),
  // The bound is the maximum number of characters before the keyword; the position is counted from one.
  'keyword-late': ({ measures, keyword }, max) => ({
    keyword,
    max,
    position: (measures.keywordStart ?? 0) + 1,
  }),
  'keyword-split': ({ keyword }) => ({ keyword }),
  'keyword-density-high': atMost('keywordDensity'),
  'subjective-words': ({ reading }) => ({ words: distinctPhrases(reading.subjectiveWords) }),
  'excess-symbols': atMost('symbols'),
  'excess-punctuation': atMost('punctuation'),
  'excess-capitals': ({ reading }, max) => ({
    max,
    words: [...new Set(reading.capitalWords.map(({ text }) => text))],
  }),
  'marketplace-length-high': (context, max) => ({
    marketplace: context.marketplace,
    ...atMost('length')(context, max),
  }),
  'brand-word-missing': () => undefined,
  'category-keywords-missing': ({ reading: { missingCategoryKeywords: missing } }) => {
    const advised = missing.filter((word) => !CLAIM_KEYWORDS.includes(word));
    return { words: advised.length > 0 ? advised : [...missing] };
  },
  'mobile-cut': atMost('length'),
  'length-below-advised': atLeast('length'),
  'few-words': atLeast('wordCount'),
  'keyword-absent': ({ keyword }) => ({ keyword }),
};
