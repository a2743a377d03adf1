import { sql, type Kysely, type Migration } from 'kysely';

/** What an announcement was at each save. Those that exist start with one version. */
export const announcementVersions0023: Migration = {
  async up(db: Kysely<unknown>): Promise<void> {
    await sql`
      create table announcement_version (
        announcement_id uuid not null references announcement (id) on delete cascade,
        version integer not null check (version > 0),
        saved_at timestamptz not null,
        saved_by text not null,
        fields jsonb not null,
        primary key (announcement_id, version)
      )`.execute(db);
    await sql`
      insert into announcement_version
      select id, 1, updated_at, created_by_username, jsonb_build_object(
        'language', language, 'title', title, 'content', content, 'type', type, 'priority', priority,
        'status', status, 'target_audience', target_audience, 'display_position', display_position,
        'start_time', start_time, 'end_time', end_time, 'click_action', click_action,
        'is_closable', is_closable, 'translations', translations)
      from announcement`.execute(db);
  },
};
