import { findingSchema, rule } from '@seller-toolbox/tool-contract';
import * as z from 'zod/mini';
import { toKeywords } from './keyword-list.ts';

/** In UTF-16 code units; about 15,000 words. */
const CONTENT_CAPACITY = 100_000;
/** Texts up to this length are measured faster than a worker starts. */
export const SHORT_CONTENT = 10_000;
const KEYWORDS_CAPACITY = 20_000;
const MAX_KEYWORDS = 200;
/** Entries of a list, blank and repeated ones included. */
const MAX_ENTRIES = 2000;
/** Longer than any phrase that shoppers search for. */
const MAX_KEYWORD_LENGTH = 200;

/** `loose` counts words that contain the keyword or are contained in it, `phrase` whole phrases. */
export const MATCHES = ['loose', 'phrase'] as const;
export type Match = (typeof MATCHES)[number];

/** A text and the keywords to look for, as a text with separators or as a list. */
export const inputSchema = z.strictObject({
  // Too long keywords are rejected before they are split.
  keywords: z
    .union([
      z.string().check(z.maxLength(KEYWORDS_CAPACITY, { abort: true })),
      z
        .array(z.string().check(z.maxLength(MAX_KEYWORD_LENGTH)))
        .check(z.maxLength(MAX_ENTRIES, { abort: true })),
    ])
    .check(
      rule('too-many-keywords', (keywords) => toKeywords(keywords).length <= MAX_KEYWORDS),
      z.refine((keywords) => toKeywords(keywords).every(({ length }) => length <= MAX_KEYWORD_LENGTH), {
        params: { code: 'too-long' },
      }),
    ),
  content: z.string().check(z.maxLength(CONTENT_CAPACITY)),
  match: z._default(z.enum(MATCHES), 'loose'),
});
export type KeywordDensityInput = z.output<typeof inputSchema>;

const count = z.number().check(z.int(), z.gte(0));
const percent = z.number().check(z.gte(0), z.lte(100));

const rowSchema = z.strictObject({
  /** As first written, with single spaces. */
  keyword: z.string(),
  /** Words that match, or whole-phrase occurrences. */
  count,
  /** Occurrences per 100 words; over 100 if text without white space contains several phrases. */
  density: z.number().check(z.gte(0)),
  /** Under 1 percent low, above 3 percent high. */
  status: z.enum(['low', 'optimal', 'high']),
  /** The status, but in a text too short for a density by the number of uses: one or two are no stuffing. */
  verdict: z.enum(['low', 'optimal', 'high']),
  recommendation: findingSchema,
  /** Percent of a bar that is full at a density of 10 percent. */
  barWidth: percent,
});
export type DensityRow = z.infer<typeof rowSchema>;

export const outputSchema = z.strictObject({
  match: z.enum(MATCHES),
  /** Words between white space; scripts without spaces are segmented. */
  words: count,
  /** Code points of the trimmed text. */
  characters: count,
  sentences: count,
  /** One for each distinct keyword, in the order given. */
  rows: z.array(rowSchema),
  /** The number of rows with each status. */
  statuses: z.strictObject({ low: count, optimal: count, high: count }),
  /** The number of rows with each verdict. */
  verdicts: z.strictObject({ low: count, optimal: count, high: count }),
  /** The bounds of the optimal band in percent, and their positions on a bar. */
  band: z.strictObject({ low: percent, high: percent, lowAt: percent, highAt: percent }),
  /** Disjoint, ascending spans of the content with keywords: the total and the first 1,000. */
  highlights: z.strictObject({ total: count, first: z.array(z.strictObject({ start: count, end: count })) }),
});
export type KeywordDensityOutput = z.infer<typeof outputSchema>;
