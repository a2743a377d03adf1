import type { NoticeFault, NoticeChannel, SentKind } from '@seller-toolbox/contracts';
import { sql, type Kysely, type Transaction } from 'kysely';
import type { Schema } from '../../db/schema.ts';
import type { NewNotice, NoticeDeliveryRow, NoticeRow } from './notices.table.ts';

type Db = Kysely<Schema>;

/** Inserts a notice, unless its key exists. */
export async function insertNotice(db: Db, notice: NewNotice): Promise<void> {
  await db
    .insertInto('notice')
    .values(notice)
    .onConflict((conflict) => conflict.column('key').doNothing())
    .execute();
}

/** The newest notice of a kind. */
export function findLastNotice(db: Db, kind: SentKind): Promise<NoticeRow | undefined> {
  return db
    .selectFrom('notice')
    .selectAll()
    .where('kind', '=', kind)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
}

/** Marks notices without deliveries as planned and returns them; another replica waits or finds none. */
export function claimUnplanned(trx: Transaction<Schema>, now: Date): Promise<NoticeRow[]> {
  return trx
    .updateTable('notice')
    .set({ planned_at: now })
    .where('planned_at', 'is', null)
    .returningAll()
    .execute();
}

export async function insertDeliveries(
  trx: Transaction<Schema>,
  deliveries: readonly NoticeDeliveryRow[],
): Promise<void> {
  if (deliveries.length > 0) await trx.insertInto('notice_delivery').values(deliveries).execute();
}

export interface DueDelivery extends NoticeRow {
  readonly way: NoticeChannel;
  readonly attempts: number;
}

/**
 * Takes due deliveries: counts the attempt and moves the next one behind `busyUntil`, so that no other replica takes them.
 * One whose process dies is due again then.
 */
export async function claimDueDeliveries(
  db: Db,
  { now, busyUntil, limit }: { readonly now: Date; readonly busyUntil: Date; readonly limit: number },
): Promise<DueDelivery[]> {
  const { rows } = await sql<DueDelivery>`
    update notice_delivery set attempts = attempts + 1, at = ${busyUntil}
    from notice
    where notice.id = notice_delivery.notice_id and (notice_id, way) in (
      select notice_id, way from notice_delivery
      where state = 'waiting' and at <= ${now}
      order by at limit ${limit} for update skip locked
    )
    returning notice.*, notice_delivery.way, notice_delivery.attempts`.execute(db);
  return rows;
}

export interface DeliveryEnd {
  readonly id: string;
  readonly way: NoticeChannel;
  readonly state: NoticeDeliveryRow['state'];
  readonly at: Date;
  readonly fault: NoticeFault | null;
}

export async function updateDelivery(db: Db, { id, way, ...end }: DeliveryEnd): Promise<void> {
  await db
    .updateTable('notice_delivery')
    .set(end)
    .where('notice_id', '=', id)
    .where('way', '=', way)
    .execute();
}

/** The newest notices. */
export function listNotices(db: Db, limit: number): Promise<NoticeRow[]> {
  return db
    .selectFrom('notice')
    .selectAll()
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .execute();
}

export async function listDeliveries(db: Db, ids: readonly string[]): Promise<NoticeDeliveryRow[]> {
  if (ids.length === 0) return [];
  return db
    .selectFrom('notice_delivery')
    .selectAll()
    .where('notice_id', 'in', ids)
    .orderBy('way', 'desc')
    .execute();
}

export async function deleteNoticesBefore(db: Db, instant: Date): Promise<void> {
  await db.deleteFrom('notice').where('created_at', '<', instant).execute();
}

/** How many pieces of feedback were received in this time, its end included. */
export async function countFeedbackBetween(db: Db, after: Date, until: Date): Promise<number> {
  const { count } = await db
    .selectFrom('feedback')
    .select(({ fn }) => fn.countAll<string>().as('count'))
    .where('created_at', '>', after)
    .where('created_at', '<=', until)
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** How many series of failed sign-ins were recorded in this time, its end included. */
export async function countFailureSeriesBetween(db: Db, after: Date, until: Date): Promise<number> {
  const { count } = await db
    .selectFrom('audit_entry')
    .select(({ fn }) => fn.countAll<string>().as('count'))
    .where('action', 'in', ['auth.login-failures', 'auth.spread-login-failures'])
    .where('at', '>', after)
    .where('at', '<=', until)
    .executeTakeFirstOrThrow();
  return Number(count);
}
