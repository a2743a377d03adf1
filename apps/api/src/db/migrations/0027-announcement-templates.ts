import { sql, type Kysely, type Migration } from 'kysely';

/** Announcements that admins keep to start new ones from. */
export const announcementTemplates0027: Migration = {
  async up(db: Kysely<unknown>): Promise<void> {
    await sql`
      create table announcement_template (
        id uuid primary key,
        name text not null unique,
        fields jsonb not null,
        saved_by text not null,
        saved_at timestamptz not null
      )`.execute(db);
  },
};
