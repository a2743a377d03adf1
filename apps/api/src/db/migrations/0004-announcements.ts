import { sql, type Kysely, type Migration } from 'kysely';

export const announcements0004: Migration = {
  async up(db: Kysely<unknown>): Promise<void> {
    await sql`
      create table announcement (
        id uuid primary key,
        title text not null,
        content text not null,
        type text not null check (type in ('info', 'warning', 'success', 'error', 'maintenance')),
        priority smallint not null check (priority between 0 and 100),
        status text not null check (status in ('draft', 'active', 'inactive', 'expired')),
        target_audience text not null check (target_audience in ('all', 'admin', 'user')),
        display_position text not null check (display_position in ('header', 'banner', 'popup')),
        start_time timestamptz,
        end_time timestamptz,
        click_action text,
        is_closable boolean not null,
        translations jsonb not null,
        created_by uuid not null,
        created_by_username text not null,
        created_at timestamptz not null,
        updated_at timestamptz not null,
        view_count integer not null default 0,
        check (end_time > start_time)
      )`.execute(db);
    await sql`create index announcement_created_at on announcement (created_at desc, id desc)`.execute(db);
    await sql`
      create table announcement_view (
        announcement_id uuid not null references announcement (id) on delete cascade,
        session_hash bytea not null,
        viewed_at timestamptz not null,
        primary key (announcement_id, session_hash)
      )`.execute(db);
  },
};
