import type { ColumnType, Generated } from 'kysely';

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

/** What is counted together: everything, the use of any tool, one tool, one page. */
export type RollUpKind = 'site' | 'tools' | 'tool' | 'page';
/** Of UTC. A total begins in 1970 and never ends. */
export type RollUpGrain = 'minute' | 'hour' | 'day' | 'total';

/** Counts of the events before `rolled_up_to`; what came later is counted from the events themselves. */
export interface AnalyticsRollUpTable {
  kind: RollUpKind;
  grain: RollUpGrain;
  starts_at: Date;
  /** The tool's id or the page's path; of the other kinds empty. */
  key: string;
  uses: string;
  /** Of `site` and `page` the views of pages, of `tools` and `tool` the views of tools. */
  views: string;
  /** A session sketch. */
  sessions: Buffer;
  /** What the sketch says: most reads need no more, and it is small. */
  session_count: string;
}

/** One row. Whoever rolls up holds it. */
export interface AnalyticsRollUpStateTable {
  only_row: Generated<boolean>;
  rolled_up_to: Date;
  finished_at: Date | null;
}
