import { MAX_COUNTED_PATENTS, PATENTS_PER_PAGE, type DesignPatentsQuery } from '@seller-toolbox/contracts';
import {
  MAX_DESIGN_TERM_YEARS,
  MIN_DESIGN_TERM_YEARS,
} from '@seller-toolbox/reference-data/design-patent-term';
import { sql, type Kysely, type RawBuilder, type Transaction } from 'kysely';
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

/** The number of designs, but at most `MAX_COUNTED_PATENTS` + 1. */
export function countDesigns(db: Kysely<Schema>, words: DesignWords, filter: DesignFilter): Promise<number> {
  return db.transaction().execute((trx) => countByIndexes(trx, words, filter));
}

/**
 * The planner expects words, classes and owners to be independent, and looks through the whole table for combinations that
 * it takes for frequent. With the settings of this transaction it reads the indexes, which limits the time.
 */
async function countByIndexes(
  trx: Transaction<Schema>,
  words: DesignWords,
  filter: DesignFilter,
): Promise<number> {
  const hasText = filter.assignee !== undefined || words.by === 'words' || words.by === 'similar';
  const ordered = hasText ? 'off' : 'on';
  await sql`
    select set_config('enable_seqscan', 'off', true), set_config('enable_indexscan', ${ordered}, true),
      set_config('enable_indexonlyscan', ${ordered}, true)`.execute(trx);
  const { rows } = await countDesignsQuery(words, filter).execute(trx);
  return rows[0]?.count ?? 0;
}

export function countDesignsQuery(words: DesignWords, filter: DesignFilter) {
  const conditions = allOf([...indexConditions(words, filter), ...dayConditions(filter)]);
  return sql<{ count: number }>`
    select count(*)::integer as count from (
      select 1 from design_patent where ${conditions} limit ${sql.lit(MAX_COUNTED_PATENTS + 1)}
    ) as counted`;
}

/** So many of the newest designs are looked through in order before all that the indexes find are sorted. */
const MAX_LOOKED_THROUGH = 20_000;

/** A page of designs, the newest first. `count` is their number as `countDesigns` has it. */
export async function listDesigns(
  db: Kysely<Schema>,
  words: DesignWords,
  filter: DesignFilter,
  { count, page }: { readonly count: number; readonly page: number },
): Promise<StoredDesign[]> {
  if (count > MAX_COUNTED_PATENTS) {
    const { rows } = await newestDesignsQuery(words, filter, page).execute(db);
    if (rows.length === PATENTS_PER_PAGE) return rows;
  }
  const { rows } = await sortedDesignsQuery(words, filter, page).execute(db);
  return rows;
}

/** What the newest designs have of a page: all of it, unless the designs are rare among them. */
export function newestDesignsQuery(words: DesignWords, filter: DesignFilter, page: number) {
  const newest = sql`
    select number, granted_on, locarno_class, us_class, title_words, owner_words from design_patent
    where ${allOf(dayConditions(filter))}
    order by granted_on desc, number desc limit ${sql.lit(MAX_LOOKED_THROUGH)}`;
  const conditions = allOf(indexConditions(words, filter));
  return pageQuery(sql`select number, granted_on from (${newest}) as newest where ${conditions}`, {
    page,
    how: sql`not materialized`,
  });
}

/** Materialized, so that the planner does not read the table in order for what it takes for frequent. */
export function sortedDesignsQuery(words: DesignWords, filter: DesignFilter, page: number) {
  const conditions = allOf([...indexConditions(words, filter), ...dayConditions(filter)]);
  const found = sql`select number, granted_on from design_patent where ${conditions}`;
  return pageQuery(found, { page, how: sql`materialized` });
}

interface PageOptions {
  readonly page: number;
  /** Not materialized, what is found in order is read only as far as the page needs it. */
  readonly how: RawBuilder<unknown>;
}

function pageQuery(found: RawBuilder<unknown>, { page, how }: PageOptions) {
  return sql<StoredDesign>`
    with found as ${how} (${found}), page as materialized (
      select number from found order by granted_on desc, number desc
      limit ${sql.lit(PATENTS_PER_PAGE)} offset ${(page - 1) * PATENTS_PER_PAGE}
    )
    select number, title, owners, filed_on::text, granted_on::text, term_years::integer, expires_on::text,
      locarno_class, us_class, claims
    from design_patent as shown where number in (select number from page)
    order by shown.granted_on desc, shown.number desc`;
}

/**
 * The given text, its words replaced by the most similar words of titles; excluded words stay. Null where a word has
 * none, or all are known as they are written.
 */
export async function similarWords(db: Kysely<Schema>, text: string): Promise<string | null> {
  const asked = [...new Set(replacedWords(text))].slice(0, MAX_SIMILAR_WORDS);
  const { rows } = await similarWordsQuery(asked).execute(db);
  const similar = new Map(asked.map((word, at) => [word, rows[at]?.word ?? null]));
  if ([...similar.values()].includes(null)) return null;
  const replaced = withWords(text, (word) => similar.get(word) ?? word);
  return replaced === withWords(text, (word) => word) ? null : replaced;
}

/** An excluded word or phrase; the operator between two words; any other word. */
const SEARCH_WORDS = /(?<=^|\s)(?:-"[^"]*"?|-\S+|or(?=\s))|[\p{L}\p{N}]+/giu;

function withWords(text: string, replace: (word: string) => string): string {
  return text.replace(SEARCH_WORDS, (part) => (isReplaced(part) ? replace(part.toLowerCase()) : part));
}

function replacedWords(text: string): string[] {
  return (text.match(SEARCH_WORDS) ?? []).filter(isReplaced).map((word) => word.toLowerCase());
}

/** Shorter words are not kept for similarity. */
function isReplaced(part: string): boolean {
  return part.length >= 3 && !part.startsWith('-');
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

/** On what the indexes of words and classes are of. */
function indexConditions(words: DesignWords, { class: written, assignee }: DesignFilter) {
  return [
    wordsCondition(words),
    written && classCondition(written),
    assignee && sql`owner_words @@ plainto_tsquery('simple', ${assignee})`,
  ];
}

/** On days. The day of the grant, which has an index, limits those that can be expired or in force. */
function dayConditions({ status, from, to, today }: DesignFilter) {
  return [
    status === 'granted' && sql`expires_on >= ${today}::date`,
    status === 'granted' && sql`granted_on >= ${yearsBefore(today, MAX_DESIGN_TERM_YEARS)}`,
    status === 'expired' && sql`expires_on < ${today}::date`,
    status === 'expired' && sql`granted_on <= ${yearsBefore(today, MIN_DESIGN_TERM_YEARS)}`,
    from && sql`granted_on >= ${from}::date`,
    to && sql`granted_on <= ${to}::date`,
  ];
}

function yearsBefore(today: string, years: number): RawBuilder<unknown> {
  return sql`(${today}::date - ${`${years} years`}::interval)::date`;
}

function allOf(conditions: readonly (RawBuilder<unknown> | '' | false | null | undefined)[]) {
  const given = conditions.filter((condition) => !!condition);
  return given.length === 0 ? sql`true` : sql.join(given, sql` and `);
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
