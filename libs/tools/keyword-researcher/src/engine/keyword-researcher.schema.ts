import { rule } from '@seller-toolbox/tool-contract';
import * as z from 'zod/mini';
import { KEYWORDS_PER_SEARCH, SAMPLE_RANGES } from './sample-ranges.data.ts';

/** Marketplaces of this tool, the default first, with the currency of the CPC. */
export const MARKETPLACE_CURRENCIES = { US: 'USD', UK: 'GBP', DE: 'EUR', FR: 'EUR', CA: 'CAD' } as const;
export type MarketplaceCode = keyof typeof MARKETPLACE_CURRENCIES;

export const MARKETPLACES = ['US', 'UK', 'DE', 'FR', 'CA'] as const satisfies readonly MarketplaceCode[];
export const CATEGORIES = ['all', 'electronics', 'clothing', 'home', 'health', 'books'] as const;
export type Category = (typeof CATEGORIES)[number];

export const COMPETITIONS = ['low', 'medium', 'high'] as const;
export const TRENDS = ['up', 'down', 'stable'] as const;

/** A search. The seed is trimmed. */
export const inputSchema = z.strictObject({
  seed: z.string().check(
    z.trim(),
    z.maxLength(200),
    rule('seed-required', (seed) => seed !== ''),
  ),
  marketplace: z._default(z.enum(MARKETPLACES), 'US'),
  category: z._default(z.enum(CATEGORIES), 'all'),
});
export type ResearchInput = z.output<typeof inputSchema>;

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

export const outputSchema = z.strictObject({
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
export type ResearchOutput = z.infer<typeof outputSchema>;
