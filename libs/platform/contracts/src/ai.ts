import { isBlank } from '@seller-toolbox/listing-text/blank';
import { findingSchema } from '@seller-toolbox/tool-contract';
import * as z from 'zod/mini';
import { storedText } from './stored-text.ts';

/** The three calls that an AI answers: `POST /ai/<call>`. */
export const AI_CALLS = ['title-fix', 'title-optimization', 'compliance-check'] as const;
export type AiCall = (typeof AI_CALLS)[number];

/** Maximum calls per clock hour and per day. */
export interface AiLimits {
  readonly hour: number;
  readonly day: number;
}

/**
 * The limits of each call (specification, platform text, section 9), per session and per network. The day is that of UTC.
 * The two calls of the title analyzer share a quota.
 */
export const AI_LIMITS: Readonly<Record<AiCall, AiLimits>> = {
  'title-fix': { hour: 10, day: 30 },
  'title-optimization': { hour: 2, day: 2 },
  'compliance-check': { hour: 2, day: 2 },
};

/** Maximum lengths in UTF-16 units. */
export const AI_TEXT_LIMITS = {
  title: 500,
  errorMessage: 2000,
  brand: 100,
  features: 1000,
  keyword: 200,
} as const;

/** Lone surrogates, which are invisible and not encodable. */
const LONE_SURROGATES = /\p{Cs}/gu;

const text = (maxLength: number) => z.string().check(z.maxLength(maxLength));
const option = z.string().check(z.regex(/^[A-Za-z-]{1,40}$/));
const ruleSet = z.string().check(z.regex(/^[a-z0-9-]{1,40}$/));

const common = {
  /** Input of the seller: data for the AI, never part of its instructions. */
  title: text(AI_TEXT_LIMITS.title).check(
    z.refine((title) => !isBlank(title.replace(LONE_SURROGATES, '')), { params: { code: 'required' } }),
  ),
  /** A marketplace of the tool's engine; US when left out. */
  marketplace: z.optional(option),
  /** A category of the tool's engine; general when left out. */
  category: z.optional(option),
  /** Id of the rule set for checks and rewrites; default `standard`. */
  rule_set: z.optional(ruleSet),
  /** Language of the explanations, one of the six of the site; default zh. */
  language: z.optional(option),
  /** Random id of the browser; limits count per session and per network. */
  user_session: storedText(64).check(z.minLength(1)),
};

/** `POST /ai/title-fix`: a title, optionally the error message of the marketplace and the brand. */
export const titleFixRequestSchema = z.object({
  ...common,
  error_message: z.optional(text(AI_TEXT_LIMITS.errorMessage)),
  /** Exempt from the rules and kept in every version. */
  brand: z.optional(text(AI_TEXT_LIMITS.brand)),
});
export type TitleFixRequest = z.infer<typeof titleFixRequestSchema>;

/** `POST /ai/title-optimization` and `POST /ai/compliance-check`. */
export const titleReviewRequestSchema = z.object({
  ...common,
  keyword: z.optional(text(AI_TEXT_LIMITS.keyword)),
  features: z.optional(text(AI_TEXT_LIMITS.features)),
});
export type TitleReviewRequest = z.infer<typeof titleReviewRequestSchema>;

/** Plain text of the AI, or a finding of the rules, with texts in the locales. */
export const aiTextSchema = z.union([z.object({ text: z.string() }), findingSchema]);
export type AiText = z.infer<typeof aiTextSchema>;

const count = z.int().check(z.gte(0));
const score = z.number().check(z.gte(0), z.lte(100));

const positionsSchema = z.array(z.object({ start: count, end: count }));

/** A violation of a title. `positions` are UTF-16 offsets; other details depend on the type. */
export const titleViolationSchema = z.object({
  type: z.string(),
  severity: z.enum(['error', 'warning', 'info']),
  positions: positionsSchema,
  found_chars: z.optional(z.array(z.object({ char: z.string(), positions: positionsSchema }))),
  repeated_words: z.optional(z.array(z.object({ word: z.string(), count }))),
  max_length: z.optional(z.number()),
  message: z.optional(aiTextSchema),
});
export type TitleViolation = z.infer<typeof titleViolationSchema>;

