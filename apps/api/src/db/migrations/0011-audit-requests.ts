import { sql, type Kysely, type Migration } from 'kysely';

/** The call that made a change, as the log and the answer name it. What was written before, or without a call, has none. */
export const auditRequests0011: Migration = {
  async up(db: Kysely<unknown>): Promise<void> {
    await sql`alter table audit_entry add column request_id uuid`.execute(db);
  },
};
