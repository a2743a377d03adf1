import { sql, type Kysely, type Migration } from 'kysely';

/** Fixed-width columns first: an event takes about 130 bytes with its index. */
export const analytics0001: Migration = {
  async up(db: Kysely<unknown>): Promise<void> {
    await sql`
      create table analytics_event (
        received_at timestamptz not null,
        occurred_at timestamptz not null,
        session_hash bigint not null,
        page_views integer,
        tool_uses integer,
        type text not null check (type in ('tool_usage', 'page_view', 'session')),
        usage_type text check (usage_type in ('view', 'calculate')),
        tool_id text,
        path text,
        usage_data jsonb,
        check ((type = 'tool_usage') = (tool_id is not null and usage_type is not null)),
        check ((type = 'page_view') = (path is not null))
      )`.execute(db);
    await sql`create index analytics_event_received_at on analytics_event (received_at)`.execute(db);
    await sql`
      create table analytics_batch (
        key bytea primary key,
        expires_at timestamptz not null
      )`.execute(db);
  },
};
