import { sql, type Kysely, type Migration } from 'kysely';

/** The last sign-in of each user; for existing users as far as their sessions are stored. */
export const users0016: Migration = {
  async up(db: Kysely<unknown>): Promise<void> {
    await sql`alter table account_user add column last_sign_in_at timestamptz`.execute(db);
    await sql`
      update account_user set last_sign_in_at =
        (select max(created_at) from account_session where user_id = account_user.id)`.execute(db);
  },
};
