import * as z from 'zod/mini';
import { AI_CALLS } from './ai.ts';
import { currencyCodeSchema } from '@seller-toolbox/reference-data/currency-code.schema';

export const AI_TIERS = ['premium', 'standard', 'economy'] as const;

/** `ai`: the provider answered; `error`: it failed or was not asked, see `fault`. */
export const AI_USE_SOURCES = ['ai', 'cache', 'rules', 'error'] as const;

const count = z.int().check(z.gte(0));
const price = z.number().check(z.gte(0), z.lte(1_000_000));

/** What the provider charges for a tier from a day on, as the operator read it from its price list. */
export const aiPriceSchema = z.object({
  tier: z.enum(AI_TIERS),
  valid_from: z.iso.date(),
  currency: currencyCodeSchema,
  /** For a million tokens. */
  input_price: price,
  output_price: price,
});
export type AiPrice = z.infer<typeof aiPriceSchema>;

/** `PUT /ai/prices` replaces all prices; `version` is that of the prices that the change is based on. */
export const aiPricesSchema = z.object({
  prices: z.array(aiPriceSchema).check(z.maxLength(100)),
  version: z.string().check(z.maxLength(64)),
});
export type AiPrices = z.infer<typeof aiPricesSchema>;

/** `GET /ai/usage`. */
export const aiUseQuerySchema = z.object({
  days: z._default(z.coerce.number().check(z.int(), z.gte(1), z.lte(400)), 30),
});

/** Calls of one UTC day, task, tier and source. */
export const aiUseRowSchema = z.object({
  day: z.iso.date(),
  call: z.enum(AI_CALLS),
  tier: z.enum(AI_TIERS),
  source: z.enum(AI_USE_SOURCES),
  /** Why there was no answer; blank for an answer. */
  fault: z.string(),
  calls: count,
  /** Calls for which the provider said the tokens. */
  calls_with_tokens: count,
  input_tokens: count,
  output_tokens: count,
  /** By the price in force on the day; null without one, or without tokens. */
  cost: z.nullable(z.number()),
  currency: z.nullable(z.string()),
});
export type AiUseRow = z.infer<typeof aiUseRowSchema>;

export const aiReviewSchema = z.object({
  configured: z.boolean(),
  /** Provider calls of today (UTC), and how many there may be. */
  used_today: count,
  daily_cap: count,
  /** The newest day first. */
  rows: z.array(aiUseRowSchema),
  prices: z.array(aiPriceSchema),
  /** Changes with the prices. */
  prices_version: z.string(),
});
export type AiReview = z.infer<typeof aiReviewSchema>;
