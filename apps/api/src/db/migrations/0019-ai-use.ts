import { sql, type Kysely, type Migration } from 'kysely';

/** Counts by day, without anything of a caller; and the operator's own prices. */
export const aiUse0019: Migration = {
  async up(db: Kysely<unknown>): Promise<void> {
    await sql`
      create table ai_use_day (
        day date not null,
        call text not null,
        tier text not null,
        source text not null,
        fault text not null,
        calls bigint not null,
        calls_with_tokens bigint not null,
        input_tokens bigint not null,
        output_tokens bigint not null,
        primary key (day, call, tier, source, fault)
      )`.execute(db);
    await sql`
      create table ai_price (
        tier text not null,
        valid_from date not null,
        currency text not null,
        input_price double precision not null,
        output_price double precision not null,
        primary key (tier, valid_from)
      )`.execute(db);
  },
};
