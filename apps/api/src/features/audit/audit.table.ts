import type { AuditDetails } from '@seller-toolbox/contracts';
import type { ColumnType, Insertable, Selectable } from 'kysely';

/** Append-only log of changes by admins and the command line. */
export interface AuditEntryTable {
  id: string;
  at: Date;
  /** Null: the command line or a visitor. */
  actor_id: string | null;
  /** The name at that time. */
  actor_name: string;
  /** `<feature>.<what was done>`, like `announcements.update`. */
  action: string;
  /** Id or name of the changed object, never a secret. */
  subject: string | null;
  /** Facts with old and new values; never passwords, tokens or texts of visitors. */
  details: ColumnType<AuditDetails | null, string | null, never>;
  /** The request id, as in log and answer; null without a request. */
  request_id: string | null;
}

export type NewAuditEntry = Insertable<AuditEntryTable>;
export type AuditRecord = Selectable<AuditEntryTable>;
