import type {
  ActiveAnnouncement,
  ActiveQuery,
  Announcement,
  AnnouncementChange,
  AnnouncementFilter,
  AnnouncementInput,
  AnnouncementListQuery,
  AnnouncementPreview,
  AnnouncementVersion,
  Pagination,
} from '@seller-toolbox/contracts';
import { DAY } from '@seller-toolbox/tool-contract/durations';
import type { Kysely, Transaction } from 'kysely';
import type { StaleIfErrorCache } from '../../db/stale-if-error-cache.ts';
import type { ReadRunner } from '../../db/read-runner.ts';
import type { Schema } from '../../db/schema.ts';
import type { Actor } from '../../http/access-guard.ts';
import { paginationOf } from '../../http/pagination.ts';
import type { Clock } from '../../ports/clock.ts';
import type { NewId } from '../../ports/ids.ts';
import { insertAuditEntry } from '../audit/audit.repository.ts';
import { newAuditEntry } from '../audit/audit.service.ts';
import type { NewAuditEntry } from '../audit/audit.table.ts';
import { announcementChanges } from './announcement-changes.ts';
import { activeList } from './active-lists.ts';
import { announcementNotFound, changedConcurrently } from './announcements.errors.ts';
import { toAnnouncement, toFields, toVersion } from './announcements.mapper.ts';
import {
  countAnnouncements,
  countView,
  deleteAnnouncement,
  deleteViewsBefore,
  hasAnnouncement,
  insertAnnouncement,
  listAllAnnouncements,
  listAnnouncements,
  listAnnouncementVersions,
  lockAnnouncement,
  storeVersion,
  updateAnnouncement,
  type UpdateAnnouncement,
} from './announcements.repository.ts';
import type { AnnouncementRow, NewAnnouncement, ViewKind } from './announcements.table.ts';
import { removedFromContent } from './clean-content.ts';
import { cleanInput } from './clean-input.ts';

/** Clicks: longer than any announcement is shown. Views are many, and a browser remembers which it has reported. */
const VIEW_RETENTION_MS: Readonly<Record<ViewKind, number>> = { click: 395 * DAY, view: 30 * DAY };

export interface AnnouncementsDeps {
  readonly db: Kysely<Schema>;
  readonly reads: ReadRunner;
  readonly clock: Clock;
  readonly newId: NewId;
  /** Caches `listShowable`. */
  readonly showable: StaleIfErrorCache<AnnouncementRow[]>;
  readonly hashView: (announcementId: string, session: string) => Buffer;
}

export interface ActiveList {
  readonly announcements: ActiveAnnouncement[];
  /** Age of the answer while the database is unavailable; null if it is current. */
  readonly staleSeconds: number | null;
}

/** The announcements to show now, the most important first. */
export async function listActive(
  { showable, clock }: Pick<AnnouncementsDeps, 'showable' | 'clock'>,
  query: ActiveQuery,
): Promise<ActiveList> {
  const { value, ageMs, isStale } = await showable.get();
  return {
    announcements: activeList(value, query, new Date(clock())),
    staleSeconds: isStale ? Math.floor(ageMs / 1000) : null,
  };
}

export async function listForAdmin(
  { db, clock }: AnnouncementsDeps,
  query: AnnouncementListQuery,
): Promise<{ data: Announcement[]; pagination: Pagination }> {
  const now = new Date(clock());
  const [rows, total] = await Promise.all([
    listAnnouncements(db, { ...query, now }),
    countAnnouncements(db, { ...query, now }),
  ]);
  return { data: rows.map((row) => toAnnouncement(row, now)), pagination: paginationOf(query, total) };
}

/** The filtered list in one part, because there are few announcements. */
export async function* exportAnnouncements(
  { reads, clock }: Pick<AnnouncementsDeps, 'reads' | 'clock'>,
  filter: AnnouncementFilter,
): AsyncGenerator<Announcement[]> {
  const now = new Date(clock());
  const rows = await reads.run((db) => listAllAnnouncements(db, { ...filter, now }));
  yield rows.map((row) => toAnnouncement(row, now));
}

export async function createAnnouncement(
  deps: AnnouncementsDeps,
  actor: Actor,
  input: AnnouncementInput,
): Promise<Announcement> {
  const now = new Date(deps.clock());
  const row: NewAnnouncement = {
    ...toFields(cleanInput(input)),
    id: deps.newId(),
    created_by: actor.id,
    created_by_username: actor.username,
    created_at: now,
    updated_at: now,
  };
  const entryOf = (created: AnnouncementRow) =>
    newAuditEntry(deps, {
      actor,
      action: 'announcements.create',
      subject: row.id,
      details: announcementChanges(null, created),
    });
  const stored = await deps.db.transaction().execute((trx) => insertInTransaction(trx, row, entryOf));
  deps.showable.invalidate();
  return toAnnouncement(stored, now);
}

