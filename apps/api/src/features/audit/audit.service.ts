import type { AuditAction, AuditDetails, AuditFilter, AuditRow } from '@seller-toolbox/contracts';
import type { Kysely } from 'kysely';
import type { ReadRunner } from '../../db/read-runner.ts';
import type { Schema } from '../../db/schema.ts';
import type { Clock } from '../../ports/clock.ts';
import type { NewId } from '../../ports/ids.ts';
import { insertAuditEntry, listAuditEntriesAfter } from './audit.repository.ts';
import type { AuditRecord, NewAuditEntry } from './audit.table.ts';

/** Rows per part of an export. */
const EXPORT_PART = 500;

/** The user (id null for a visitor) and request; or a name without a request, like `command line`. */
export type AuditActor =
  { readonly id: string | null; readonly username: string; readonly requestId: string } | string;

export interface AuditFact {
  readonly actor: AuditActor;
  readonly action: AuditAction;
  readonly subject: string | null;
  readonly details?: AuditDetails | null;
}

/** A new entry with the current time. */
export function newAuditEntry(
  { clock, newId }: { readonly clock: Clock; readonly newId: NewId },
  { actor, action, subject, details = null }: AuditFact,
): NewAuditEntry {
  const who = typeof actor === 'string' ? { id: null, username: actor, requestId: null } : actor;
  return {
    id: newId(),
    at: new Date(clock()),
    actor_id: who.id,
    actor_name: who.username,
    action,
    subject,
    details: details && JSON.stringify(details),
    request_id: who.requestId,
  };
}

export interface AuditDeps {
  readonly db: Kysely<Schema>;
  readonly clock: Clock;
  readonly newId: NewId;
}

/** Records who exports which rows; to be called before the first of them is sent. */
export async function auditExport(
  deps: AuditDeps,
  actor: AuditActor,
  { action, filter }: { readonly action: AuditAction & `${string}.export`; readonly filter: object },
): Promise<void> {
  const details: AuditDetails = Object.fromEntries(
    Object.entries(filter).filter(([, value]) => value !== undefined),
  );
  await insertAuditEntry(deps.db, newAuditEntry(deps, { actor, action, subject: null, details }));
}

export function toAuditRow(record: AuditRecord): AuditRow {
  return { ...record, at: record.at.toISOString() };
}

/** The filtered list in parts, newest first. */
export async function* exportAudit(reads: ReadRunner, filter: AuditFilter): AsyncGenerator<AuditRow[]> {
  let after: AuditRecord | undefined;
  do {
    const part = { filter, after, limit: EXPORT_PART };
    const records: AuditRecord[] = await reads.run((db) => listAuditEntriesAfter(db, part));
    yield records.map(toAuditRow);
    after = records.length === EXPORT_PART ? records.at(-1) : undefined;
  } while (after);
}
