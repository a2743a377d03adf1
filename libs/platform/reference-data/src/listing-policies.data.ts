import type { RuleSet } from '@seller-toolbox/tool-contract';
import {
  BULLET_RULES_SINCE_2024_08_15,
  STANDARD_BULLET_RULES,
  type BulletRules,
} from './bullet-rules.data.ts';
import {
  BYTE_LIMITED_SEARCH_TERM_RULES,
  MIN_TERMS,
  STANDARD_SEARCH_TERM_RULES,
  type SearchTermRules,
} from './search-term-rules.data.ts';
import { TITLE_POLICIES, type TitlePolicy, type TitlePolicyId } from './title-policies.data.ts';

/** The four scores of a listing. */
export type ListingScore = 'titleScore' | 'bulletScore' | 'descriptionScore' | 'keywordScore';

/** Measures of a listing. Lengths are code points of trimmed text; null where a field is blank. */
export type ListingMeasure =
  | 'titleLength'
  | 'titleOverLimit'
  | 'titleSmallStart'
  | 'bulletCount'
  | 'shortBullets'
  | 'longBullets'
  | 'bulletsWithForbiddenCharacters'
  | 'bulletsWithForbiddenPhrases'
  | 'bulletsWithSmallStart'
  | 'bulletsWithEndPunctuation'
  | 'bulletTotalOver'
  | 'descriptionLength'
  | 'descriptionAngles'
  | 'descriptionTags'
  | 'terms'
  | 'repeatedTerms'
  | 'termBytesOver'
  | 'termCommas'
  | 'termsInTitle';

/** Holds when the measure is strictly above or strictly below the bound. */
export type ListingCondition =
  | { readonly measure: ListingMeasure; readonly above: number }
  | { readonly measure: ListingMeasure; readonly below: number };

export type ListingRowCode =
  | 'title-missing'
  | 'title-too-short'
  | 'title-too-long'
  | 'title-small-start'
  | 'few-bullets'
  | 'bullets-too-short'
  | 'bullets-too-long'
  | 'bullets-forbidden-characters'
  | 'bullets-forbidden-phrases'
  | 'bullets-small-start'
  | 'bullets-end-punctuation'
  | 'bullets-total-high'
  | 'description-missing'
  | 'description-too-short'
  | 'description-too-long'
  | 'description-html-advised'
  | 'description-html'
  | 'terms-missing'
  | 'few-terms'
  | 'repeated-terms'
  | 'terms-too-long'
  | 'terms-commas'
  | 'terms-in-title';

/** One row of the scoring table: when every condition holds, the score loses the points; a recommendation has none. */
export interface ListingScoringRow {
  /** The code of the row's finding. */
  readonly code: ListingRowCode;
  readonly severity: 'error' | 'warning' | 'info';
  readonly reportedAs: 'issue' | 'suggestion';
  readonly score: ListingScore;
  readonly when: readonly [ListingCondition, ...ListingCondition[]];
  readonly points: number;
  /** The points are lost for each of these instead of once. */
  readonly perEach?: ListingMeasure;
}

/** One published version of a marketplace's rules for listing text, with its scoring. */
export interface ListingPolicy extends RuleSet {
  readonly title: TitlePolicy;
  readonly leastTitleLength: number;
  readonly bullets: BulletRules;
  readonly description: {
    readonly minLength: number;
    readonly maxLength: number;
    /** Allowed format: simple markup, or text and line breaks only. */
    readonly format: 'html' | 'plain';
  };
  readonly searchTerms: SearchTermRules;
  /** A counter warns above this share of its limit. */
  readonly nearLimitShare: number;
  readonly rows: readonly ListingScoringRow[];
  /** A score from `good` is green and called optimal, from `fair` amber, below red. */
  readonly tiers: { readonly good: number; readonly fair: number };
}

/** Source of the scoring: this project. */
const MIN_TITLE_LENGTH = 50;

const DESCRIPTION_LENGTHS = { minLength: 200, maxLength: 2000 };

