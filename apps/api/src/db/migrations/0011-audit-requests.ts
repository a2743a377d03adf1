import { sql, type Kysely, type Migration } from 'kysely';

/** What is written down of an admin names the call that did it, which the log tells more of. */
export const auditRequests0011: Migration = {
  async up(db: Kysely<unknown>): Promise<void> {
    await sql`alter table audit_entry add column request_id text`.execute(db);
  },
};
