import type { RuleSet } from '@seller-toolbox/tool-contract';
import type { ListingMarketplaceCode } from './listing-marketplaces.data.ts';
// Also of pages without search terms: so it is in the file that these pages share, not in one of its own (150 bytes).
import './search-term-rules.data.ts';

/** The five scores that start at 100 and lose points. `score` is the main one. */
export type TitleScore =
  'score' | 'complianceScore' | 'seoScore' | 'marketplaceCompliance' | 'categoryOptimization';

/**
 * Measures of a title. Lengths and positions are code points, positions start at zero. Without a keyword its four measures
 * are null and satisfy no condition; its position is also null while the title lacks the keyword. `keywordsApart` is 1 where
 * the title has every word of the keyword, but not together.
 */
export type TitleMeasure =
  | 'length'
  | 'charactersOverLimit'
  | 'wordCount'
  | 'keywordOccurrences'
  | 'keywordsApart'
  | 'keywordStart'
  | 'keywordDensity'
  | 'subjectiveWords'
  | 'symbols'
  | 'punctuation'
  | 'capitalWords'
  | 'brandWords'
  | 'missingCategoryKeywords';

/** Holds when the measure is strictly above or strictly below the bound. */
export type TitleCondition =
  | { readonly measure: TitleMeasure; readonly above: number }
  | { readonly measure: TitleMeasure; readonly below: number };

export type TitleRowCode =
  | 'title-too-long'
  | 'title-too-short'
  | 'keyword-missing'
  | 'keyword-late'
  | 'keyword-split'
  | 'keyword-density-high'
  | 'subjective-words'
  | 'excess-symbols'
  | 'excess-punctuation'
  | 'excess-capitals'
  | 'marketplace-length-high'
  | 'brand-word-missing'
  | 'category-keywords-missing'
  | 'mobile-cut'
  | 'length-below-advised'
  | 'few-words'
  | 'keyword-absent';

/** One row of the scoring table: when every condition holds, each named score loses its points. */
export interface TitleScoringRow {
  /** The code of the row's finding. */
  readonly code: TitleRowCode;
  readonly severity: 'error' | 'warning' | 'info';
  readonly reportedAs: 'issue' | 'suggestion';
  readonly when: readonly [TitleCondition, ...TitleCondition[]];
  /** Default: everywhere. */
  readonly marketplaces?: readonly ListingMarketplaceCode[];
  readonly deductions: Readonly<Partial<Record<TitleScore, number>>>;
  /** The points are lost for each of these instead of once. */
  readonly perEach?: TitleMeasure;
}

/** One published version of a marketplace's title rules, with its scoring. */
export interface TitlePolicy extends RuleSet {
  /** Maximum length of a title in code points, white space included. */
  readonly limits: {
    readonly general: number;
    /** Books, music, video, software, in every marketplace; undefined without a separate limit. */
    readonly media?: number;
    readonly byMarketplace: Readonly<Partial<Record<ListingMarketplaceCode, number>>>;
  };
  /** Maximum length of the field for text that no longer fits a title; undefined without such a field. */
  readonly itemHighlights?: number;
  /** Approximate number of characters of a title visible on a phone. */
  readonly mobileVisible: number;
  /** The counter warns above this share of the limit. */
  readonly nearLimitShare: number;
  readonly rows: readonly TitleScoringRow[];
  /** The highest score of a text with one claim that gets a listing removed, with two, and so on; empty without a limit. */
  readonly removalCaps: readonly number[];
  /** Whether words that are claims ("fda") count among the words that a category expects. */
  readonly countsClaimWords: boolean;
  /** Whether a keyword is found however its words are joined ("leak proof", "leakproof"), and its words apart. */
  readonly joinsKeyword: boolean;
  /** Whether the words that a category expects are those of the marketplace's language. */
  readonly hasLocalCategoryWords: boolean;
  /** Points that readability loses per letter of the average word, and per word longer than `longWordAbove` letters. */
  readonly readability: {
    readonly pointsPerAverageLetter: number;
    readonly pointsPerLongWord: number;
    readonly longWordAbove: number;
  };
  /** A score from `good` is green, from `fair` amber, below red. */
  readonly tiers: { readonly good: number; readonly fair: number };
}

