import { sql, type Kysely, type Migration } from 'kysely';

/** The check constraint fails any statement that would exceed a limit, also under concurrency. */
export const ai0009: Migration = {
  async up(db: Kysely<unknown>): Promise<void> {
    await sql`
      create table ai_quota (
        key bytea primary key,
        used integer not null,
        allowed integer not null,
        ends_at timestamptz not null,
        constraint ai_quota_within_allowed check (used between 0 and allowed)
      )`.execute(db);
    await sql`
      create table ai_reservation (
        id uuid primary key,
        keys bytea[] not null,
        expires_at timestamptz not null
      )`.execute(db);
    await sql`
      create table ai_reply (
        key bytea primary key,
        reply jsonb not null,
        expires_at timestamptz not null
      )`.execute(db);
    await sql`create index ai_reply_expires_at on ai_reply (expires_at)`.execute(db);
  },
};
