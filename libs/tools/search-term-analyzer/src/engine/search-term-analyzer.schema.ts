import { findingSchema } from '@seller-toolbox/tool-contract';
import * as z from 'zod/mini';
import { TERM_STATUSES } from './judge-term.ts';

export const MAX_ROWS = 200_000;

const MAX_AMOUNT = 1e12;
const amount = z.number().check(z.gte(0), z.lte(MAX_AMOUNT));
const count = z.int().check(z.gte(0), z.lte(MAX_AMOUNT));
const name = z._default(z.string().check(z.maxLength(500)), '');

/**
 * A row of a Sponsored Products search term report, independent of its language. Spend and sales are in the
 * currency of the report, orders those that the report attributes. `matchType` is as the report writes it.
 */
const rowSchema = z.strictObject({
  term: z.string().check(z.minLength(1), z.maxLength(500)),
  /** Null where the report lacks them. */
  impressions: z._default(z.nullable(count), null),
  clicks: count,
  spend: amount,
  sales: amount,
  orders: count,
  campaign: name,
  adGroup: name,
  targeting: name,
  matchType: name,
  campaignId: name,
  adGroupId: name,
  /** The ids of the keyword or product target, as in a bulk workbook. */
  keywordId: name,
  targetId: name,
  /** The present bid; null where the report lacks it. */
  bid: z._default(z.nullable(amount), null),
});
export type ReportRow = z.output<typeof rowSchema>;

export const BRAND_FILTERS = ['all', 'without', 'only'] as const;

const percent = z.nullable(z.number().check(z.gt(0), z.lte(1000)));

const settings = {
  /** Target ACOS in percent. */
  targetAcos: z._default(percent, null),
  /** Margin before advertising in percent of the price: the break-even ACOS. The target if `targetAcos` is null. */
  margin: z._default(percent, null),
  /** A list, or one text with commas. */
  brandWords: z._default(
    z.union([
      z.string().check(z.maxLength(5000)),
      z.array(z.string().check(z.maxLength(200))).check(z.maxLength(200)),
    ]),
    '',
  ),
  /** Which terms are analyzed: all, those without a brand word, or only those with one. */
  brand: z._default(z.enum(BRAND_FILTERS), 'all'),
  /** Terms with fewer clicks are not judged. */
  minClicks: z._default(z.int().check(z.gte(0), z.lte(100_000)), 0),
  /** How far a bid moves in one step, in percent of the present one; null without a bound. */
  maxBidChange: z._default(percent, 30),
};

/** The settings of an analysis, without the rows. */
export const settingsSchema = z.strictObject(settings);
export type AnalyzerSettings = z.output<typeof settingsSchema>;

export const inputSchema = z.strictObject({
  rows: z._default(z.array(rowSchema).check(z.maxLength(MAX_ROWS)), []),
  ...settings,
  /** Decimals of an amount of the currency, in which bids are made. */
  bidDecimals: z._default(z.int().check(z.gte(0), z.lte(4)), 2),
});
export type AnalyzerInput = z.output<typeof inputSchema>;

const ratio = z.nullable(z.number());
const measures = {
  impressions: z.nullable(z.number()),
  clicks: z.number(),
  spend: z.number(),
  sales: z.number(),
  orders: z.number(),
  /** Percent. */
  acos: ratio,
  /** Percent. */
  cvr: ratio,
  cpc: ratio,
  /** Percent. */
  ctr: ratio,
};
const adGroupRef = {
  campaign: z.string(),
  adGroup: z.string(),
  campaignId: z.string(),
  adGroupId: z.string(),
};

const termSchema = z.strictObject({
  text: z.string(),
  ...measures,
  status: z.enum(TERM_STATUSES),
  isAsin: z.boolean(),
  isBrand: z.boolean(),
  /** Probability in percent of no order in as many clicks at the conversion rate of the report. */
  noOrderChance: z.number(),
  evidence: z.nullable(findingSchema),
});
export type TermRow = z.output<typeof termSchema>;

export const outputSchema = z.strictObject({
  totals: z.strictObject({ rows: z.number(), terms: z.number(), ...measures }),
  /** Target ACOS in percent, and where it comes from. */
  target: z.nullable(z.number()),
  targetFrom: z.enum(['target', 'margin', 'average', 'none']),
  /** Orders per click, percent, by which terms without a brand word are judged: theirs where there are any. */
  conversionRate: z.number(),
  rateFrom: z.strictObject({ orders: z.number(), clicks: z.number(), isWithoutBrand: z.boolean() }),
  /** Clicks without an order from which a term is wasted; null where the report has no orders. */
  judgedFrom: z.nullable(z.number()),
  wastedSpend: z.number(),
  /** Spend by status, in the order of the chart. */
  spendSplit: z.array(
    z.strictObject({ status: z.enum(TERM_STATUSES), spend: z.number(), terms: z.number() }),
  ),
  brandSplit: z.nullable(
    z.strictObject({ brand: z.strictObject(measures), other: z.strictObject(measures) }),
  ),
  /** Highest spend first. */
  terms: z.array(termSchema),
  ngrams: z.array(z.strictObject({ text: z.string(), words: z.number(), terms: z.number(), ...measures })),
  wasted: z.array(termSchema),
  harvest: z.array(
    z.extend(termSchema, {
      matchType: z.string(),
      campaigns: z.array(z.string()),
      bid: z.nullable(z.number()),
    }),
  ),
  negatives: z.array(
    z.strictObject({
      text: z.string(),
      match: z.enum(['exact', 'phrase', 'product']),
      matchType: z.string(),
      ...adGroupRef,
      clicks: z.number(),
      spend: z.number(),
      evidence: findingSchema,
    }),
  ),
  bids: z.array(
    z.strictObject({
      text: z.string(),
      matchType: z.string(),
      ...adGroupRef,
      ...measures,
      keywordId: z.string(),
      targetId: z.string(),
      /** Null where the report lacks it. */
      presentBid: ratio,
      bid: z.number(),
      /** Percent of the present bid, else of the cost per click. */
      change: ratio,
      /** Spend that the change saves at the same clicks, without those of wasted terms; negative for a raised bid. */
      saving: z.number(),
      evidence: findingSchema,
    }),
  ),
  /** The ACOS now, after the wasted terms are excluded, and then after bids are lowered, at the same clicks and sales. */
  acosSteps: z.array(
    z.strictObject({
      action: z.enum(['now', 'exclude', 'lower-bids']),
      count: z.number(),
      /** Percent. */
      acos: ratio,
      /** Percentage points that the step takes off. */
      cut: ratio,
      /** Spend that the step saves. */
      saving: z.number(),
    }),
  ),
  /** Spend that all steps save in the time of the report, if sales stay the same. */
  saved: z.number(),
  /** Percentage by which the sales may fall before the ACOS is as high as now; null where nothing is saved, or without sales. */
  salesDropLimit: ratio,
  /** Percentage points that the last step leaves above the target, negative below it; null if none was given, or without sales. */
  acosGap: ratio,
  /** What the last step leaves to the target, each amount alone; null where it is reached, or none was given. */
  stillNeeded: z.nullable(z.strictObject({ lessSpend: z.number(), moreSales: z.number() })),
  findings: z.array(findingSchema),
});
export type AnalyzerOutput = z.output<typeof outputSchema>;
