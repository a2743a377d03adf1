import { sql, type Kysely, type Migration } from 'kysely';

/** Views are counted apart from clicks; until now only clicks were counted. */
export const announcementViews0015: Migration = {
  async up(db: Kysely<unknown>): Promise<void> {
    await sql`alter table announcement add column seen_count integer not null default 0`.execute(db);
    await sql`
      alter table announcement_view
        add column kind text not null default 'click' check (kind in ('view', 'click')),
        drop constraint announcement_view_pkey,
        add primary key (announcement_id, kind, session_hash)`.execute(db);
    await sql`alter table announcement_view alter column kind drop default`.execute(db);
  },
};