/** Minimal changes, optimized for search, optimized for conversion. */
export const FIX_STRATEGIES = ['minimal', 'seo', 'conversion'] as const;
export type FixStrategy = (typeof FIX_STRATEGIES)[number];

/** One rewritten title. `length` (code points) and `compliance_score` come from our rules, never from the AI. */
export const fixedTitleSchema = z.object({
  strategy: z.enum(FIX_STRATEGIES),
  title: z.string(),
  length: count,
  compliance_score: score,
  changes: z.array(aiTextSchema),
  explanation: aiTextSchema,
});
export type FixedTitle = z.infer<typeof fixedTitleSchema>;

/** Three versions; rules may give fewer. `violations` are those of the original title. */
export const titleFixResultSchema = z.object({
  fixed_titles: z.array(fixedTitleSchema).check(z.maxLength(3)),
  violations: z.array(titleViolationSchema),
  /** Further findings, for example why there are fewer than three versions. */
  notes: z.optional(z.array(aiTextSchema)),
});
export type TitleFixResult = z.infer<typeof titleFixResultSchema>;

/** `checks` are the scores of `optimized_titles` by our rules, in the same order. */
export const titleOptimizationResultSchema = z.object({
  optimized_titles: z.array(z.string()).check(z.maxLength(3)),
  checks: z.array(z.object({ length: count, score, compliance_score: score })),
  improvements: z.array(aiTextSchema),
  keyword_suggestions: z.array(aiTextSchema),
  compliance_notes: z.array(aiTextSchema),
});
export type TitleOptimizationResult = z.infer<typeof titleOptimizationResultSchema>;

/** Includes all violations of our rules; the score is at most that of our rules. */
export const complianceCheckResultSchema = z.object({
  is_compliant: z.boolean(),
  score,
  violations: z.array(aiTextSchema),
  suggestions: z.array(aiTextSchema),
});
export type ComplianceCheckResult = z.infer<typeof complianceCheckResultSchema>;

const limitsSchema = z.object({ hour: count, day: count });

/** Remaining calls: the lower of session and network. */
export const aiUsageSchema = z.object({
  limits: limitsSchema,
  remaining: limitsSchema,
  /** The next full hour, or midnight UTC when the day is used up. */
  resets_at: z.iso.datetime(),
});
export type AiUsage = z.infer<typeof aiUsageSchema>;

/** `ai`: a new reply. `cache`: a reply of the last 7 days. `rules`: no provider is configured. */
export const AI_SOURCES = ['ai', 'cache', 'rules'] as const;
export type AiSource = (typeof AI_SOURCES)[number];

/** An answer with its source and the remaining quota. Cached answers use no quota. */
export function aiAnswerSchema<Result extends z.ZodMiniType>(result: Result) {
  return z.object({ source: z.enum(AI_SOURCES), result, usage: aiUsageSchema });
}
export const titleFixAnswerSchema = aiAnswerSchema(titleFixResultSchema);
export const titleOptimizationAnswerSchema = aiAnswerSchema(titleOptimizationResultSchema);
export const complianceCheckAnswerSchema = aiAnswerSchema(complianceCheckResultSchema);

/** Request and answer of each call. */
export interface AiCalls {
  'title-fix': { request: TitleFixRequest; answer: z.infer<typeof titleFixAnswerSchema> };
  'title-optimization': {
    request: TitleReviewRequest;
    answer: z.infer<typeof titleOptimizationAnswerSchema>;
  };
  'compliance-check': { request: TitleReviewRequest; answer: z.infer<typeof complianceCheckAnswerSchema> };
}

/** `GET /ai/status`; without `user_session`, only the network counts. */
export const aiStatusQuerySchema = z.object({
  user_session: z.optional(storedText(64)),
  call: z._default(z.enum(AI_CALLS), 'title-fix'),
});

/** Whether a provider is configured, and the remaining quota of the call. */
export const aiStatusSchema = z.object({ configured: z.boolean(), ...aiUsageSchema.shape });
export type AiStatus = z.infer<typeof aiStatusSchema>;

/** Codes for parts that an AI answer lacks. Their texts are in the error locales. */
export const AI_TEXT_CODES = ['fixed-by-policy', 'change-not-named'] as const;
