import { DEFAULT_MIGRATION_TABLE, sql, type Kysely, type Transaction } from 'kysely';
import { MIGRATIONS } from './migrations/index.ts';
import type { Schema } from './schema.ts';

/** An arbitrary advisory lock key: one process migrates at a time. */
const MIGRATION_LOCK = 7_310_000;
const NAMES = Object.keys(MIGRATIONS).sort();

/**
 * Migrates the database to this version; leaves a newer schema as it is. Every migration is compatible with the version
 * before it, so that replicas can be replaced one by one, and rolled back.
 */
export async function migrate(db: Kysely<Schema>): Promise<void> {
  if (!isUpToDate(await lastMigration(db))) await migrateUnderLock(db);
}

function isUpToDate(last: string | null | undefined): boolean {
  return last !== undefined && last !== null && last >= (NAMES.at(-1) ?? '');
}

/** The newest migration of the database, or undefined. */
async function lastMigration(db: Kysely<Schema>): Promise<string | null | undefined> {
  try {
    return await selectLast(db);
  } catch (error) {
    if (isMissingTable(error)) return undefined;
    throw error;
  }
}

async function selectLast(db: Kysely<Schema>): Promise<string | null | undefined> {
  const { rows } = await sql<{ name: string | null }>`
    select max(name) as name from ${sql.table(DEFAULT_MIGRATION_TABLE)}`.execute(db);
  return rows[0]?.name;
}

function isMissingTable(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === '42P01';
}

/**
 * Migrates in one transaction under an advisory lock, without the statement timeout of the service. Lock and settings end with
 * the transaction: a pooler may give every transaction another session, where Kysely's Migrator would leave its lock behind.
 */
async function migrateUnderLock(db: Kysely<Schema>): Promise<void> {
  // After the wait for the lock, the next query has to see what the process before it has committed.
  const transaction = db.transaction().setIsolationLevel('read committed');
  await transaction.execute(async (trx) => {
    await sql`set local statement_timeout = 0`.execute(trx);
    await sql`select pg_advisory_xact_lock(${MIGRATION_LOCK})`.execute(trx);
    await sql`set local lock_timeout = '5s'`.execute(trx);
    await sql`
      create table if not exists ${sql.table(DEFAULT_MIGRATION_TABLE)}
        (name varchar(255) primary key, timestamp varchar(255) not null)`.execute(trx);
    const last = (await selectLast(trx)) ?? '';
    await runMigrations(
      trx,
      NAMES.filter((name) => name > last),
    );
  });
}

/** Runs migrations in this order and records them. */
export async function runMigrations(trx: Transaction<Schema>, names: readonly string[]): Promise<void> {
  for (const name of names) {
    await MIGRATIONS[name]?.up(trx);
    await sql`
      insert into ${sql.table(DEFAULT_MIGRATION_TABLE)} (name, timestamp)
      values (${name}, now()::text)`.execute(trx);
  }
}
