import { rule } from '@seller-toolbox/tool-contract';
import * as z from 'zod/mini';
import { ANNOUNCEMENT_LANGUAGES } from './announcement-kinds.data.ts';
import { emailAddressSchema } from './email-address.ts';
import {
  blankAsNull,
  countCharacters,
  fitsCharacters,
  isPresent,
  storedLines,
  storedText,
} from './stored-text.ts';

export const FEEDBACK_TYPES = [
  'general',
  'bug',
  'feature',
  'improvement',
  'compliment',
  'complaint',
] as const;
export type FeedbackType = (typeof FEEDBACK_TYPES)[number];

/** Types in the public form; the others are available through the API only. */
export const PUBLIC_FEEDBACK_TYPES = [
  'general',
  'bug',
  'feature',
  'improvement',
] as const satisfies readonly FeedbackType[];

/** In characters after trimming. The counter of the form shows `length/500` regardless. */
export const MIN_FEEDBACK_MESSAGE = 10;
export const MAX_FEEDBACK_MESSAGE = 1000;
export const FEEDBACK_COUNTER = 500;

const rating = z.int().check(z.gte(1), z.lte(5));

/** The path without query and fragment; one that is no page of the site is not stored. */
const sentFrom = z.object({
  consent: z.literal(true),
  page: z.optional(storedText(256).check(z.regex(/^\/[^?#]*$/))),
  language: z.enum(ANNOUNCEMENT_LANGUAGES),
});

/** `POST /feedback`. The form validates with the same schema. */
export const feedbackInputSchema = z.object({
  feedback_type: z._default(z.enum(FEEDBACK_TYPES), 'general'),
  rating: z.optional(z.nullable(rating)),
  message: storedLines().check(
    z.trim(),
    isPresent(),
    rule('too-short', (text: string) => countCharacters(text) >= MIN_FEEDBACK_MESSAGE),
    fitsCharacters(MAX_FEEDBACK_MESSAGE),
  ),
  email: blankAsNull(emailAddressSchema),
  /** Honeypot: feedback with this field is accepted but not stored. */
  website: z.optional(z.nullable(z.string())),
  /** Where it was written; only with the visitor's consent. */
  sent_from: z.optional(sentFrom),
  /** Idempotency key: the same `submission_id` is stored once. */
  submission_id: z.optional(storedText(64).check(z.minLength(1))),
});
export type FeedbackInput = z.output<typeof feedbackInputSchema>;

/** The same answer for stored and ignored feedback. */
export const feedbackReceiptSchema = z.object({ received: z.literal(true) });

/** `GET /feedback/stats/overview`: figures only, public. */
export const feedbackStatsSchema = z.object({
  overall: z.object({
    total_feedback: z.int(),
    /** Mean of all ratings, to two decimals; null without ratings. */
    overall_avg_rating: z.nullable(z.number()),
    /** In the last 7 and 30 times 24 hours. */
    weekly_count: z.int(),
    monthly_count: z.int(),
  }),
  /** Only types with feedback, the most frequent first. */
  byType: z.array(
    z.object({
      feedback_type: z.enum(FEEDBACK_TYPES),
      count: z.int(),
      avg_rating: z.nullable(z.number()),
      resolved_count: z.int(),
    }),
  ),
});
export type FeedbackStats = z.infer<typeof feedbackStatsSchema>;
