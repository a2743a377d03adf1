import * as z from 'zod/mini';
import { ANNOUNCEMENT_LANGUAGES } from './announcements.ts';
import { storedText } from './stored-text.ts';

export const MAX_EVENTS_PER_BATCH = 100;
export const MAX_BATCH_BYTES = 64 * 1024;
/** Maximum size of `usage_data` as JSON. */
export const MAX_USAGE_DATA_BYTES = 1024;

/**
 * `view`: a tool was opened. `calculate`: a debounced change by the user, or an action such as copying a cell or exporting
 * a table; never the initial example.
 */
export const USAGE_TYPES = ['view', 'calculate'] as const;
export type UsageType = (typeof USAGE_TYPES)[number];

/** The id of a rule set, a unit, a tier (`BTU/h`) or a time zone (`Etc/GMT+8`): no free text. */
const optionId = z.string().check(z.regex(/^[A-Za-z0-9_/.:+-]{1,40}$/));

/** Counts, lengths and selected options, one level deep, never typed text. */
const usageDataSchema = z
  .record(optionId, z.union([optionId, z.number(), z.boolean(), z.null()]))
  .check(z.refine(fitsUsageData, { params: { code: 'too-long' } }));

/** Keys and options are ASCII, so characters are bytes. */
function fitsUsageData(data: Record<string, unknown>): boolean {
  return JSON.stringify(data).length <= MAX_USAGE_DATA_BYTES;
}

const common = {
  /** When it happened by the browser's clock: ISO 8601, or milliseconds since 1970. */
  timestamp: z.union([z.iso.datetime({ offset: true }), z.number().check(z.gte(0), z.lte(8.64e15))]),
  /** Random id of the browser for one visit. */
  session_id: storedText(64).check(z.minLength(1)),
};

const count = z.int().check(z.gte(0), z.lte(1_000_000));

export const toolUsageEventSchema = z.object({
  type: z.literal('tool_usage'),
  ...common,
  tool_id: storedText(64).check(z.minLength(1)),
  tool_name: z.optional(storedText(128)),
  usage_type: z.enum(USAGE_TYPES),
  usage_data: z.optional(z.nullable(usageDataSchema)),
});

/** By the width of the screen in CSS pixels: below 600, below 1200, and from then on. */
export const SCREEN_CLASSES = ['small', 'medium', 'large'] as const;
export type ScreenClass = (typeof SCREEN_CLASSES)[number];

/** What is known of a visit at its first page view: a host and two classes, nothing of a person. */
const entrySchema = z.object({
  /** The host of the page before, without its path; blank: none, or this site. */
  referrer: z.string().check(z.maxLength(253), z.regex(/^[a-z0-9.-]*$/)),
  /** In which the page is shown. */
  language: z.enum(ANNOUNCEMENT_LANGUAGES),
  screen: z.enum(SCREEN_CLASSES),
});
export type VisitEntry = z.infer<typeof entrySchema>;

export const pageViewEventSchema = z.object({
  type: z.literal('page_view'),
  ...common,
  /** The pathname only: no query, no fragment. */
  path: storedText(256).check(z.regex(/^\/[^?#]*$/)),
  title: z.optional(storedText(256)),
  /** With the first page view of a visit only. */
  entry: z.optional(entrySchema),
});

export const sessionEventSchema = z.object({
  type: z.literal('session'),
  ...common,
  page_views: count,
  tool_uses: count,
});

export const analyticsEventSchema = z.discriminatedUnion('type', [
  toolUsageEventSchema,
  pageViewEventSchema,
  sessionEventSchema,
]);
export type AnalyticsEvent = z.infer<typeof analyticsEventSchema>;

/** `POST /analytics/batch`. Deduplicated by `batch_id`, else by content within 10 minutes. */
export const analyticsBatchSchema = z.object({
  events: z.array(analyticsEventSchema).check(z.minLength(1), z.maxLength(MAX_EVENTS_PER_BATCH)),
  batch_id: z.optional(storedText(64).check(z.minLength(1))),
});
export type AnalyticsBatch = z.infer<typeof analyticsBatchSchema>;

/** `accepted` is the number of newly stored events; 0 for a duplicate batch. */
export const batchReceiptSchema = z.object({ accepted: z.int(), duplicate: z.boolean() });
export type BatchReceipt = z.infer<typeof batchReceiptSchema>;