async function insertInTransaction(
  trx: Transaction<Schema>,
  row: NewAnnouncement,
  entryOf: (created: AnnouncementRow) => NewAuditEntry,
) {
  const stored = await insertAnnouncement(trx, row);
  await storeVersion(trx, stored, row.created_by_username);
  await insertAuditEntry(trx, entryOf(stored));
  return stored;
}

export async function changeAnnouncement(
  deps: AnnouncementsDeps,
  actor: Actor,
  { id, ...input }: AnnouncementChange & { id: string },
): Promise<Announcement> {
  const now = new Date(deps.clock());
  const fields = toFields(cleanInput(input));
  const expected = input.updated_at ? new Date(input.updated_at) : null;
  const entryOf = (before: AnnouncementRow, after: AnnouncementRow) =>
    newAuditEntry(deps, {
      actor,
      action: 'announcements.update',
      subject: id,
      details: announcementChanges(before, after),
    });
  const stored = await deps.db
    .transaction()
    .execute((trx) =>
      updateInTransaction(trx, { id, fields, now, expected }, { savedBy: actor.username, entryOf }),
    );
  deps.showable.invalidate();
  return toAnnouncement(stored, now);
}

async function updateInTransaction(
  trx: Transaction<Schema>,
  change: UpdateAnnouncement,
  {
    savedBy,
    entryOf,
  }: {
    readonly savedBy: string;
    readonly entryOf: (before: AnnouncementRow, after: AnnouncementRow) => NewAuditEntry;
  },
) {
  const before = await lockAnnouncement(trx, change.id);
  if (!before) throw announcementNotFound();
  const stored = await updateAnnouncement(trx, change);
  if (!stored) throw changedConcurrently();
  await storeVersion(trx, stored, savedBy);
  await insertAuditEntry(trx, entryOf(before, stored));
  return stored;
}

/** What was saved, the newest first. A version is restored by saving its fields again. */
export async function announcementHistory(
  { db }: Pick<AnnouncementsDeps, 'db'>,
  id: string,
): Promise<AnnouncementVersion[]> {
  const versions = await listAnnouncementVersions(db, id);
  if (versions.length === 0 && !(await hasAnnouncement(db, id))) throw announcementNotFound();
  return versions.map(toVersion);
}

export async function removeAnnouncement(deps: AnnouncementsDeps, actor: Actor, id: string): Promise<void> {
  const entryOf = (removed: AnnouncementRow) =>
    newAuditEntry(deps, {
      actor,
      action: 'announcements.delete',
      subject: id,
      details: announcementChanges(removed, null),
    });
  await deps.db.transaction().execute((trx) => deleteInTransaction(trx, id, entryOf));
  deps.showable.invalidate();
}

async function deleteInTransaction(
  trx: Transaction<Schema>,
  id: string,
  entryOf: (removed: AnnouncementRow) => NewAuditEntry,
): Promise<void> {
  const removed = await deleteAnnouncement(trx, id);
  if (!removed) throw announcementNotFound();
  await insertAuditEntry(trx, entryOf(removed));
}

export interface ReportedView {
  readonly id: string;
  readonly kind: ViewKind;
  readonly session: string;
}

export async function recordView(
  deps: AnnouncementsDeps,
  { id, kind, session }: ReportedView,
): Promise<void> {
  const sessionHash = deps.hashView(id, session);
  const viewedAt = new Date(deps.clock());
  const isKnown = await countView(deps.db, { announcementId: id, kind, sessionHash, viewedAt });
  if (!isKnown) throw announcementNotFound();
}

/** Deletes old session hashes of views. */
export async function purgeOldViewSessions({
  db,
  clock,
}: Pick<AnnouncementsDeps, 'db' | 'clock'>): Promise<void> {
  for (const kind of ['view', 'click'] as const) {
    await deleteViewsBefore(db, kind, new Date(clock() - VIEW_RETENTION_MS[kind]));
  }
}

/** What saving would store, and what it would remove. */
export function previewAnnouncement(input: AnnouncementInput): AnnouncementPreview {
  const { content, translations } = cleanInput(input);
  const texts = [{ language_code: input.language, content: input.content }, ...input.translations];
  return {
    content,
    translations,
    removed: texts.flatMap(({ language_code, content: html }) =>
      removedFromContent(html).map((removed) => ({ language_code, ...removed })),
    ),
  };
}
