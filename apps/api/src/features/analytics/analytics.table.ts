import type { VisitClass } from '@seller-toolbox/contracts';
import type { ColumnType, Generated } from 'kysely';

/** Append-only. The driver returns 64-bit numbers as text. */
export interface AnalyticsEventTable {
  /** By the clock of the service; days and windows use it. */
  received_at: Date;
  /** By the clock of the browser, clamped from a week before to five minutes after `received_at`. */
  occurred_at: Date;
  /** First 64 bits of a keyed hash of the session string. */
  session_hash: string;
  type: 'tool_usage' | 'page_view' | 'session';
  usage_type: 'view' | 'calculate' | null;
  tool_id: string | null;
  path: string | null;
  /** With the first page view of a visit only: a host or `direct`, and three classes. */
  referrer: string | null;
  language: string | null;
  device: string | null;
  screen: string | null;
  page_views: number | null;
  tool_uses: number | null;
  usage_data: ColumnType<Record<string, unknown> | null, string | null, never>;
}

/** A recently stored batch, for deduplication. */
export interface AnalyticsBatchTable {
  /** 16 bytes of a hash of the batch id, else of its content. */
  key: Buffer;
  expires_at: Date;
}

/** The subject of a count: the site, all tools, one tool, one page, visits of one host or class. */
export type RollUpKind = 'site' | 'tools' | 'tool' | 'page' | VisitClass;
/** In UTC. A total begins in 1970 and never ends. */
export type RollUpGrain = 'minute' | 'hour' | 'day' | 'total';

/** Counts of events before `rolled_up_to`; later events are counted from the raw rows. */
export interface AnalyticsRollUpTable {
  kind: RollUpKind;
  grain: RollUpGrain;
  starts_at: Date;
  /** Tool id or page path; empty for the other kinds. */
  key: string;
  uses: string;
  /** Page views for `site` and `page`, tool views for `tools` and `tool`, else visits. */
  views: string;
  /** A session sketch. */
  sessions: Buffer;
  /** The estimate of the sketch, enough for most reads. */
  session_count: string;
}

/** One row, locked by the process that rolls up. */
export interface AnalyticsRollUpStateTable {
  only_row: Generated<boolean>;
  rolled_up_to: Date;
  finished_at: Date | null;
}
