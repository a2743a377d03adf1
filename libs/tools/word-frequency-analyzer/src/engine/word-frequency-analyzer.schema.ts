import { findingSchema } from '@seller-toolbox/tool-contract';
import * as z from 'zod/mini';
import { FREQUENCY_CATEGORIES } from './frequency-category.ts';

/** Choices of the page for the minimum length of a word. */
export const MIN_LENGTHS = [1, 2, 3, 4] as const;

export const inputSchema = z.strictObject({
  text: z.string().check(z.maxLength(1_500_000)),
  /** Shorter words are not counted. */
  minLength: z._default(z.literal(MIN_LENGTHS), 2),
  /** Excludes stop words and promotional words. */
  excludeCommonWords: z._default(z.boolean(), true),
  /** Counts singular and plural as one word, by the rules of the text's language. */
  mergeForms: z._default(z.boolean(), true),
});

export const outputSchema = z.strictObject({
  /** Words counted: long enough, and not excluded. All shares are of these. */
  totalWords: z.number(),
  /** Distinct words among them. */
  uniqueWords: z.number(),
  /** Words in the text before exclusion. */
  allWords: z.number(),
  /** Length of the text in Unicode code points. */
  textLength: z.number(),
  /** All words counted, most frequent first. */
  wordFrequencies: z.array(
    z.strictObject({
      word: z.string(),
      count: z.number(),
      /** Singular and plural with their counts where both occur. */
      forms: z.array(z.strictObject({ word: z.string(), count: z.number() })),
      percentage: z.number(),
      category: z.enum(FREQUENCY_CATEGORIES),
    }),
  ),
  /** The ten most frequent words. */
  topKeywords: z.array(z.string()),
  /** In code points; 0 where no word is counted. */
  averageWordLength: z.number(),
  /** From 0 to 100; null where no word is counted. */
  readabilityScore: z.nullable(z.number()),
  /** Distribution of the words counted over the categories. */
  categories: z.array(
    z.strictObject({
      category: z.enum(FREQUENCY_CATEGORIES),
      uniqueWords: z.number(),
      words: z.number(),
    }),
  ),
  /** Phrases of two and three words that occur at least twice, most frequent first. */
  phrases: z.array(
    z.strictObject({ text: z.string(), words: z.union([z.literal(2), z.literal(3)]), count: z.number() }),
  ),
  findings: z.array(findingSchema),
});
