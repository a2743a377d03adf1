import { claimSchema } from '@seller-toolbox/listing-text/claims/claim-finding.schema';
import { findingSchema, ruleSetField } from '@seller-toolbox/tool-contract';
import {
  LISTING_CATEGORIES,
  type ListingCategoryId,
} from '@seller-toolbox/reference-data/listing-categories.data';
import {
  LISTING_MARKETPLACES,
  type ListingMarketplaceCode,
} from '@seller-toolbox/reference-data/listing-marketplaces.data';
import { TITLE_POLICY_IDS } from '@seller-toolbox/reference-data/title-policies.data';
import * as z from 'zod/mini';

/** Maximum title length in UTF-16 units: ten times the highest limit of any marketplace. */
export const MAX_TITLE_LENGTH = 2_000;
const MAX_KEYWORD_LENGTH = 1_000;

const MARKETPLACES: readonly ListingMarketplaceCode[] = LISTING_MARKETPLACES.map(({ code }) => code);
const CATEGORIES: readonly ListingCategoryId[] = LISTING_CATEGORIES.map(({ id }) => id);

/** A title with its marketplace and category. Without a keyword, keyword rules do not apply. */
export const inputSchema = z.strictObject({
  title: z.string().check(z.maxLength(MAX_TITLE_LENGTH)),
  keyword: z._default(z.string().check(z.maxLength(MAX_KEYWORD_LENGTH)), ''),
  marketplace: z._default(z.enum(MARKETPLACES), 'US'),
  category: z._default(z.enum(CATEGORIES), 'general'),
  ruleSet: ruleSetField(TITLE_POLICY_IDS),
});
export type TitleAnalyzerInput = z.output<typeof inputSchema>;

const score = z.number().check(z.gte(0), z.lte(100));
const count = z.number().check(z.int(), z.gte(0));
const share = z.number().check(z.gte(0));

/** `good` is green, `fair` amber, `poor` red; the rule set has the bounds. */
const tierSchema = z.enum(['good', 'fair', 'poor']);

/** Breakdown of a score: 100 minus the points of every deduction, at least 0. */
const breakdownSchema = z.strictObject({
  tier: tierSchema,
  /** `points` = `pointsEach` x `times`; `code` is that of the finding in issues or suggestions. */
  deductions: z.array(
    z.strictObject({ code: z.string(), points: z.number(), pointsEach: z.number(), times: count }),
  ),
  /** Whether the deductions exceed 100. */
  isFloored: z.boolean(),
});
export type ScoreBreakdown = z.infer<typeof breakdownSchema>;

/** Marks on the ruler: scoring rows with a length bound, the mobile cut and the limit. */
export const MARK_KINDS = [
  'title-too-short',
  'length-below-advised',
  'marketplace-length-high',
  'mobile',
  'limit',
] as const;
export type RulerMarkKind = (typeof MARK_KINDS)[number];

const markSchema = z.strictObject({
  /** The limit, the mobile cut, or the code of the scoring row. */
  kind: z.enum(MARK_KINDS),
  /** Code points from the start of the title. */
  at: count,
});
export type RulerMark = z.infer<typeof markSchema>;

/** The keyword, or the code of the highlighted finding. */
export const HIGHLIGHT_CODES = [
  'keyword',
  'title-too-long',
  'subjective-words',
  'excess-symbols',
  'excess-punctuation',
  'excess-capitals',
] as const;
export type HighlightCode = (typeof HIGHLIGHT_CODES)[number];

const analysisSchema = z.strictObject({
  ruleSet: z.enum(TITLE_POLICY_IDS),
  score,
  complianceScore: score,
  seoScore: score,
  marketplaceCompliance: score,
  categoryOptimization: score,
  /** 100 minus twice the average word length minus 5 for each long word; 0 without words. */
  readabilityScore: score,
  /** (2 x whole occurrences + partial occurrences) / words, in percent; 0 without keyword or words. */
  keywordDensity: share,
  /** Code points of the trimmed title. */
  length: count,
  wordCount: count,
  /** Maximum length for this marketplace and category, in code points. */
  maxLength: count,
  /** Code points beyond `maxLength`. */
  overBy: count,
  issues: z.array(findingSchema),
  suggestions: z.array(findingSchema),
  /** What gets a listing removed, or may; offsets of the untrimmed title. Without points by `standard`. */
  claims: z.array(claimSchema),
  breakdown: z.strictObject({
    score: breakdownSchema,
    complianceScore: breakdownSchema,
    seoScore: breakdownSchema,
    marketplaceCompliance: breakdownSchema,
    categoryOptimization: breakdownSchema,
  }),
  readability: z.strictObject({
    tier: tierSchema,
    averageWordLength: share,
    longWords: count,
    averagePoints: z.number(),
    longWordPoints: z.number(),
  }),
  /** Null when no keyword is given. `start` is a zero-based code point position, null when the title lacks it. */
  keyword: z.nullable(z.strictObject({ whole: count, partial: count, start: z.nullable(count) })),
  /** `near` above 80 percent of the limit, `over` above all of it; `share` is length / limit. */
  counter: z.strictObject({ share, state: z.enum(['within', 'near', 'over']) }),
  /** A scale from 0 to `end` code points with marks at the lengths in the rules. */
  ruler: z.strictObject({ end: count, marks: z.array(markSchema) }),
  /** The part of the title that is visible on a phone. */
  mobile: z.strictObject({ visible: z.string(), isCut: z.boolean() }),
  /** Disjoint ascending ranges of the untrimmed title, as UTF-16 offsets. */
  highlights: z.array(z.strictObject({ start: count, end: count, codes: z.array(z.enum(HIGHLIGHT_CODES)) })),
});
export type TitleAnalysis = z.infer<typeof analysisSchema>;
export type TitleHighlight = TitleAnalysis['highlights'][number];

const noTitleSchema = z.strictObject({ result: z.null(), issues: z.array(findingSchema) });

/** The analysis of a title, or `result: null` for a blank title. */
export const outputSchema = z.union([analysisSchema, noTitleSchema]);
export type TitleAnalyzerOutput = z.infer<typeof outputSchema>;
