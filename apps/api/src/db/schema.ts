import type {
  AiPriceTable,
  AiQuotaTable,
  AiReplyTable,
  AiReservationTable,
  AiUseDayTable,
} from '../features/ai/ai.table.ts';
import type {
  AnnouncementTable,
  AnnouncementVersionTable,
  AnnouncementViewTable,
  AnnouncementTemplateTable,
} from '../features/announcements/announcements.table.ts';
import type { AuditEntryTable } from '../features/audit/audit.table.ts';
import type { AttemptTable, KnownNetworkTable } from '../features/auth/attempts.table.ts';
import type { RefreshTokenTable, SessionTable } from '../features/auth/sessions.table.ts';
import type { UserTable } from '../features/users/users.table.ts';
import type { FeedbackBatchTable, FeedbackTable } from '../features/feedback/feedback.table.ts';
import type {
  ExchangeRateDayTable,
  ExchangeRateLeaseTable,
  ExchangeRateSnapshotTable,
} from '../features/rates/rates.table.ts';
import type { NoticeDeliveryTable, NoticeTable } from '../features/notices/notices.table.ts';
import type {
  DesignPatentFileTable,
  DesignPatentTable,
  DesignPatentWordTable,
} from '../features/patents/patents.table.ts';
import type { SettingVersionTable } from '../features/settings/settings.table.ts';
import type { ToolSettingsTable } from '../features/tool-settings/tool-settings.table.ts';
import type { LimitCounterTable } from '../ports/limit-counter.table.ts';
import type {
  AnalyticsBatchTable,
  AnalyticsEventTable,
  AnalyticsRollUpStateTable,
  AnalyticsRollUpTable,
} from '../features/analytics/analytics.table.ts';
import type { JobLeaseTable } from '../jobs/job-lease.table.ts';

/** Every table. */
export interface Schema {
  analytics_event: AnalyticsEventTable;
  analytics_batch: AnalyticsBatchTable;
  audit_entry: AuditEntryTable;
  account_user: UserTable;
  account_session: SessionTable;
  account_refresh_token: RefreshTokenTable;
  account_attempt: AttemptTable;
  account_known_network: KnownNetworkTable;
  announcement: AnnouncementTable;
  announcement_view: AnnouncementViewTable;
  announcement_version: AnnouncementVersionTable;
  announcement_template: AnnouncementTemplateTable;
  feedback: FeedbackTable;
  feedback_batch: FeedbackBatchTable;
  exchange_rate_lease: ExchangeRateLeaseTable;
  exchange_rate_snapshot: ExchangeRateSnapshotTable;
  exchange_rate_day: ExchangeRateDayTable;
  notice: NoticeTable;
  notice_delivery: NoticeDeliveryTable;
  limit_counter: LimitCounterTable;
  setting_version: SettingVersionTable;
  analytics_roll_up: AnalyticsRollUpTable;
  analytics_roll_up_state: AnalyticsRollUpStateTable;
  job_lease: JobLeaseTable;
  tool_settings: ToolSettingsTable;
  ai_quota: AiQuotaTable;
  ai_reservation: AiReservationTable;
  ai_reply: AiReplyTable;
  ai_use_day: AiUseDayTable;
  ai_price: AiPriceTable;
  design_patent: DesignPatentTable;
  design_patent_file: DesignPatentFileTable;
  design_patent_word: DesignPatentWordTable;
}
