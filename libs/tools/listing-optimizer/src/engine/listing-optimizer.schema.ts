import { claimSchema } from '@seller-toolbox/listing-text/claims/claim-finding.schema';
import { findingSchema, ruleSetField } from '@seller-toolbox/tool-contract';
import { TITLE_POLICY_IDS } from '@seller-toolbox/reference-data/title-policies.data';
import * as z from 'zod/mini';
import type { BuilderOutput } from './builder.schema.ts';

/** Marketplaces and categories of this tool, with the title limits of the title policies. */
export const MARKETPLACES = ['US', 'UK', 'DE', 'CA'] as const;
export const CATEGORIES = ['general', 'electronics', 'clothing', 'home', 'books', 'health'] as const;

/** Number of bullet point fields of a listing. */
export const BULLET_FIELDS = 5;

/** In UTF-16 units: 10,000 characters of up to two units. */
const text = z.string().check(z.maxLength(20_000));

/** In UTF-16 units: 2,000 keywords of 100. */
export const KEYWORDS_CAPACITY = 200_000;

/** The text of a listing with its marketplace and category. Every field may be blank; missing bullet points are blank. */
export const inputSchema = z.strictObject({
  title: text,
  bullets: z.array(text).check(z.maxLength(BULLET_FIELDS)),
  description: text,
  searchTerms: text,
  marketplace: z._default(z.enum(MARKETPLACES), 'US'),
  category: z._default(z.enum(CATEGORIES), 'general'),
  ruleSet: ruleSetField(TITLE_POLICY_IDS),
  /** One keyword a line with its volume behind a tab or comma, or a list without volumes. */
  keywords: z.optional(z.string().check(z.maxLength(KEYWORDS_CAPACITY))),
  /** By commas: words that the backend line must not have. */
  brands: z.optional(z.string().check(z.maxLength(2000))),
});
export type ListingInput = z.output<typeof inputSchema>;

const score = z.number().check(z.gte(0), z.lte(100));
const count = z.number().check(z.int(), z.gte(0));

/** `good` is green, `fair` amber, `poor` red; the rule set has the bounds. */
const tierSchema = z.enum(['good', 'fair', 'poor']);

/** Breakdown of a score: 100 minus the points of every deduction, at least 0. */
const breakdownSchema = z.strictObject({
  tier: tierSchema,
  /** `points` = `pointsEach` x `times`; `code` is that of the finding in issues. */
  deductions: z.array(
    z.strictObject({ code: z.string(), points: z.number(), pointsEach: z.number(), times: count }),
  ),
  /** Whether the deductions exceed 100. */
  isFloored: z.boolean(),
});

const counterSchema = z.strictObject({
  /** Code points of the trimmed text. */
  length: count,
  min: count,
  max: count,
  /** `near` above 80 percent of the maximum length, `over` above it. */
  state: z.enum(['empty', 'short', 'within', 'near', 'over']),
});
export type FieldCounter = z.infer<typeof counterSchema>;

const termCounterSchema = z.strictObject({
  /** Number of comma-separated terms, or of words if the rules count bytes; duplicates included. */
  terms: count,
  /** UTF-8 bytes of the trimmed field. */
  bytes: count,
  /** Null without a limit. */
  maxBytes: z.nullable(count),
  /** Advised number of terms; null if the rules count bytes. */
  aim: z.nullable(z.strictObject({ from: count, to: count })),
  state: z.enum(['empty', 'short', 'within', 'near', 'over']),
});
export type TermCounter = z.infer<typeof termCounterSchema>;

export const outputSchema = z.strictObject({
  ruleSet: z.enum(TITLE_POLICY_IDS),
  /** The mean of the four scores, rounded half up. */
  overallScore: score,
  titleScore: score,
  bulletScore: score,
  descriptionScore: score,
  keywordScore: score,
  issues: z.array(findingSchema),
  suggestions: z.array(findingSchema),
  overallTier: tierSchema,
  /** The highest overall score with the claims found; null without a limit. */
  overallCap: z.nullable(score),
  /** What gets a listing removed, or may, by field; offsets of the field as given. Without points by `standard`. */
  claims: z.strictObject({
    title: z.array(claimSchema),
    /** One list for each bullet point of the input. */
    bullets: z.array(z.array(claimSchema)),
    description: z.array(claimSchema),
    searchTerms: z.array(claimSchema),
  }),
  /** Claims of all fields: an `error` gets the listing removed, a `warning` may, an `info` is advice. */
  claimCounts: z.strictObject({ error: count, warning: count, info: count }),
  breakdown: z.strictObject({
    titleScore: breakdownSchema,
    bulletScore: breakdownSchema,
    descriptionScore: breakdownSchema,
    keywordScore: breakdownSchema,
  }),
  fields: z.strictObject({
    title: counterSchema,
    /** One for each of the five fields. */
    bullets: z.array(counterSchema),
    description: counterSchema,
    searchTerms: termCounterSchema,
  }),
});
export type ListingClaims = z.infer<typeof outputSchema>['claims'];
export type ListingOutput = z.infer<typeof outputSchema> & {
  /** Coverage of the keywords and a backend line; only with keywords. */
  readonly builder?: BuilderOutput | undefined;
};
