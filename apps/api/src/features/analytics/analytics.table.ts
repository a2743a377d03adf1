import type { ColumnType } from 'kysely';

/** Written once, never changed. 64-bit numbers travel as text, because the driver gives them so. */
export interface AnalyticsEventTable {
  /** By the service's clock: days and windows are counted by it. */
  received_at: Date;
  /** By the browser's clock, kept within a week before and five minutes after `received_at`. */
  occurred_at: Date;
  /** First 64 bits of a keyed hash of the session string. */
  session_hash: string;
  type: 'tool_usage' | 'page_view' | 'session';
  usage_type: 'view' | 'calculate' | null;
  tool_id: string | null;
  path: string | null;
  page_views: number | null;
  tool_uses: number | null;
  usage_data: ColumnType<Record<string, unknown> | null, string | null, never>;
}

/** A batch that was stored lately, so that it is not stored again. */
export interface AnalyticsBatchTable {
  /** 16 bytes of a hash of the batch's own id, else of what it says. */
  key: Buffer;
  expires_at: Date;
}
