import { sql, type Kysely, type Migration } from 'kysely';

/** Users, sessions and counters of sign-in attempts. Tokens and addresses are stored as hashes. */
export const accounts0003: Migration = {
  async up(db: Kysely<unknown>): Promise<void> {
    await sql`
      create table account_user (
        id uuid primary key,
        username text not null unique check (username = lower(username)),
        full_name text not null,
        email text,
        role text not null check (role in ('viewer', 'admin', 'super_admin')),
        password_hash text not null,
        disabled_at timestamptz,
        created_at timestamptz not null,
        updated_at timestamptz not null
      )`.execute(db);
    await sql`
      create table account_session (
        id uuid primary key,
        user_id uuid not null references account_user on delete cascade,
        device text,
        is_remembered boolean not null,
        created_at timestamptz not null,
        last_used_at timestamptz not null,
        expires_at timestamptz not null,
        ended_at timestamptz
      )`.execute(db);
    await sql`create index account_session_user on account_session (user_id)`.execute(db);
    await sql`
      create table account_refresh_token (
        hash bytea primary key,
        session_id uuid not null references account_session on delete cascade,
        used_at timestamptz
      )`.execute(db);
    await sql`create index account_refresh_token_session on account_refresh_token (session_id)`.execute(db);
    await sql`
      create table account_attempt (
        key bytea primary key,
        attempts integer not null,
        blocked_until timestamptz not null,
        forget_at timestamptz not null
      )`.execute(db);
    await sql`
      create table account_known_network (
        key bytea primary key,
        forget_at timestamptz not null
      )`.execute(db);
  },
};
