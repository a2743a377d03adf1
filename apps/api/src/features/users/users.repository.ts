import type { UsersQuery } from '@seller-toolbox/contracts';
import { sql, type Kysely, type Transaction } from 'kysely';
import type { Schema } from '../../db/schema.ts';
import type { NewUser, UserRow } from './users.table.ts';

/** Inserts a user, unless the name is taken. */
export async function insertUser(db: Kysely<Schema>, user: NewUser): Promise<boolean> {
  const [inserted] = await db
    .insertInto('account_user')
    .values(user)
    .onConflict((conflict) => conflict.column('username').doNothing())
    .returning('id')
    .execute();
  return inserted !== undefined;
}

export async function hasUsers(db: Kysely<Schema>): Promise<boolean> {
  return (await db.selectFrom('account_user').select('id').limit(1).executeTakeFirst()) !== undefined;
}

export function listUsers(db: Kysely<Schema>): Promise<UserRow[]> {
  return db.selectFrom('account_user').selectAll().orderBy('username').execute();
}

/** One page of the matching users, by name. */
export function listUserPage(db: Kysely<Schema>, query: UsersQuery, now: Date): Promise<UserRow[]> {
  return matchingUsers(db, query, now)
    .selectAll()
    .orderBy('username')
    .limit(query.limit)
    .offset((query.page - 1) * query.limit)
    .execute();
}

export async function countUsers(db: Kysely<Schema>, query: UsersQuery, now: Date): Promise<number> {
  const { total } = await matchingUsers(db, query, now)
    .select(({ fn }) => fn.countAll<string>().as('total'))
    .executeTakeFirstOrThrow();
  return Number(total);
}

/** The states of the mapper as conditions. */
function matchingUsers(db: Kysely<Schema>, { role, state }: UsersQuery, now: Date) {
  return db
    .selectFrom('account_user')
    .$if(role !== undefined, (users) => users.where('role', '=', role ?? 'viewer'))
    .$if(state !== undefined, (users) =>
      users.where('disabled_at', state === 'disabled' ? 'is not' : 'is', null),
    )
    .$if(state === 'active', (users) => users.where('password_expires_at', 'is', null))
    .$if(state === 'pending', (users) => users.where('password_expires_at', '>', now))
    .$if(state === 'expired', (users) => users.where('password_expires_at', '<=', now));
}

export function findUser(db: Kysely<Schema>, id: string): Promise<UserRow | undefined> {
  return db.selectFrom('account_user').selectAll().where('id', '=', id).executeTakeFirst();
}

export function findUserByUsername(db: Kysely<Schema>, username: string): Promise<UserRow | undefined> {
  return db.selectFrom('account_user').selectAll().where('username', '=', username).executeTakeFirst();
}

export function getUser(db: Kysely<Schema>, id: string): Promise<UserRow> {
  return db.selectFrom('account_user').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
}

export type UserChange = Partial<
  Pick<UserRow, 'role' | 'full_name' | 'email' | 'password_hash' | 'password_expires_at' | 'disabled_at'>
>;

export async function updateUser(
  db: Kysely<Schema>,
  id: string,
  change: UserChange & { readonly updated_at: Date },
): Promise<void> {
  await db.updateTable('account_user').set(change).where('id', '=', id).execute();
}

/** Replaces the password hash `from` by `to`; false if it has changed. Removes the expiry. */
export async function replacePasswordHash(
  db: Kysely<Schema>,
  {
    id,
    from,
    to,
    now,
  }: { readonly id: string; readonly from: string; readonly to: string; readonly now: Date },
): Promise<boolean> {
  const [replaced] = await db
    .updateTable('account_user')
    .set({ password_hash: to, password_expires_at: null, updated_at: now })
    .where('id', '=', id)
    .where('password_hash', '=', from)
    .returning('id')
    .execute();
  return replaced !== undefined;
}

/**
 * Stores the sign-in, unless the password has changed or the user was disabled. Locks the row: such a change waits for the
 * transaction, and then ends its session.
 */
export async function recordSignIn(
  trx: Transaction<Schema>,
  { id, password_hash: hash }: Pick<UserRow, 'id' | 'password_hash'>,
  now: Date,
): Promise<boolean> {
  const user = await trx
    .updateTable('account_user')
    .set({ last_sign_in_at: now })
    .where('id', '=', id)
    .where('password_hash', '=', hash)
    .where('disabled_at', 'is', null)
    .returning('id')
    .executeTakeFirst();
  return user !== undefined;
}

/** Locks the table against changes of all users; to be called before a row is locked. */
export async function lockUsers(trx: Transaction<Schema>): Promise<void> {
  await sql`lock table account_user in share row exclusive mode`.execute(trx);
}

/**
 * Locks a user against other changes and returns the row. By a write: a row that was only selected for an update would wait for
 * the lock of the table with its row locked, and deadlock.
 */
export function lockUserByUsername(
  trx: Transaction<Schema>,
  username: string,
  now: Date,
): Promise<UserRow | undefined> {
  return trx
    .updateTable('account_user')
    .set({ updated_at: now })
    .where('username', '=', username)
    .returningAll()
    .executeTakeFirst();
}

/** Counts the other super administrators who can sign in, with a password of their own: a one-time password expires. */
export async function countOtherSuperAdmins(db: Kysely<Schema>, id: string): Promise<number> {
  const others = await db
    .selectFrom('account_user')
    .select('id')
    .where('role', '=', 'super_admin')
    .where('disabled_at', 'is', null)
    .where('password_expires_at', 'is', null)
    .where('id', '!=', id)
    .execute();
  return others.length;
}
