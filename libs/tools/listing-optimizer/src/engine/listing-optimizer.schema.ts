import { findingSchema, ruleSetField } from '@seller-toolbox/tool-contract';
import { TITLE_POLICY_IDS } from '@seller-toolbox/reference-data/title-policies.data';
import * as z from 'zod/mini';

/** The marketplaces and categories of this tool; the title limits of the title policies hold for them. */
export const MARKETPLACES = ['US', 'UK', 'DE', 'CA'] as const;
export const CATEGORIES = ['general', 'electronics', 'clothing', 'home', 'books', 'health'] as const;

/** A listing has so many fields for bullet points. */
export const BULLET_FIELDS = 5;

/** UTF-16 units: 10,000 characters even where each takes two. */
const text = z.string().check(z.maxLength(20_000));

/** A listing's text and what it is written for. Every field may be blank; bullet points left out at the end are. */
export const inputSchema = z.strictObject({
  title: text,
  bullets: z.array(text).check(z.maxLength(BULLET_FIELDS)),
  description: text,
  searchTerms: text,
  marketplace: z._default(z.enum(MARKETPLACES), 'US'),
  category: z._default(z.enum(CATEGORIES), 'general'),
  ruleSet: ruleSetField(TITLE_POLICY_IDS),
});
export type ListingInput = z.output<typeof inputSchema>;

const score = z.number().check(z.gte(0), z.lte(100));
const count = z.number().check(z.int(), z.gte(0));

/** Green from `good` on, amber from `fair` on, `poor` is red; the bounds belong to the rule set. */
const tierSchema = z.enum(['good', 'fair', 'poor']);

/** How a score comes about: 100 less the points of every deduction, at least 0. */
const breakdownSchema = z.strictObject({
  tier: tierSchema,
  /** `points` = `pointsEach` x `times`; `code` is that of the finding in issues. */
  deductions: z.array(
    z.strictObject({ code: z.string(), points: z.number(), pointsEach: z.number(), times: count }),
  ),
  /** The deductions come to more than 100. */
  isFloored: z.boolean(),
});

const counterSchema = z.strictObject({
  /** Code points of the trimmed text. */
  length: count,
  min: count,
  max: count,
  /** `near` above 80 percent of the largest length, `over` above it. */
  state: z.enum(['empty', 'short', 'within', 'near', 'over']),
});
export type FieldCounter = z.infer<typeof counterSchema>;

const termCounterSchema = z.strictObject({
  /** Comma-separated terms, or words where the rules count bytes; repeated ones included. */
  terms: count,
  /** UTF-8 bytes of the trimmed field. */
  bytes: count,
  /** Null where the rules do not limit them. */
  maxBytes: z.nullable(count),
  /** The number of terms to aim for; null where the rules count bytes. */
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
export type ListingOutput = z.infer<typeof outputSchema>;
