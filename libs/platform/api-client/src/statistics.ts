import {
  analyticsOverallSchema,
  analyticsRealtimeSchema,
  type AnalyticsOverall,
  type AnalyticsRealtime,
  type UsageDetails,
  usageDetailsSchema,
} from '@seller-toolbox/contracts/analytics-statistics';
import {
  analyticsReportSchema,
  toolReportSchema,
  type AnalyticsReport,
  type ToolReport,
} from '@seller-toolbox/contracts/analytics-report';
import { callApi, type CallOptions } from './call-api.ts';
import { queryOf } from './call-list.ts';

/** Figures of the whole site, in total and today. */
export function overallStatistics(options: CallOptions = {}): Promise<AnalyticsOverall> {
  return callApi({ path: '/analytics/overall' }, analyticsOverallSchema, options);
}

/** Figures of the last 60 minutes and of today. */
export function realtimeStatistics(options: CallOptions = {}): Promise<AnalyticsRealtime> {
  return callApi({ path: '/analytics/realtime' }, analyticsRealtimeSchema, options);
}

/** The last days, compared with as many before. */
export function analyticsReport(days: number, options: CallOptions = {}): Promise<AnalyticsReport> {
  return callApi({ path: `/analytics/report?days=${days}` }, analyticsReportSchema, options);
}

/** One tool on the last days, compared with as many before. */
export function toolReport(
  { id, days }: { readonly id: string; readonly days: number },
  options: CallOptions = {},
): Promise<ToolReport> {
  const path = `/analytics/tools/${encodeURIComponent(id)}?days=${days}`;
  return callApi({ path }, toolReportSchema, options);
}

/** With which options tools were used, or one of them, and what a session contains. */
export function usageDetails(
  { days, toolId }: { readonly days: number; readonly toolId?: string | undefined },
  options: CallOptions = {},
): Promise<UsageDetails> {
  const path = `/analytics/usage-details${queryOf({ days, tool_id: toolId })}`;
  return callApi({ path }, usageDetailsSchema, options);
}
