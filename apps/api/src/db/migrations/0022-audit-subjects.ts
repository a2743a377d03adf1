import { sql, type Kysely, type Migration } from 'kysely';

/** The history of one object is found without reading the whole log. */
export const auditSubjects0022: Migration = {
  async up(db: Kysely<unknown>): Promise<void> {
    await sql`create index audit_entry_subject on audit_entry (subject, at desc, id desc)`.execute(db);
  },
};