const TITLE_ROWS: readonly ListingScoringRow[] = [
  {
    code: 'title-missing',
    severity: 'error',
    reportedAs: 'issue',
    score: 'titleScore',
    when: [{ measure: 'titleLength', below: 1 }],
    points: 100,
  },
  {
    code: 'title-too-short',
    severity: 'warning',
    reportedAs: 'issue',
    score: 'titleScore',
    when: [
      { measure: 'titleLength', above: 0 },
      { measure: 'titleLength', below: MIN_TITLE_LENGTH },
    ],
    points: 15,
  },
  {
    code: 'title-too-long',
    severity: 'error',
    reportedAs: 'issue',
    score: 'titleScore',
    when: [{ measure: 'titleOverLimit', above: 0 }],
    points: 30,
  },
  {
    code: 'title-small-start',
    severity: 'warning',
    reportedAs: 'issue',
    score: 'titleScore',
    when: [{ measure: 'titleSmallStart', above: 0 }],
    points: 15,
  },
];

const BULLET_ROWS: readonly ListingScoringRow[] = [
  {
    code: 'few-bullets',
    severity: 'error',
    reportedAs: 'issue',
    score: 'bulletScore',
    when: [{ measure: 'bulletCount', below: STANDARD_BULLET_RULES.leastCount }],
    points: 40,
  },
  {
    code: 'bullets-too-short',
    severity: 'warning',
    reportedAs: 'issue',
    score: 'bulletScore',
    when: [{ measure: 'shortBullets', above: 0 }],
    points: 15,
    perEach: 'shortBullets',
  },
  {
    code: 'bullets-too-long',
    severity: 'error',
    reportedAs: 'issue',
    score: 'bulletScore',
    when: [{ measure: 'longBullets', above: 0 }],
    points: 20,
    perEach: 'longBullets',
  },
];

const DESCRIPTION_ROWS: readonly ListingScoringRow[] = [
  {
    code: 'description-missing',
    severity: 'error',
    reportedAs: 'issue',
    score: 'descriptionScore',
    when: [{ measure: 'descriptionLength', below: 1 }],
    points: 100,
  },
  {
    code: 'description-too-short',
    severity: 'warning',
    reportedAs: 'issue',
    score: 'descriptionScore',
    when: [
      { measure: 'descriptionLength', above: 0 },
      { measure: 'descriptionLength', below: DESCRIPTION_LENGTHS.minLength },
    ],
    points: 30,
  },
  {
    code: 'description-too-long',
    severity: 'error',
    reportedAs: 'issue',
    score: 'descriptionScore',
    when: [{ measure: 'descriptionLength', above: DESCRIPTION_LENGTHS.maxLength }],
    points: 20,
  },
];

const TERM_ROWS: readonly ListingScoringRow[] = [
  {
    code: 'terms-missing',
    severity: 'error',
    reportedAs: 'issue',
    score: 'keywordScore',
    when: [{ measure: 'terms', below: 1 }],
    points: 100,
  },
  {
    code: 'repeated-terms',
    severity: 'warning',
    reportedAs: 'issue',
    score: 'keywordScore',
    when: [{ measure: 'repeatedTerms', above: 0 }],
    points: 20,
  },
];

const STANDARD: ListingPolicy = {
  id: 'standard',
  effectiveFrom: null,
  source: { name: 'Seller Toolbox' },
  checkedOn: '2026-11-21',
  title: TITLE_POLICIES.standard,
  leastTitleLength: MIN_TITLE_LENGTH,
  bullets: STANDARD_BULLET_RULES,
  description: { ...DESCRIPTION_LENGTHS, format: 'html' },
  searchTerms: STANDARD_SEARCH_TERM_RULES,
  nearLimitShare: 0.8,
  rows: [
    ...TITLE_ROWS,
    ...BULLET_ROWS,
    ...DESCRIPTION_ROWS,
    {
      code: 'description-html-advised',
      severity: 'info',
      reportedAs: 'suggestion',
      score: 'descriptionScore',
      when: [
        { measure: 'descriptionLength', above: 500 },
        { measure: 'descriptionAngles', below: 1 },
      ],
      points: 0,
    },
    ...TERM_ROWS,
    {
      code: 'few-terms',
      severity: 'warning',
      reportedAs: 'issue',
      score: 'keywordScore',
      when: [
        { measure: 'terms', above: 0 },
        { measure: 'terms', below: MIN_TERMS },
      ],
      points: 30,
    },
  ],
  tiers: { good: 80, fair: 60 },
};

