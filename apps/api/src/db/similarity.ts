import { sql, type QueryExecutorProvider } from 'kysely';

/** Whether similar words can be searched. */
export async function hasSimilarity(db: QueryExecutorProvider): Promise<boolean> {
  const { rows } = await sql<{ ready: boolean }>`
    select to_regclass('design_patent_similar') is not null as ready`.execute(db);
  return rows[0]?.ready ?? false;
}

/**
 * Makes the extension `pg_trgm` and the index of similar words, where the role may and the server has it. Without them
 * words are found only as they are written; an import tries again, so a superuser can add the extension at any time.
 */
export async function ensureSimilarity(db: QueryExecutorProvider): Promise<boolean> {
  if (await hasSimilarity(db)) return true;
  await sql`
    do $$ begin
      create extension if not exists pg_trgm;
    exception when insufficient_privilege or undefined_file or feature_not_supported then
      null;
    end $$`.execute(db);
  const { rows } = await sql`select 1 from pg_extension where extname = 'pg_trgm'`.execute(db);
  if (rows.length === 0) return false;
  await sql`
    create index if not exists design_patent_similar on design_patent_word using gin (word gin_trgm_ops)
    with (fastupdate = off)`.execute(db);
  return true;
}
