import { MAX_COUNTED_PATENTS, PATENTS_PER_PAGE, type DesignPatentsQuery } from '@seller-toolbox/contracts';
import { sql, type Kysely, type RawBuilder } from 'kysely';
import type { Schema } from '../../db/schema.ts';
import type { StoredDesign } from './read-design.ts';

/** What restricts a search besides its words. */
export interface DesignFilter extends Omit<DesignPatentsQuery, 'q' | 'page'> {
  /** Decides which are expired, `YYYY-MM-DD`. */
  readonly today: string;
}

/** What a search is for; `similar`: words that replace those that were given. */
export type DesignWords =
  | { readonly by: 'all' }
  | { readonly by: 'number'; readonly number: string }
  | { readonly by: 'words' | 'similar'; readonly text: string };

const COLUMNS = sql`
  number, title, owners, filed_on::text, granted_on::text, term_years::integer, expires_on::text, locarno_class,
  us_class, claims`;

/** A page of designs, the newest first. */
export async function listDesigns(
  db: Kysely<Schema>,
  words: DesignWords,
  filter: DesignFilter,
  page: number,
): Promise<StoredDesign[]> {
  const { rows } = await listDesignsQuery(words, filter, page).execute(db);
  return rows;
}

export function listDesignsQuery(words: DesignWords, filter: DesignFilter, page: number) {
  // The columns by their table: those of the result are texts, which no index sorts.
  return sql<StoredDesign>`
    select ${COLUMNS} from design_patent as found where ${conditionsOf(words, filter)}
    order by found.granted_on desc, found.number desc
    limit ${sql.lit(PATENTS_PER_PAGE)} offset ${(page - 1) * PATENTS_PER_PAGE}`;
}

/** The given words replaced by the most similar words of titles; null where one has none. */
export async function similarWords(db: Kysely<Schema>, text: string): Promise<string | null> {
  const asked =
    text
      .toLowerCase()
      .match(/[\p{L}\p{N}]+/gu)
      ?.slice(0, MAX_SIMILAR_WORDS) ?? [];
  const { rows } = await similarWordsQuery(asked).execute(db);
  const words = rows.flatMap(({ word }) => word ?? []);
  return words.length === 0 || words.length < rows.length ? null : words.join(' ');
}

export function similarWordsQuery(asked: readonly string[]) {
  // The operator `%` compares whole texts, and takes several times as long.
  return sql<{ word: string | null }>`
    select (
      select known.word from design_patent_word as known where asked.word <% known.word
      order by similarity(asked.word, known.word) desc, known.word limit 1
    ) as word
    from unnest(${[...asked]}::text[]) with ordinality as asked (word, place) order by place`;
}

const MAX_SIMILAR_WORDS = 8;

/** The number of designs, but at most `MAX_COUNTED_PATENTS` + 1. */
export async function countDesigns(
  db: Kysely<Schema>,
  words: DesignWords,
  filter: DesignFilter,
): Promise<number> {
  const { rows } = await countDesignsQuery(words, filter).execute(db);
  return rows[0]?.count ?? 0;
}

export function countDesignsQuery(words: DesignWords, filter: DesignFilter) {
  return sql<{ count: number }>`
    select count(*)::integer as count from (
      select 1 from design_patent where ${conditionsOf(words, filter)} limit ${sql.lit(MAX_COUNTED_PATENTS + 1)}
    ) as counted`;
}

function conditionsOf(words: DesignWords, filter: DesignFilter): RawBuilder<unknown> {
  const { assignee, status, from, to, today } = filter;
  const conditions = [
    wordsCondition(words),
    filter.class && classCondition(filter.class),
    assignee && sql`owner_words @@ plainto_tsquery('simple', ${assignee})`,
    status === 'granted' && sql`expires_on >= ${today}::date`,
    status === 'expired' && sql`expires_on < ${today}::date`,
    from && sql`granted_on >= ${from}::date`,
    to && sql`granted_on <= ${to}::date`,
  ].filter((condition) => !!condition);
  return conditions.length === 0 ? sql`true` : sql.join(conditions, sql` and `);
}

function wordsCondition(words: DesignWords): RawBuilder<unknown> | null {
  switch (words.by) {
    case 'all':
      return null;
    case 'number':
      return sql`number = ${words.number}`;
    case 'words':
    case 'similar':
      return sql`title_words @@ websearch_to_tsquery('english', ${words.text})`;
  }
}

function classCondition(written: string): RawBuilder<unknown> {
  const column = sql.ref(written.startsWith('D') ? 'us_class' : 'locarno_class');
  const isWhole = written.startsWith('D') ? written.includes('/') : written.includes('-');
  if (isWhole) return sql`${column} = ${written}`;
  return sql`${column} like ${`${written}${written.startsWith('D') ? '/' : '-'}%`}`;
}
