import type { Kysely } from 'kysely';
import type { Schema } from '../../db/schema.ts';
import type { NewAuditEntry } from './audit.table.ts';

/** Adds one entry; within the transaction of the change that it tells of, so that neither exists without the other. */
export async function insertAuditEntry(db: Kysely<Schema>, entry: NewAuditEntry): Promise<void> {
  await db.insertInto('audit_entry').values(entry).execute();
}
