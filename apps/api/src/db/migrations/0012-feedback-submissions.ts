import { sql, type Kysely, type Migration } from 'kysely';

/** How the sender named it, so that what is sent again is stored once. What was sent without a name has none. */
export const feedbackSubmissions0012: Migration = {
  async up(db: Kysely<unknown>): Promise<void> {
    await sql`alter table feedback add column submission_id text unique`.execute(db);
  },
};
