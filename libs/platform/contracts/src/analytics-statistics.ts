import * as z from 'zod/mini';
import { queryInteger } from './pagination.ts';
import { topToolSchema } from './top-tools.ts';

const count = z.int().check(z.gte(0));

/**
 * `GET /analytics/overall`. Daily figures are of the current UTC day. Sessions are distinct session strings, exact up to
 * 1,024 and beyond that accurate to about 2 %.
 */
export const analyticsOverallSchema = z.object({
  /** Distinct sessions a day: the mean of up to 30 whole UTC days before today (decision 0022). */
  unique_visitors: count,
  total_page_views: count,
  /** Counts `calculate`. */
  total_tool_uses: count,
  total_sessions: count,
  daily_page_views: count,
  daily_tool_uses: count,
  total_feedback: count,
  daily_active_sessions: count,
});
export type AnalyticsOverall = z.infer<typeof analyticsOverallSchema>;

/** `GET /analytics/realtime`. Hourly figures are of the last 60 minutes, daily ones of the current UTC day. */
export const analyticsRealtimeSchema = z.object({
  hourly_tool_uses: count,
  hourly_page_views: count,
  hourly_active_sessions: count,
  daily_tool_uses: count,
  daily_page_views: count,
  daily_active_sessions: count,
});
export type AnalyticsRealtime = z.infer<typeof analyticsRealtimeSchema>;

/** A row of `GET /analytics/tool-usage-stats`: every tool that was opened or used, the most used first. */
export const toolUsageStatSchema = z.pick(topToolSchema, {
  tool_id: true,
  tool_name: true,
  total_uses: true,
  views: true,
  unique_users: true,
});
export type ToolUsageStat = z.infer<typeof toolUsageStatSchema>;
export const toolUsageStatsSchema = z.array(toolUsageStatSchema);

/** A row of `GET /analytics/page-view-stats`: the 100 most viewed pages. */
export const pageViewStatSchema = z.object({
  /** `other` combines paths that are no page of the site. */
  path: z.string(),
  total_views: count,
  /** Distinct session strings. */
  unique_visitors: count,
});
export type PageViewStat = z.infer<typeof pageViewStatSchema>;
export const pageViewStatsSchema = z.array(pageViewStatSchema);

/** The days of `GET /analytics/usage-trend`, today included; roll-ups are kept for longer. */
export const MAX_TREND_DAYS = 366;
export const usageTrendQuerySchema = z.object({ days: z.prefault(queryInteger(1, MAX_TREND_DAYS), '7') });

/** A row of `GET /analytics/usage-trend`: one for every day, the oldest first. */
export const usageTrendDaySchema = z.object({
  /** The UTC day, `2026-11-21`. */
  date: z.string(),
  /** Counts `calculate`. */
  total_uses: count,
  /** Distinct session strings that opened or used a tool. */
  unique_users: count,
});
export type UsageTrendDay = z.infer<typeof usageTrendDaySchema>;
export const usageTrendSchema = z.array(usageTrendDaySchema);

export const usageDetailsQuerySchema = z.object({
  ...usageTrendQuerySchema.shape,
  /** Options of this tool only; blank options of all tools. */
  tool_id: z.optional(z.string().check(z.maxLength(64))),
});

/** An option that a tool was used with, or the mean of a count. */
export const usedOptionSchema = z.object({
  tool_id: z.string(),
  tool_name: z.string(),
  option: z.string(),
  /** Null for a count, which has a mean instead. */
  value: z.nullable(z.string()),
  mean: z.nullable(z.number()),
  uses: count,
  /** Uses on each day, the oldest first. */
  daily_uses: z.array(count),
});
export type UsedOption = z.infer<typeof usedOptionSchema>;

/** `GET /analytics/usage-details`: what the newest events of the range say beyond their number. */
export const usageDetailsSchema = z.object({
  /** How many events were read; at most `MAX_DETAILED_EVENTS`. */
  events: count,
  /** The most frequent ones. */
  options: z.array(usedOptionSchema),
  /** Means over the sessions that reported their end; null without any. */
  pages_per_session: z.nullable(z.number()),
  uses_per_session: z.nullable(z.number()),
});
export type UsageDetails = z.infer<typeof usageDetailsSchema>;
