import { sql, type Kysely, type Migration } from 'kysely';

/** The request id of a change, as in the log and the answer. Null for older entries and changes without a request. */
export const auditRequests0011: Migration = {
  async up(db: Kysely<unknown>): Promise<void> {
    await sql`alter table audit_entry add column request_id uuid`.execute(db);
  },
};
