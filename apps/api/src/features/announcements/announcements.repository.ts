import type { AnnouncementFilter, AnnouncementListQuery, EffectiveStatus } from '@seller-toolbox/contracts';
import { sql, type Kysely, type Transaction } from 'kysely';
import { deleteInBatches } from '../../db/delete-in-batches.ts';
import { nextVersion } from '../../db/next-version.ts';
import { parseSort } from '../../db/parse-sort.ts';
import type { Schema } from '../../db/schema.ts';
import { toStoredVersion, type AnnouncementFields } from './announcements.mapper.ts';
import type {
  AnnouncementRow,
  AnnouncementVersionRow,
  NewAnnouncement,
  ViewKind,
} from './announcements.table.ts';

type Db = Kysely<Schema>;

/** Active announcements that have not ended, including later ones, in display order. */
export function listShowable(db: Db, now: Date): Promise<AnnouncementRow[]> {
  return showableQuery(db, now).execute();
}

export function showableQuery(db: Db, now: Date) {
  return db
    .selectFrom('announcement')
    .selectAll()
    .where('status', '=', 'active')
    .where((is) => is.or([is('end_time', 'is', null), is('end_time', '>', now)]))
    .orderBy('priority', 'desc')
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc');
}

export interface ListAnnouncements extends AnnouncementFilter {
  readonly now: Date;
}

/** A page of the admin list. */
export function listAnnouncements(
  db: Db,
  query: ListAnnouncements & Pick<AnnouncementListQuery, 'page' | 'limit' | 'sort'>,
): Promise<AnnouncementRow[]> {
  return announcementsQuery(db, query).execute();
}

export function announcementsQuery(
  db: Db,
  {
    page,
    limit,
    sort,
    ...filter
  }: ListAnnouncements & Pick<AnnouncementListQuery, 'page' | 'limit' | 'sort'>,
) {
  const { column, direction } = parseSort(sort);
  return filtered(db, filter)
    .selectAll()
    .orderBy(column, (order) => order[direction]().nullsLast())
    .orderBy('id', direction)
    .limit(limit)
    .offset((page - 1) * limit);
}

/** The whole filtered list, newest first. */
export function listAllAnnouncements(db: Db, filter: ListAnnouncements): Promise<AnnouncementRow[]> {
  return filtered(db, filter).selectAll().orderBy('created_at', 'desc').orderBy('id', 'desc').execute();
}

export async function countAnnouncements(db: Db, filter: ListAnnouncements): Promise<number> {
  const { total } = await filtered(db, filter)
    .select(({ fn }) => fn.countAll<string>().as('total'))
    .executeTakeFirstOrThrow();
  return Number(total);
}

function filtered(db: Db, { now, status, type, target_audience: audience }: ListAnnouncements) {
  let query = db.selectFrom('announcement');
  if (status) query = query.where(effectiveStatusOf(now), '=', status);
  if (type) query = query.where('type', '=', type);
  if (audience) query = query.where('target_audience', '=', audience);
  return query;
}

/** `effectiveStatus` in SQL, for filters. */
function effectiveStatusOf(now: Date) {
  return sql<EffectiveStatus>`case when end_time <= ${now} then 'expired'
    when status = 'active' and start_time > ${now} then 'scheduled' else status end`;
}

export async function insertAnnouncement(db: Db, row: NewAnnouncement): Promise<AnnouncementRow> {
  return db.insertInto('announcement').values(row).returningAll().executeTakeFirstOrThrow();
}

export interface UpdateAnnouncement {
  readonly id: string;
  readonly fields: AnnouncementFields;
  readonly now: Date;
  /** The version that the change is based on; null: any. */
  readonly expected: Date | null;
}

/** Undefined if the expected version is not stored. Of two concurrent changes of one version, one succeeds. */
export function updateAnnouncement(db: Db, change: UpdateAnnouncement): Promise<AnnouncementRow | undefined> {
  return updateQuery(db, change).executeTakeFirst();
}

