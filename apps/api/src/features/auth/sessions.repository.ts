import { sql, type Kysely, type Transaction } from 'kysely';
import type { Schema } from '../../db/schema.ts';
import type { ShownUser } from '../users/users.mapper.ts';
import { CLOCK_TOLERANCE_MS } from './clock-tolerance.ts';
import type { NewSession, SessionRecord } from './sessions.table.ts';

/** An active session with its user. */
export interface ActiveSession extends ShownUser {
  readonly session_id: string;
  readonly is_remembered: boolean;
  readonly expires_at: Date;
}

/** Inserts a session and the hash of its first refresh token. */
export async function insertSession(
  trx: Transaction<Schema>,
  session: NewSession,
  tokenHash: Buffer,
): Promise<void> {
  await trx.insertInto('account_session').values(session).execute();
  await trx
    .insertInto('account_refresh_token')
    .values({ hash: tokenHash, session_id: session.id, used_at: null })
    .execute();
}

/** The session and its user, unless it has ended or expired or the user is disabled. */
export function findActiveSession(
  db: Kysely<Schema>,
  id: string,
  now: Date,
): Promise<ActiveSession | undefined> {
  return activeSessions(db, now)
    .innerJoin('account_user', 'account_user.id', 'account_session.user_id')
    .where('account_session.id', '=', id)
    .where('account_user.disabled_at', 'is', null)
    .select([
      'account_session.id as session_id',
      'account_session.is_remembered',
      'account_session.expires_at',
      'account_user.id',
      'account_user.username',
      'account_user.full_name',
      'account_user.email',
      'account_user.role',
      'account_user.password_expires_at',
    ])
    .executeTakeFirst();
}

/** When the session started. */
export async function findSessionStart(db: Kysely<Schema>, id: string): Promise<Date | undefined> {
  const session = await db
    .selectFrom('account_session')
    .select('created_at')
    .where('id', '=', id)
    .executeTakeFirst();
  return session?.created_at;
}

/** The last used first. */
export function listActiveSessions(db: Kysely<Schema>, userId: string, now: Date): Promise<SessionRecord[]> {
  return activeSessions(db, now)
    .selectAll()
    .where('user_id', '=', userId)
    .orderBy('last_used_at', 'desc')
    .orderBy('id', 'desc')
    .execute();
}

/** The number of active sessions of each of these users who has any. */
export async function countActiveSessions(
  db: Kysely<Schema>,
  userIds: readonly string[],
  now: Date,
): Promise<ReadonlyMap<string, number>> {
  if (userIds.length === 0) return new Map();
  const counts = await activeSessions(db, now)
    .where('user_id', 'in', userIds)
    .groupBy('user_id')
    .select(({ fn }) => ['user_id', fn.countAll<string>().as('count')])
    .execute();
  return new Map(counts.map(({ user_id: id, count }) => [id, Number(count)]));
}

function activeSessions(db: Kysely<Schema>, now: Date) {
  return db
    .selectFrom('account_session')
    .where('account_session.ended_at', 'is', null)
    .where('account_session.created_at', '<=', latestStart(now))
    .where('account_session.expires_at', '>', now);
}

/** A session that starts later was made by a clock that ran ahead; it would outlive its lifetime. */
const latestStart = (now: Date) => new Date(now.getTime() + CLOCK_TOLERANCE_MS);

export interface Rotation {
  readonly hash: Buffer;
  readonly successorHash: Buffer;
  readonly now: Date;
}

/**
 * Marks a refresh token of an active session as used and stores its successor. One statement: of concurrent callers with
 * the same token, exactly one gets the session id.
 */
export async function rotateRefreshToken(
  db: Kysely<Schema>,
  rotation: Rotation,
): Promise<string | undefined> {
  const { rows } = await rotateRefreshTokenQuery(rotation).execute(db);
  return rows[0]?.id;
}

export function rotateRefreshTokenQuery({ hash, successorHash, now }: Rotation) {
  return sql<{ id: string }>`
    with used as (
      update account_refresh_token as token set used_at = ${now}
      from account_session as session join account_user as owner on owner.id = session.user_id
      where token.hash = ${hash} and token.used_at is null and session.id = token.session_id
        and session.ended_at is null and session.created_at <= ${latestStart(now)} and session.expires_at > ${now}
        and owner.disabled_at is null
      returning token.session_id
    ), successor as (
      insert into account_refresh_token (hash, session_id) select ${successorHash}::bytea, session_id from used
    )
    update account_session set last_used_at = ${now} where id in (select session_id from used) returning id`;
}

export function findRefreshToken(
  db: Kysely<Schema>,
  hash: Buffer,
): Promise<{ session_id: string; used_at: Date | null } | undefined> {
  return db
    .selectFrom('account_refresh_token')
    .select(['session_id', 'used_at'])
    .where('hash', '=', hash)
    .executeTakeFirst();
}

/** Ends a session, optionally only if it belongs to `userId`. Returns whether one ended. */
export async function endSession(
  db: Kysely<Schema>,
  { id, userId, now }: { readonly id: string; readonly userId?: string; readonly now: Date },
): Promise<boolean> {
  const [ended] = await db
    .updateTable('account_session')
    .set({ ended_at: now })
    .where('id', '=', id)
    .where('ended_at', 'is', null)
    .where('expires_at', '>', now)
    .$if(userId !== undefined, (query) => query.where('user_id', '=', userId ?? ''))
    .returning('id')
    .execute();
  return ended !== undefined;
}

/** Ends every session of a user; returns how many. */
export function endSessionsOf(db: Kysely<Schema>, userId: string, now: Date): Promise<number> {
  return endWhere(db, now, (sessions) => sessions.where('user_id', '=', userId));
}

/** Ends every session of every user except one; returns how many. */
export function endSessionsExcept(db: Kysely<Schema>, id: string, now: Date): Promise<number> {
  return endWhere(db, now, (sessions) => sessions.where('id', '!=', id));
}

type SessionsToEnd = ReturnType<typeof unendedSessions>;

async function endWhere(
  db: Kysely<Schema>,
  now: Date,
  choose: (sessions: SessionsToEnd) => SessionsToEnd,
): Promise<number> {
  const { numUpdatedRows } = await choose(unendedSessions(db, now)).executeTakeFirstOrThrow();
  return Number(numUpdatedRows);
}

function unendedSessions(db: Kysely<Schema>, now: Date) {
  return db
    .updateTable('account_session')
    .set({ ended_at: now })
    .where('ended_at', 'is', null)
    .where('expires_at', '>', now);
}

/** Deletes sessions that ended or expired before this instant, with their tokens. */
export async function deleteOldSessions(db: Kysely<Schema>, before: Date): Promise<void> {
  await db
    .deleteFrom('account_session')
    .where((eb) => eb.or([eb('ended_at', '<', before), eb('expires_at', '<', before)]))
    .execute();
}
