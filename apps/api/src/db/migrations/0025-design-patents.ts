import { sql, type Kysely, type Migration } from 'kysely';
import { ensureSimilarity } from '../similarity.ts';

/** Designs of the weekly grant files. Backups leave the tables out: the files can be imported again. */
export const designPatents0025: Migration = {
  async up(db: Kysely<unknown>): Promise<void> {
    await sql`
      create table design_patent (
        number text primary key,
        title text not null,
        owners text not null,
        filed_on date,
        granted_on date not null,
        term_years smallint not null,
        expires_on date not null,
        locarno_class text,
        us_class text,
        claims integer,
        title_words tsvector not null,
        owner_words tsvector not null
      )`.execute(db);
    await sql`create index design_patent_newest on design_patent (granted_on desc, number desc)`.execute(db);
    await sql`
      create index design_patent_locarno on design_patent (locarno_class text_pattern_ops, granted_on desc)`.execute(
      db,
    );
    await sql`
      create index design_patent_us_class on design_patent (us_class text_pattern_ops, granted_on desc)`.execute(
      db,
    );
    // Without the pending list, whose clean-up would block other statements for long.
    await sql`
      create index design_patent_title on design_patent using gin (title_words) with (fastupdate = off)`.execute(
      db,
    );
    await sql`
      create index design_patent_owner on design_patent using gin (owner_words) with (fastupdate = off)`.execute(
      db,
    );
    await sql`
      create table design_patent_file (
        id text primary key,
        name text not null,
        week date,
        documents integer not null default 0,
        designs integer not null default 0,
        added integer not null default 0,
        unreadable integer not null default 0,
        finished_at timestamptz
      )`.execute(db);
    await sql`create table design_patent_word (word text primary key)`.execute(db);
    await ensureSimilarity(db);
  },
};
