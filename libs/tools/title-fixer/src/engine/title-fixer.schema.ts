import { claimSchema } from '@seller-toolbox/listing-text/claims/claim-finding.schema';
import { TITLE_POLICY_IDS } from '@seller-toolbox/reference-data/title-policies.data';
import { findingSchema, ruleSetField } from '@seller-toolbox/tool-contract';
import * as z from 'zod/mini';
import { FIXER_CATEGORY_IDS, FIXER_MARKETPLACES } from './fixer-rules.data.ts';

/** The maximum length of the title input in UTF-16 code units. */
export const TITLE_CAPACITY = 500;
export const MESSAGE_CAPACITY = 2_000;
export const BRAND_CAPACITY = 100;
export const HIGHLIGHTS_CAPACITY = 500;
export const KEYWORDS_CAPACITY = 5_000;

/** A title, the marketplace's error message about it, and its context. Only the title is required. */
export const inputSchema = z.strictObject({
  title: z.string().check(z.maxLength(TITLE_CAPACITY)),
  errorMessage: z._default(z.string().check(z.maxLength(MESSAGE_CAPACITY)), ''),
  brand: z._default(z.string().check(z.maxLength(BRAND_CAPACITY)), ''),
  itemHighlights: z._default(z.string().check(z.maxLength(HIGHLIGHTS_CAPACITY)), ''),
  /** Keywords of the seller: a list, or one a line with its search volume. */
  keywords: z._default(z.string().check(z.maxLength(KEYWORDS_CAPACITY)), ''),
  category: z._default(z.enum(FIXER_CATEGORY_IDS), 'general'),
  marketplace: z._default(z.enum(FIXER_MARKETPLACES), 'US'),
  ruleSet: ruleSetField(TITLE_POLICY_IDS),
});
export type TitleFixerInput = z.output<typeof inputSchema>;

const score = z.number().check(z.gte(0), z.lte(100));
const count = z.number().check(z.int(), z.gte(0));

/** A range of the title as given: UTF-16 offsets, `end` exclusive. */
const positionSchema = z.strictObject({ start: count, end: count });

export const VIOLATION_TYPES = ['length', 'special_chars', 'repeated_words', 'singular_plural'] as const;

const severitySchema = z.enum(['error', 'warning']);

const violationSchema = z.strictObject({
  type: z.enum(VIOLATION_TYPES),
  severity: severitySchema,
  positions: z.array(positionSchema),
  /** For special characters: each distinct one with its positions. */
  foundChars: z.optional(z.array(z.strictObject({ char: z.string(), positions: z.array(positionSchema) }))),
  /** For words: occurrences of all forms together, and the maximum. */
  repeatedWords: z.optional(
    z.array(z.strictObject({ word: z.string(), count, allowed: count, forms: z.array(z.string()) })),
  ),
  /** For the length: the limit in code points. */
  maxLength: z.optional(count),
  /** The message to show. */
  finding: findingSchema,
});
export type TitleViolation = z.infer<typeof violationSchema>;

/** Highest first; the rule set has the minimum scores. */
export const SCORE_TIERS = ['green', 'lime', 'amber', 'orange', 'red'] as const;
export type ScoreTier = (typeof SCORE_TIERS)[number];

export const STRATEGIES = ['minimal', 'seo', 'conversion'] as const;
export type Strategy = (typeof STRATEGIES)[number];

const versionSchema = z.strictObject({
  strategy: z.enum(STRATEGIES),
  title: z.string(),
  /** Code points. */
  length: count,
  complianceScore: score,
  tier: z.enum(SCORE_TIERS),
  changes: z.array(findingSchema),
  explanation: findingSchema,
  /** The item highlights with what the version drops, as far as it fits; null if the rules have no such field. */
  itemHighlights: z.nullable(z.string()),
});
export type TitleVersion = z.infer<typeof versionSchema>;

const parsedErrorSchema = z.strictObject({
  limit: z.optional(count),
  chars: z.optional(z.array(z.string())),
  words: z.optional(z.array(z.string())),
  /** Those of `words` that the message does not allow at all. */
  forbiddenWords: z.optional(z.array(z.string())),
  /** How often a word may occur, of `words` or, without them, of all. */
  maxUses: z.optional(count),
  namesCapitals: z.optional(z.literal(true)),
  code: z.optional(z.string()),
});

const fixSchema = z.strictObject({
  ruleSet: z.enum(TITLE_POLICY_IDS),
  /** No violation is an error, and nothing in the title gets it removed. */
  isCompliant: z.boolean(),
  score,
  tier: z.enum(SCORE_TIERS),
  /** The points deducted from the score, once per violation type; `claims` is what a score above its cap loses. */
  deductions: z.array(
    z.strictObject({
      type: z.enum([...VIOLATION_TYPES, 'claims']),
      severity: severitySchema,
      points: count,
    }),
  ),
  violations: z.array(violationSchema),
  /** What gets a listing removed, or may, outside the brand; offsets of the title as given. Without points by `standard`. */
  claims: z.array(claimSchema),
  /** The positions of violations, merged if they overlap, an error over a warning. Disjoint, ascending. */
  highlights: z.array(
    z.strictObject({ start: count, end: count, severity: severitySchema, codes: z.array(z.string()) }),
  ),
  stats: z.strictObject({
    /** Code points of the trimmed title. */
    length: count,
    maxAllowed: count,
    specialCharsCount: count,
    repeatedWordsCount: count,
  }),
  /** `near` above 80 percent of the limit, `over` above all of it; `share` is length / limit. */
  counter: z.strictObject({
    share: z.number().check(z.gte(0)),
    state: z.enum(['within', 'near', 'over']),
  }),
  parsedError: parsedErrorSchema,
  versions: z.array(versionSchema).check(z.maxLength(STRATEGIES.length)),
  /**
   * Findings other than violations: the reason for fewer versions, keywords that no version may have, promotional words, decorations, words in all caps, the
   * length of the highlights.
   */
  findings: z.array(findingSchema),
});
export type TitleFix = z.infer<typeof fixSchema>;

const noTitleSchema = z.strictObject({ result: z.null(), issues: z.array(findingSchema) });

/** The check of a title with its rewritten versions, or `result: null` for a blank title. */
export const outputSchema = z.union([fixSchema, noTitleSchema]);
export type TitleFixerOutput = z.infer<typeof outputSchema>;
