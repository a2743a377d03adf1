import { sql, type Kysely, type Migration } from 'kysely';

/** Settings that super_admins change. Every change is a row; the last one of each key is in force. */
export const settings0017: Migration = {
  async up(db: Kysely<unknown>): Promise<void> {
    await sql`
      create table setting_version (
        key text not null,
        version integer not null check (version > 0),
        value text,
        created_at timestamptz not null,
        created_by text not null,
        primary key (key, version)
      )`.execute(db);
  },
};
