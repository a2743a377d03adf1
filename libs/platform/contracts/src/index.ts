export { FIELD_CODES, type FieldCode } from '@seller-toolbox/tool-contract';
export {
  analyticsBatchSchema,
  analyticsEventSchema,
  batchReceiptSchema,
  MAX_BATCH_BYTES,
  MAX_EVENTS_PER_BATCH,
  MAX_USAGE_DATA_BYTES,
  pageViewEventSchema,
  sessionEventSchema,
  toolUsageEventSchema,
  USAGE_TYPES,
  type AnalyticsBatch,
  type AnalyticsEvent,
  type BatchReceipt,
  type UsageType,
} from './analytics-events.ts';
export {
  analyticsOverallSchema,
  analyticsRealtimeSchema,
  MAX_TREND_DAYS,
  pageViewStatSchema,
  pageViewStatsSchema,
  toolUsageStatSchema,
  toolUsageStatsSchema,
  usageTrendDaySchema,
  usageTrendQuerySchema,
  usageTrendSchema,
  type AnalyticsOverall,
  type AnalyticsRealtime,
  type PageViewStat,
  type ToolUsageStat,
  type UsageTrendDay,
} from './analytics-statistics.ts';
export { fieldErrorSchema, refusalSchema, successSchema, type FieldError, type Refusal } from './envelope.ts';
export { CLIENT_ERROR_CODES, ERROR_CODES, type ClientErrorCode, type ErrorCode } from './error-codes.ts';
export { healthSchema, probeSchema, type Health } from './health.ts';
export {
  MAX_PAGE_LIMIT,
  pageQuerySchema,
  paginationSchema,
  queryInteger,
  type PageQuery,
  type Pagination,
} from './pagination.ts';
export { siteConfigSchema, siteInLanguage, type Site, type SiteConfig } from './site-config.ts';
export { storedText } from './stored-text.ts';
export {
  runToolSchema,
  toolDescriptionSchema,
  toolExampleSchema,
  toolParamsSchema,
  toolRowSchema,
  toolRowsSchema,
  type RunTool,
  type ToolDescription,
  type ToolRow,
} from './tools.ts';
export { topToolSchema, topToolsQuerySchema, topToolsSchema, type TopTool } from './top-tools.ts';
