import type { AuditAction, AuditDetails, AuditFilter, AuditRow } from '@seller-toolbox/contracts';
import type { Kysely } from 'kysely';
import type { Schema } from '../../db/schema.ts';
import type { Clock } from '../../ports/clock.ts';
import type { NewId } from '../../ports/ids.ts';
import { listAuditEntriesAfter } from './audit.repository.ts';
import type { AuditRecord, NewAuditEntry } from './audit.table.ts';

/** Rows of an export that are read at once. */
const EXPORT_PART = 500;

/** Who did it: a user, by which call where it was one, or a name for somebody who is none. */
export type AuditActor =
  { readonly id: string; readonly username: string; readonly requestId?: string } | string;

export interface AuditFact {
  readonly actor: AuditActor;
  readonly action: AuditAction;
  readonly subject: string | null;
  readonly details?: AuditDetails | null;
}

/** An entry of this moment, ready to be inserted. */
export function newAuditEntry(
  { clock, newId }: { readonly clock: Clock; readonly newId: NewId },
  { actor, action, subject, details = null }: AuditFact,
): NewAuditEntry {
  return {
    id: newId(),
    at: new Date(clock()),
    actor_id: typeof actor === 'string' ? null : actor.id,
    actor_name: typeof actor === 'string' ? actor : actor.username,
    action,
    subject,
    details: details && JSON.stringify(details),
    request_id: typeof actor === 'string' ? null : (actor.requestId ?? null),
  };
}

export function toAuditRow(record: AuditRecord): AuditRow {
  return { ...record, at: record.at.toISOString() };
}

/** The filtered list in parts, newest first. */
export async function* exportAudit(db: Kysely<Schema>, filter: AuditFilter): AsyncGenerator<AuditRow[]> {
  let after: AuditRecord | undefined;
  do {
    const records: AuditRecord[] = await listAuditEntriesAfter(db, { filter, after, limit: EXPORT_PART });
    yield records.map(toAuditRow);
    after = records.length === EXPORT_PART ? records.at(-1) : undefined;
  } while (after);
}
