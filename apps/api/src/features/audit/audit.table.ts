import type { AuditDetails } from '@seller-toolbox/contracts';
import type { ColumnType, Insertable, Selectable } from 'kysely';

/** What an admin, or the command line, changed. Rows are never changed and never removed by the service. */
export interface AuditEntryTable {
  id: string;
  at: Date;
  /** Null: the command line, or somebody who is not signed in. */
  actor_id: string | null;
  /** As it was then; a user may be renamed later. */
  actor_name: string;
  /** `<feature>.<what was done>`, like `announcements.update`. */
  action: string;
  /** What it was done to: an id or a name, never a secret. */
  subject: string | null;
  /** Facts like the new status, and what was there before; never passwords, tokens or what a visitor wrote. */
  details: ColumnType<AuditDetails | null, string | null, never>;
  /** Of the call that an admin made; null of the command line and of visitors. */
  request_id: string | null;
}

export type NewAuditEntry = Insertable<AuditEntryTable>;
export type AuditRecord = Selectable<AuditEntryTable>;
