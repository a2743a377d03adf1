import { sql, type Kysely, type Migration } from 'kysely';

/** Idempotency key of the sender; null without one. */
export const feedbackSubmissions0012: Migration = {
  async up(db: Kysely<unknown>): Promise<void> {
    await sql`alter table feedback add column submission_id text unique`.execute(db);
  },
};
