import { sql, type Kysely, type Migration } from 'kysely';

/** Generated passwords expire; chosen passwords do not. */
export const generatedPasswords0010: Migration = {
  async up(db: Kysely<unknown>): Promise<void> {
    await sql`alter table account_user add column password_expires_at timestamptz`.execute(db);
  },
};
