import type { Kysely } from 'kysely';
import type { Schema } from '../../db/schema.ts';
import type { SettingVersion } from './settings.table.ts';

/** Grows with every change and never shrinks. */
export async function countChanges(db: Kysely<Schema>): Promise<number> {
  const { count } = await db
    .selectFrom('setting_version')
    .select(({ fn }) => fn.countAll<string>().as('count'))
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** The last version of each setting that was ever changed. */
export function listLastVersions(db: Kysely<Schema>): Promise<SettingVersion[]> {
  return db
    .selectFrom('setting_version')
    .selectAll()
    .distinctOn('key')
    .orderBy('key')
    .orderBy('version', 'desc')
    .execute();
}

/** The last `limit` versions, the newest first. */
export function listVersions(db: Kysely<Schema>, key: string, limit: number): Promise<SettingVersion[]> {
  return db
    .selectFrom('setting_version')
    .selectAll()
    .where('key', '=', key)
    .orderBy('version', 'desc')
    .limit(limit)
    .execute();
}

/** Inserts a version unless it exists. */
export async function insertVersion(db: Kysely<Schema>, version: SettingVersion): Promise<boolean> {
  const [inserted] = await db
    .insertInto('setting_version')
    .values(version)
    .onConflict((conflict) => conflict.columns(['key', 'version']).doNothing())
    .returning('version')
    .execute();
  return inserted !== undefined;
}
