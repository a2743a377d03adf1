import type {
  AnalyticsBatchTable,
  AnalyticsEventTable,
  AnalyticsRollUpStateTable,
  AnalyticsRollUpTable,
} from '../features/analytics/analytics.table.ts';
import type { AuditEntryTable } from '../features/audit/audit.table.ts';
import type { JobLeaseTable } from '../jobs/job-lease.table.ts';

/** Every table, by the feature that owns it. */
export interface Schema {
  analytics_event: AnalyticsEventTable;
  analytics_batch: AnalyticsBatchTable;
  audit_entry: AuditEntryTable;
  analytics_roll_up: AnalyticsRollUpTable;
  analytics_roll_up_state: AnalyticsRollUpStateTable;
  job_lease: JobLeaseTable;
}
