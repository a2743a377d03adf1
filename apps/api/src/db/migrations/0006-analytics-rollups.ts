import { sql, type Kysely, type Migration } from 'kysely';

/**
 * Daily partitions of raw events, and roll-ups. Existing events go to the default partition, from which a job moves
 * them.
 */
export const analyticsRollups0006: Migration = {
  async up(db: Kysely<unknown>): Promise<void> {
    await partitionEvents(db);
    await sql`
      create table analytics_roll_up (
        kind text not null check (kind in ('site', 'tools', 'tool', 'page')),
        grain text not null check (grain in ('minute', 'hour', 'day', 'total')),
        starts_at timestamptz not null,
        key text not null,
        uses bigint not null,
        views bigint not null,
        sessions bytea not null,
        session_count bigint not null,
        primary key (kind, grain, starts_at, key)
      )`.execute(db);
    // Random bits do not compress.
    await sql`alter table analytics_roll_up alter column sessions set storage external`.execute(db);
    await sql`
      create table analytics_roll_up_state (
        only_row boolean primary key default true check (only_row),
        rolled_up_to timestamptz not null,
        finished_at timestamptz
      )`.execute(db);
    await sql`insert into analytics_roll_up_state (rolled_up_to) values ('epoch')`.execute(db);
    // Watermark in milliseconds since 1970: new events are received at or after it. A sequence, because its current
    // value is visible regardless of the statement's snapshot.
    await sql`create sequence analytics_line minvalue 0 start 0`.execute(db);
    await sql`
      create table job_lease (
        name text primary key,
        holder text not null,
        slot timestamptz not null,
        expires_at timestamptz not null,
        finished_at timestamptz
      )`.execute(db);
  },
};

async function partitionEvents(db: Kysely<unknown>): Promise<void> {
  await sql`alter table analytics_event rename to analytics_event_before`.execute(db);
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
    ) partition by range (received_at)`.execute(db);
  await sql`create table analytics_event_default partition of analytics_event default`.execute(db);
  await sql`insert into analytics_event select * from analytics_event_before`.execute(db);
  await sql`drop table analytics_event_before`.execute(db);
  await sql`create index analytics_event_received_at on analytics_event (received_at)`.execute(db);
}
