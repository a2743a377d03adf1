import { findingSchema } from '@seller-toolbox/tool-contract';
import * as z from 'zod/mini';
import { SORT_ORDERS } from './combination-plan.ts';
import { MATCH_TYPES } from './match-marks.ts';
import { WORD_ORDERS } from './refined-rows.ts';

/** Maximum rows per output; more are read in windows. */
const MAX_ROWS = 1_000_000;

const keywordText = z.string().check(z.maxLength(100_000));
const keywordList = z.array(z.string().check(z.maxLength(1000))).check(z.maxLength(10_000));

/**
 * The groups to combine: a text is split on commas, semicolons (of either width), `、`, tabs and line breaks, a list
 * is taken as it is.
 * `offset` and `limit` select the window of rows.
 */
export const inputSchema = z.strictObject({
  groups: z.array(z.union([keywordText, keywordList])).check(z.minLength(2), z.maxLength(3)),
  separator: z._default(z.string().check(z.maxLength(10)), ' '),
  sort: z._default(z.enum(SORT_ORDERS), 'original'),
  /** Writes a word that two groups share once in a row. */
  dropRepeats: z._default(z.boolean(), true),
  /** Keeps one of the rows that differ at most in case. */
  unique: z._default(z.boolean(), false),
  wordOrder: z._default(z.enum(WORD_ORDERS), 'groups'),
  matchType: z._default(z.enum(MATCH_TYPES), 'none'),
  offset: z._default(z.int().check(z.gte(0)), 0),
  limit: z._default(z.int().check(z.gte(0), z.lte(MAX_ROWS)), 1000),
});

export const outputSchema = z.strictObject({
  /** The rows of the window, in the chosen order. */
  combinations: z.array(
    z.strictObject({
      /** Index in the original order, independent of the sorting. */
      index: z.number(),
      combination: z.string(),
      wordCount: z.number(),
      charCount: z.number(),
    }),
  ),
  /** Total number of combinations. */
  total: z.number(),
  /** Number of keywords per group. */
  groupSizes: z.array(z.number()),
  warnings: z.array(findingSchema),
});
