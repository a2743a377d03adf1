import { sql, type Kysely, type Migration } from 'kysely';

/** Batches that are parts of one action of an admin. */
export const feedbackOperations0026: Migration = {
  async up(db: Kysely<unknown>): Promise<void> {
    await sql`alter table feedback_batch add column operation_id text`.execute(db);
  },
};
