import type { AiQuotaTable, AiReplyTable, AiReservationTable } from '../features/ai/ai.table.ts';
import type { AnalyticsBatchTable, AnalyticsEventTable } from '../features/analytics/analytics.table.ts';
import type { AuditEntryTable } from '../features/audit/audit.table.ts';

/** Every table, by the feature that owns it. */
export interface Schema {
  analytics_event: AnalyticsEventTable;
  analytics_batch: AnalyticsBatchTable;
  audit_entry: AuditEntryTable;
  ai_quota: AiQuotaTable;
  ai_reservation: AiReservationTable;
  ai_reply: AiReplyTable;
}
