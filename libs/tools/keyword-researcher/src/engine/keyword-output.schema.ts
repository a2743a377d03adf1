import * as z from 'zod/mini';
import { CATEGORIES, COMPETITIONS, MARKETPLACES, TRENDS } from './keyword-researcher.schema.ts';
import { sourcesOutputSchema } from './sources-output.schema.ts';
import { KEYWORDS_PER_SEARCH, SAMPLE_RANGES } from './sample-ranges.data.ts';

const { searchVolume, difficulty, relevance } = SAMPLE_RANGES;
const integerBetween = ([from, to]: readonly [number, number]) =>
  z.number().check(z.int(), z.gte(from), z.lte(to));
const count = z.number().check(z.int(), z.gte(0), z.lte(KEYWORDS_PER_SEARCH));

const rowSchema = z.strictObject({
  keyword: z.string(),
  /** Searches a month. */
  searchVolume: integerBetween(searchVolume),
  competition: z.enum(COMPETITIONS),
  /** Cost per click in `currency`. */
  cpc: z.number().check(z.gt(0)),
  difficulty: integerBetween(difficulty),
  trend: z.enum(TRENDS),
  relevance: integerBetween(relevance),
});
export type KeywordRow = z.infer<typeof rowSchema>;

export const sampleOutputSchema = z.strictObject({
  sample: z.literal(true),
  seed: z.string(),
  marketplace: z.enum(MARKETPLACES),
  category: z.enum(CATEGORIES),
  currency: z.string(),
  rows: z.array(rowSchema),
  summary: z.strictObject({
    total: count,
    lowCompetition: count,
    /** The mean, not rounded. */
    averageVolume: z.number().check(z.gte(0)),
    /** Of relevance 80 or more. */
    highRelevance: count,
  }),
});
export type SampleOutput = z.infer<typeof sampleOutputSchema>;

export const outputSchema = z.discriminatedUnion('sample', [sourcesOutputSchema, sampleOutputSchema]);
export type ResearchOutput = z.infer<typeof outputSchema>;
