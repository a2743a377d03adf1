import { sql, type Kysely, type Migration } from 'kysely';

/** Notices to the operator; a key exists once, so that several replicas make one notice. */
export const notices0021: Migration = {
  async up(db: Kysely<unknown>): Promise<void> {
    await sql`
      create table notice (
        id uuid primary key,
        kind text not null,
        key text not null unique,
        details jsonb not null,
        created_at timestamptz not null,
        planned_at timestamptz
      )`.execute(db);
    await sql`create index notice_created_at on notice (created_at desc, id desc)`.execute(db);
    await sql`
      create table notice_delivery (
        notice_id uuid not null references notice (id) on delete cascade,
        way text not null check (way in ('webhook', 'mail')),
        state text not null check (state in ('waiting', 'delivered', 'failed')),
        attempts integer not null,
        at timestamptz not null,
        fault text,
        primary key (notice_id, way)
      )`.execute(db);
    await sql`create index notice_delivery_waiting on notice_delivery (at) where state = 'waiting'`.execute(
      db,
    );
  },
};