export function updateQuery(db: Db, { id, fields, now, expected }: UpdateAnnouncement) {
  const query = db
    .updateTable('announcement')
    .set({
      ...fields,
      updated_at: nextVersion(now),
    })
    .where('id', '=', id)
    .returningAll();
  return expected ? query.where('updated_at', '=', expected) : query;
}

/** Reads and locks the row until the end of the transaction. */
export function lockAnnouncement(trx: Transaction<Schema>, id: string): Promise<AnnouncementRow | undefined> {
  return trx.selectFrom('announcement').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();
}

/** The deleted row, or undefined. */
export function deleteAnnouncement(db: Db, id: string): Promise<AnnouncementRow | undefined> {
  return db.deleteFrom('announcement').where('id', '=', id).returningAll().executeTakeFirst();
}

/** Versions kept of an announcement. */
export const MAX_VERSIONS = 50;

/** Stores what was saved as the next version, and deletes the oldest one beyond `MAX_VERSIONS`. The row must be locked. */
export async function storeVersion(
  trx: Transaction<Schema>,
  row: AnnouncementRow,
  savedBy: string,
): Promise<void> {
  const [latest] = await versionsOf(trx, row.id).limit(1).execute();
  const version = (latest?.version ?? 0) + 1;
  await trx
    .insertInto('announcement_version')
    .values({
      announcement_id: row.id,
      version,
      saved_at: row.updated_at,
      saved_by: savedBy,
      fields: JSON.stringify(toStoredVersion(row)),
    })
    .execute();
  await trx
    .deleteFrom('announcement_version')
    .where('announcement_id', '=', row.id)
    .where('version', '<=', version - MAX_VERSIONS)
    .execute();
}

/** The newest first. */
export function listAnnouncementVersions(db: Db, id: string): Promise<AnnouncementVersionRow[]> {
  return versionsOf(db, id).execute();
}

function versionsOf(db: Db, id: string) {
  return db
    .selectFrom('announcement_version')
    .selectAll()
    .where('announcement_id', '=', id)
    .orderBy('version', 'desc');
}

/** Whether there is an announcement with this id. */
export async function hasAnnouncement(db: Db, id: string): Promise<boolean> {
  const row = await db.selectFrom('announcement').select('id').where('id', '=', id).executeTakeFirst();
  return row !== undefined;
}

export interface NewView {
  readonly announcementId: string;
  readonly kind: ViewKind;
  readonly sessionHash: Buffer;
  readonly viewedAt: Date;
}

/**
 * Counts a session once per announcement and kind, in one statement. False if the announcement does not exist or is being
 * deleted.
 */
export async function countView(db: Db, view: NewView): Promise<boolean> {
  const { rows } = await countViewQuery(view).execute(db);
  return rows[0]?.known ?? false;
}

const COUNTER = { view: 'seen_count', click: 'view_count' } as const satisfies Record<ViewKind, string>;

export function countViewQuery({ announcementId, kind, sessionHash, viewedAt }: NewView) {
  const counter = sql.ref(COUNTER[kind]);
  return sql<{ known: boolean }>`
    with target as (
      select id from announcement where id = ${announcementId} for key share
    ), fresh as (
      insert into announcement_view (announcement_id, kind, session_hash, viewed_at)
      select id, ${kind}, ${sessionHash}::bytea, ${viewedAt}::timestamptz from target
      on conflict do nothing
      returning announcement_id
    ), counted as (
      update announcement set ${counter} = ${counter} + 1
      where id in (select announcement_id from fresh)
    )
    select exists (select from target) as known`;
}

/** Deletes the session hashes of one kind before this instant; the counts stay. */
export async function deleteViewsBefore(db: Db, kind: ViewKind, instant: Date): Promise<void> {
  await deleteInBatches(db, 'announcement_view', sql`kind = ${kind} and viewed_at < ${instant}`);
}
