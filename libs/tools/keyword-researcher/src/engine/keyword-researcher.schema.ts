import { rule } from '@seller-toolbox/tool-contract';
import { isDay } from '@seller-toolbox/tool-contract/days';
import * as z from 'zod/mini';
import { MAX_SOURCES, sourceSchema } from './keyword-sources.schema.ts';
import { DEFAULT_WEIGHTS } from './source-ranges.data.ts';

/** Marketplaces of this tool, the default first, with the currency of the CPC. */
export const MARKETPLACE_CURRENCIES = { US: 'USD', UK: 'GBP', DE: 'EUR', FR: 'EUR', CA: 'CAD' } as const;
export type MarketplaceCode = keyof typeof MARKETPLACE_CURRENCIES;

export const MARKETPLACES = ['US', 'UK', 'DE', 'FR', 'CA'] as const satisfies readonly MarketplaceCode[];
export const CATEGORIES = ['all', 'electronics', 'clothing', 'home', 'health', 'books'] as const;
export type Category = (typeof CATEGORIES)[number];

export const COMPETITIONS = ['low', 'medium', 'high'] as const;
export const TRENDS = ['up', 'down', 'stable'] as const;

export const MATCH_TYPES = ['exact', 'phrase', 'broad'] as const;
export const MAX_CAMPAIGN_KEYWORDS = 1000;

const amount = z.number().check(z.gt(0), z.lte(1_000_000));
const campaignSchema = z.strictObject({
  name: z.string().check(z.trim(), z.minLength(1), z.maxLength(128)),
  startDate: z.string().check(z.refine(isDay, { params: { code: 'invalid-value' } })),
  dailyBudget: amount,
  defaultBid: amount,
  /** Of the advertised product; empty leaves its row out. */
  sku: z._default(z.string().check(z.trim(), z.maxLength(40)), ''),
  matchType: z._default(z.enum(MATCH_TYPES), 'exact'),
  /** The best so many keywords by score. */
  maxKeywords: z._default(z.number().check(z.int(), z.gte(1), z.lte(MAX_CAMPAIGN_KEYWORDS)), 50),
  gapTermsOnly: z._default(z.boolean(), false),
});
export type CampaignSettings = z.output<typeof campaignSchema>;

const weight = z.number().check(z.gte(0), z.lte(100));

/** Rows of the visitor's own reports, or a seed (trimmed) for a sample. */
export const inputSchema = z
  .strictObject({
    seed: z._default(z.string().check(z.trim(), z.maxLength(200)), ''),
    marketplace: z._default(z.enum(MARKETPLACES), 'US'),
    category: z._default(z.enum(CATEGORIES), 'all'),
    sources: z._default(z.array(sourceSchema).check(z.maxLength(MAX_SOURCES)), []),
    /** Own title and listing, for what they cover. */
    listing: z._default(z.string().check(z.maxLength(20_000)), ''),
    ownAsins: z._default(z.array(z.string().check(z.trim(), z.maxLength(20))).check(z.maxLength(100)), []),
    /** How much each part counts in the score. */
    weights: z._default(
      z.strictObject({ demand: weight, fit: weight, headroom: weight, share: weight }),
      DEFAULT_WEIGHTS,
    ),
    /** Settings of a manual campaign for the best keywords; null or left out for none. No default: samples follow from the input. */
    campaign: z.optional(z.nullable(campaignSchema)),
  })
  .check(rule('seed-required', ({ seed, sources }) => seed !== '' || sources.length > 0, ['seed']));
export type ResearchInput = z.output<typeof inputSchema>;