const ROWS_OF_EVERY_POLICY: readonly TitleScoringRow[] = [
  {
    code: 'title-too-long',
    severity: 'error',
    reportedAs: 'issue',
    when: [{ measure: 'charactersOverLimit', above: 0 }],
    deductions: { score: 30, complianceScore: 25, marketplaceCompliance: 30 },
  },
  {
    code: 'title-too-short',
    severity: 'warning',
    reportedAs: 'issue',
    when: [{ measure: 'length', below: 50 }],
    deductions: { score: 20, seoScore: 15 },
  },
  {
    code: 'keyword-missing',
    severity: 'warning',
    reportedAs: 'issue',
    when: [{ measure: 'keywordOccurrences', below: 1 }],
    deductions: { score: 25, seoScore: 30 },
  },
  {
    code: 'keyword-late',
    severity: 'warning',
    reportedAs: 'issue',
    when: [{ measure: 'keywordStart', above: 50 }],
    deductions: { score: 15, seoScore: 20 },
  },
  {
    code: 'keyword-density-high',
    severity: 'warning',
    reportedAs: 'issue',
    when: [{ measure: 'keywordDensity', above: 15 }],
    deductions: { score: 10, complianceScore: 15 },
  },
  {
    code: 'subjective-words',
    severity: 'warning',
    reportedAs: 'issue',
    when: [{ measure: 'subjectiveWords', above: 0 }],
    deductions: { score: 8, complianceScore: 12 },
    perEach: 'subjectiveWords',
  },
  {
    code: 'excess-symbols',
    severity: 'warning',
    reportedAs: 'issue',
    when: [{ measure: 'symbols', above: 2 }],
    deductions: { score: 10, complianceScore: 15 },
  },
  {
    code: 'excess-punctuation',
    severity: 'warning',
    reportedAs: 'issue',
    when: [{ measure: 'punctuation', above: 3 }],
    deductions: { score: 8 },
  },
  {
    code: 'excess-capitals',
    severity: 'warning',
    reportedAs: 'issue',
    when: [{ measure: 'capitalWords', above: 2 }],
    deductions: { score: 12, complianceScore: 10 },
  },
  {
    code: 'marketplace-length-high',
    severity: 'warning',
    reportedAs: 'issue',
    when: [{ measure: 'length', above: 50 }],
    marketplaces: ['JP'],
    deductions: { marketplaceCompliance: 15 },
  },
  {
    code: 'brand-word-missing',
    severity: 'info',
    reportedAs: 'suggestion',
    when: [
      { measure: 'brandWords', below: 1 },
      { measure: 'wordCount', above: 8 },
    ],
    deductions: { seoScore: 5 },
  },
  {
    code: 'category-keywords-missing',
    severity: 'info',
    reportedAs: 'suggestion',
    when: [{ measure: 'missingCategoryKeywords', above: 0 }],
    deductions: { categoryOptimization: 10 },
    perEach: 'missingCategoryKeywords',
  },
  {
    code: 'few-words',
    severity: 'info',
    reportedAs: 'suggestion',
    when: [{ measure: 'wordCount', below: 8 }],
    deductions: { seoScore: 15 },
  },
  {
    code: 'keyword-absent',
    severity: 'info',
    reportedAs: 'suggestion',
    when: [{ measure: 'keywordOccurrences', below: 1 }],
    deductions: { seoScore: 20 },
  },
];

