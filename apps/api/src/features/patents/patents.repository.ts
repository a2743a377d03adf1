import type { PatentCoverage } from '@seller-toolbox/contracts';
import { sql, type Kysely, type Transaction } from 'kysely';
import type { Schema } from '../../db/schema.ts';
import type { StoredDesign } from './read-design.ts';

/** How far a weekly file is imported. */
export interface FileProgress {
  readonly id: string;
  readonly name: string;
  readonly documents: number;
  readonly designs: number;
  readonly added: number;
  readonly unreadable: number;
  readonly finished: boolean;
}

/** Part of a weekly file: the designs among its documents up to the number `documents`. */
export interface DesignSlice {
  readonly file: string;
  readonly documents: number;
  readonly designs: readonly StoredDesign[];
  readonly unreadable: number;
}

/** Inserts the file unless it exists; returns its progress. */
export async function upsertFileProgress(
  db: Kysely<Schema>,
  { id, name }: { readonly id: string; readonly name: string },
): Promise<FileProgress> {
  await db
    .insertInto('design_patent_file')
    .values({ id, name, documents: 0, designs: 0, added: 0, unreadable: 0 })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  const row = await db
    .selectFrom('design_patent_file')
    .selectAll()
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  const { documents, designs, added, unreadable } = row;
  return { id, name: row.name, documents, designs, added, unreadable, finished: row.finished_at !== null };
}

/** Stores a slice and the progress together. A slice that is stored already changes nothing. */
export async function storeSlice(db: Kysely<Schema>, slice: DesignSlice): Promise<void> {
  await storeSliceQuery(slice).execute(db);
}

/** One statement, so that it takes one round trip and one short transaction. */
export function storeSliceQuery({ file, documents, designs, unreadable }: DesignSlice) {
  const rows = JSON.stringify(designs);
  return sql`
    with progress as (
      select id from design_patent_file where id = ${file} and documents < ${documents} for update
    ), incoming as (
      select distinct on (number) number, title, owners, filed_on, granted_on, term_years, expires_on, locarno_class,
        us_class, claims
      from progress, jsonb_to_recordset(${rows}::jsonb) as design (number text, title text, owners text,
        filed_on date, granted_on date, term_years smallint, expires_on date, locarno_class text, us_class text,
        claims integer)
    ), stored as (
      insert into design_patent as kept (number, title, owners, filed_on, granted_on, term_years, expires_on,
        locarno_class, us_class, claims, title_words, owner_words)
      select *, to_tsvector('english', title), to_tsvector('simple', owners) from incoming
      on conflict (number) do update set title = excluded.title, owners = excluded.owners,
        filed_on = excluded.filed_on, granted_on = excluded.granted_on, term_years = excluded.term_years,
        expires_on = excluded.expires_on, locarno_class = excluded.locarno_class, us_class = excluded.us_class,
        claims = excluded.claims, title_words = excluded.title_words, owner_words = excluded.owner_words
      where (kept.title, kept.owners, kept.filed_on, kept.granted_on, kept.term_years, kept.locarno_class,
          kept.us_class, kept.claims) is distinct from
        (excluded.title, excluded.owners, excluded.filed_on, excluded.granted_on, excluded.term_years,
          excluded.locarno_class, excluded.us_class, excluded.claims)
      returning (xmax = 0) as is_new
    ), words as (
      insert into design_patent_word (word)
      select distinct word from incoming, regexp_split_to_table(lower(title), '[^[:alnum:]]+') as word
      where length(word) between 3 and 40
      on conflict do nothing
    )
    update design_patent_file set documents = ${documents},
      designs = designs + (select count(*) from incoming)::integer,
      added = added + (select count(*) from stored where is_new)::integer,
      unreadable = unreadable + ${unreadable}::integer,
      week = greatest(week, (select max(granted_on) from incoming))
    where id in (select id from progress)`;
}

/** Removes the record of a file that held no grants. */
export async function deleteEmptyFile(db: Kysely<Schema>, id: string): Promise<void> {
  await db.deleteFrom('design_patent_file').where('id', '=', id).where('documents', '=', 0).execute();
}

export async function finishFile(trx: Transaction<Schema>, id: string, at: Date): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('design_patent_file')
    .set({ finished_at: at })
    .where('id', '=', id)
    .where('finished_at', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** What is loaded; weeks count when their file is complete. */
export async function readCoverage(db: Kysely<Schema>): Promise<PatentCoverage> {
  const { rows } = await sql<PatentCoverage>`
    select coalesce((select sum(added) from design_patent_file), 0)::integer as designs,
      min(week)::text as first_week, max(week)::text as last_week, count(distinct week)::integer as weeks,
      greatest(coalesce((max(week) - min(week)) / 7 + 1 - count(distinct week), 0), 0)::integer as missing_weeks
    from design_patent_file where finished_at is not null and week is not null`.execute(db);
  return rows[0] ?? { designs: 0, first_week: null, last_week: null, weeks: 0, missing_weeks: 0 };
}

/** Files whose import was interrupted. */
export async function listUnfinishedFiles(db: Kysely<Schema>): Promise<string[]> {
  const rows = await db
    .selectFrom('design_patent_file')
    .select('name')
    .where('finished_at', 'is', null)
    .orderBy('name')
    .execute();
  return rows.map(({ name }) => name);
}
