import { sql, type Kysely, type Migration } from 'kysely';

/** Rates are units for one US dollar, by currency. One row of `exchange_rate_lease` at most: when the source was last asked. */
export const exchangeRates0007: Migration = {
  async up(db: Kysely<unknown>): Promise<void> {
    await sql`
      create table exchange_rate_lease (
        id boolean primary key default true check (id),
        asked_at timestamptz not null
      )`.execute(db);
    await sql`
      create table exchange_rate_snapshot (
        first_seen_at timestamptz primary key,
        last_seen_at timestamptz not null,
        as_of date not null,
        source text not null,
        rates jsonb not null,
        check (last_seen_at >= first_seen_at)
      )`.execute(db);
    await sql`
      create table exchange_rate_day (
        day date primary key,
        source text not null,
        rates jsonb not null
      )`.execute(db);
  },
};
