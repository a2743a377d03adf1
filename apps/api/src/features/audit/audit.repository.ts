import type { AuditFilter, AuditQuery } from '@seller-toolbox/contracts';
import { sql, type Kysely } from 'kysely';
import type { Schema } from '../../db/schema.ts';
import type { AuditRecord, NewAuditEntry } from './audit.table.ts';

/** Inserts one entry; to be called in the transaction of the change that it records. */
export async function insertAuditEntry(db: Kysely<Schema>, entry: NewAuditEntry): Promise<void> {
  await db.insertInto('audit_entry').values(entry).execute();
}

/** Inserts many entries; none is fine. */
export async function insertAuditEntries(
  db: Kysely<Schema>,
  entries: readonly NewAuditEntry[],
): Promise<void> {
  if (entries.length > 0) await db.insertInto('audit_entry').values(entries).execute();
}

/** One page of the matching entries, the newest first, and their total. */
export async function listAuditEntries(
  db: Kysely<Schema>,
  query: AuditQuery,
): Promise<{ entries: AuditRecord[]; total: number }> {
  const { page, limit } = query;
  const entries = await matchingEntries(db, query)
    .selectAll()
    .orderBy('at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .offset((page - 1) * limit)
    .execute();
  const { total } = await matchingEntries(db, query)
    .select(({ fn }) => fn.countAll<string>().as('total'))
    .executeTakeFirstOrThrow();
  return { entries, total: Number(total) };
}

export interface AuditKeysetQuery {
  readonly filter: AuditFilter;
  /** The last entry of the previous part. */
  readonly after: AuditRecord | undefined;
  readonly limit: number;
}

/** The next entries, the newest first. Keyset pagination: concurrent inserts shift nothing. */
export function listAuditEntriesAfter(
  db: Kysely<Schema>,
  { filter, after, limit }: AuditKeysetQuery,
): Promise<AuditRecord[]> {
  const entries = matchingEntries(db, filter)
    .selectAll()
    .orderBy('at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit);
  if (!after) return entries.execute();
  return entries.where(sql<boolean>`(at, id) < (${after.at}, ${after.id}::uuid)`).execute();
}

function matchingEntries(db: Kysely<Schema>, { actor, action, subject, from, to }: AuditFilter) {
  return db
    .selectFrom('audit_entry')
    .$if(actor !== undefined, (query) => query.where('actor_name', '=', actor ?? ''))
    .$if(action !== undefined, (query) => query.where('action', '=', action ?? ''))
    .$if(subject !== undefined, (query) => query.where('subject', '=', subject ?? ''))
    .$if(from !== undefined, (query) => query.where('at', '>=', new Date(from ?? 0)))
    .$if(to !== undefined, (query) => query.where('at', '<', new Date(to ?? 0)));
}