const ROWS_OF_LONG_TITLES: readonly TitleScoringRow[] = [
  {
    code: 'mobile-cut',
    severity: 'info',
    reportedAs: 'suggestion',
    when: [{ measure: 'length', above: 80 }],
    deductions: { seoScore: 8 },
  },
  {
    code: 'length-below-advised',
    severity: 'info',
    reportedAs: 'suggestion',
    when: [{ measure: 'length', below: 100 }],
    deductions: { seoScore: 10 },
  },
];

const STANDARD: TitlePolicy = {
  id: 'standard',
  effectiveFrom: null,
  source: { name: 'Seller Toolbox' },
  checkedOn: '2026-11-21',
  limits: { general: 200, byMarketplace: { JP: 100 } },
  mobileVisible: 80,
  nearLimitShare: 0.8,
  rows: [...ROWS_OF_EVERY_POLICY, ...ROWS_OF_LONG_TITLES],
  removalCaps: [],
  countsClaimWords: true,
  joinsKeyword: false,
  hasLocalCategoryWords: false,
  readability: { pointsPerAverageLetter: 2, pointsPerLongWord: 5, longWordAbove: 8 },
  tiers: { good: 80, fair: 60 },
};

const ENGLISH: readonly ListingMarketplaceCode[] = ['US', 'UK', 'CA', 'AU', 'IN'];
const BEYOND_JAPAN: readonly ListingMarketplaceCode[] = [...ENGLISH, 'DE', 'FR', 'IT', 'ES'];

/** Changes of this project to rows of the specification that cannot be met together or read badly, checked on 2026-11-24. */
function withProjectCorrections(row: TitleScoringRow): readonly TitleScoringRow[] {
  switch (row.code) {
    // Japan advises up to 50 characters, so that fewer cannot be too few; full-width characters say twice as much.
    case 'title-too-short':
      return [
        { ...row, marketplaces: BEYOND_JAPAN },
        { ...row, marketplaces: ['JP'], when: [{ measure: 'length', below: 20 }] },
      ];
    case 'keyword-missing':
      return [
        { ...row, when: [...row.when, { measure: 'keywordsApart', below: 1 }] },
        {
          code: 'keyword-split',
          severity: 'info',
          reportedAs: 'suggestion',
          when: [{ measure: 'keywordsApart', above: 0 }],
          deductions: { score: 5, seoScore: 10 },
        },
      ];
    case 'keyword-absent':
      return [{ ...row, when: [...row.when, { measure: 'keywordsApart', below: 1 }] }];
    // One use is no stuffing, however short the title.
    case 'keyword-density-high':
      return [{ ...row, when: [...row.when, { measure: 'keywordOccurrences', above: 1 }] }];
    // The words "brand", "by" and "from" are English.
    case 'brand-word-missing':
      return [{ ...row, marketplaces: ENGLISH }];
    default:
      return [row];
  }
}

/** Announced on 2026-06-10. Without the rows that reward a title beyond the new limit. */
const SINCE_2026_07_27: TitlePolicy = {
  ...STANDARD,
  id: 'title-2026-07-27',
  effectiveFrom: '2026-07-27',
  source: {
    name: 'Amazon seller news: item names of up to 75 characters',
    url: 'https://sellercentral.amazon.com/seller-forums/discussions/t/145b6d0f-999c-4555-896c-c694bda2e470',
  },
  limits: { general: 75, media: 200, byMarketplace: {} },
  itemHighlights: 125,
  rows: ROWS_OF_EVERY_POLICY.flatMap(withProjectCorrections),
  // No score is published: the two bounds are this project's.
  removalCaps: [50, 30],
  countsClaimWords: false,
  joinsKeyword: true,
  hasLocalCategoryWords: true,
};

export const TITLE_POLICY_IDS = ['standard', 'title-2026-07-27'] as const;
export type TitlePolicyId = (typeof TITLE_POLICY_IDS)[number];

/** Every title policy by its id. */
export const TITLE_POLICIES: Readonly<Record<TitlePolicyId, TitlePolicy>> = {
  standard: STANDARD,
  'title-2026-07-27': SINCE_2026_07_27,
};