/**
 * The rules in force since the title policy of 2026-07-27: its title limits, the bullet point requirements of
 * 2024-08-15, search terms counted in bytes, descriptions of plain text. No points are published: points of rows that
 * the standard set lacks are this project's choice. A field of search terms that is too long is ignored like an empty one.
 */
const SINCE_2026_07_27: ListingPolicy = {
  ...STANDARD,
  id: 'title-2026-07-27',
  effectiveFrom: '2026-07-27',
  source: {
    name: 'Amazon seller news on item names of up to 75 characters, with the rules for the other fields then in force',
    url: 'https://sellercentral.amazon.com/seller-forums/discussions/t/145b6d0f-999c-4555-896c-c694bda2e470',
  },
  title: TITLE_POLICIES['title-2026-07-27'],
  bullets: BULLET_RULES_SINCE_2024_08_15,
  description: { ...DESCRIPTION_LENGTHS, format: 'plain' },
  searchTerms: BYTE_LIMITED_SEARCH_TERM_RULES,
  rows: [
    ...TITLE_ROWS,
    ...BULLET_ROWS,
    {
      code: 'bullets-forbidden-characters',
      severity: 'error',
      reportedAs: 'issue',
      score: 'bulletScore',
      when: [{ measure: 'bulletsWithForbiddenCharacters', above: 0 }],
      points: 20,
      perEach: 'bulletsWithForbiddenCharacters',
    },
    {
      code: 'bullets-forbidden-phrases',
      severity: 'error',
      reportedAs: 'issue',
      score: 'bulletScore',
      when: [{ measure: 'bulletsWithForbiddenPhrases', above: 0 }],
      points: 20,
      perEach: 'bulletsWithForbiddenPhrases',
    },
    {
      code: 'bullets-small-start',
      severity: 'warning',
      reportedAs: 'issue',
      score: 'bulletScore',
      when: [{ measure: 'bulletsWithSmallStart', above: 0 }],
      points: 5,
      perEach: 'bulletsWithSmallStart',
    },
    {
      code: 'bullets-end-punctuation',
      severity: 'warning',
      reportedAs: 'issue',
      score: 'bulletScore',
      when: [{ measure: 'bulletsWithEndPunctuation', above: 0 }],
      points: 5,
      perEach: 'bulletsWithEndPunctuation',
    },
    {
      code: 'bullets-total-high',
      severity: 'info',
      reportedAs: 'suggestion',
      score: 'bulletScore',
      when: [{ measure: 'bulletTotalOver', above: 0 }],
      points: 0,
    },
    ...DESCRIPTION_ROWS,
    {
      code: 'description-html',
      severity: 'warning',
      reportedAs: 'issue',
      score: 'descriptionScore',
      when: [{ measure: 'descriptionTags', above: 0 }],
      points: 15,
    },
    ...TERM_ROWS,
    {
      code: 'terms-too-long',
      severity: 'error',
      reportedAs: 'issue',
      score: 'keywordScore',
      when: [{ measure: 'termBytesOver', above: 0 }],
      points: 100,
    },
    {
      code: 'terms-commas',
      severity: 'info',
      reportedAs: 'suggestion',
      score: 'keywordScore',
      when: [{ measure: 'termCommas', above: 0 }],
      points: 0,
    },
    {
      code: 'terms-in-title',
      severity: 'info',
      reportedAs: 'suggestion',
      score: 'keywordScore',
      when: [{ measure: 'termsInTitle', above: 0 }],
      points: 0,
    },
  ],
};

/** The listing policies have the ids of their title policies. */
export const LISTING_POLICIES: Readonly<Record<TitlePolicyId, ListingPolicy>> = {
  standard: STANDARD,
  'title-2026-07-27': SINCE_2026_07_27,
};
