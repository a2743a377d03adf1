import {
  analyticsOverallSchema,
  analyticsRealtimeSchema,
  pageViewStatsSchema,
  toolUsageStatsSchema,
  usageTrendSchema,
  type AnalyticsOverall,
  type AnalyticsRealtime,
  type PageViewStat,
  type ToolUsageStat,
  type UsageDetails,
  type UsageTrendDay,
  usageDetailsSchema,
} from '@seller-toolbox/contracts/analytics-statistics';
import { callApi, type CallOptions } from './call-api.ts';

/** Figures of the whole site, in total and today. */
export function overallStatistics(options: CallOptions = {}): Promise<AnalyticsOverall> {
  return callApi({ path: '/analytics/overall' }, analyticsOverallSchema, options);
}

/** Figures of the last 60 minutes and of today. */
export function realtimeStatistics(options: CallOptions = {}): Promise<AnalyticsRealtime> {
  return callApi({ path: '/analytics/realtime' }, analyticsRealtimeSchema, options);
}

/** Uses of tools day by day, the oldest first, today included. */
export function usageTrend(days: number, options: CallOptions = {}): Promise<UsageTrendDay[]> {
  return callApi({ path: `/analytics/usage-trend?days=${days}` }, usageTrendSchema, options);
}

/** With which options tools were used, and what a session contains. */
export function usageDetails(days: number, options: CallOptions = {}): Promise<UsageDetails> {
  return callApi({ path: `/analytics/usage-details?days=${days}` }, usageDetailsSchema, options);
}

/** Uses and views of every tool. */
export function toolUsageStatistics(options: CallOptions = {}): Promise<ToolUsageStat[]> {
  return callApi({ path: '/analytics/tool-usage-stats' }, toolUsageStatsSchema, options);
}

/** The most viewed pages. */
export function pageViewStatistics(options: CallOptions = {}): Promise<PageViewStat[]> {
  return callApi({ path: '/analytics/page-view-stats' }, pageViewStatsSchema, options);
}
