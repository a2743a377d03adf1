import {
  MAX_COUNTED_PATENTS,
  PATENTS_PER_PAGE,
  type DesignPatent,
  type DesignPatentsQuery,
  type FoundPatents,
  type Pagination,
} from '@seller-toolbox/contracts';
import { designPatentNumber } from '@seller-toolbox/reference-data/design-patent-number';
import { utcDay } from '@seller-toolbox/reference-data/days';
import type { Kysely } from 'kysely';
import type { Schema } from '../../db/schema.ts';
import { hasSimilarity } from '../../db/similarity.ts';
import { paginationOf } from '../../http/pagination.ts';
import type { Clock } from '../../ports/clock.ts';
import {
  countDesigns,
  listDesigns,
  similarWords,
  type DesignFilter,
  type DesignWords,
} from './patent-search.repository.ts';
import { readCoverage } from './patents.repository.ts';
import type { StoredDesign } from './read-design.ts';

export interface PatentsDeps {
  readonly db: Kysely<Schema>;
  readonly clock: Clock;
}

/**
 * A page of the designs that a query finds: a number as it is written, else titles with all the words, and where there are
 * none, titles with similar ones.
 */
export async function searchPatents(
  { db, clock }: PatentsDeps,
  { q = '', page, ...restrictions }: DesignPatentsQuery,
): Promise<{ data: FoundPatents; pagination: Pagination }> {
  const today = utcDay(clock());
  const filter: DesignFilter = { ...restrictions, today };
  const coverage = await readCoverage(db);
  let words = wordsOf(q);
  let count = await countDesigns(db, words, filter);
  if (count === 0 && words.by === 'words' && coverage.designs > 0 && (await hasSimilarity(db))) {
    const text = await similarWords(db, words.text);
    if (text !== null) {
      const similar: DesignWords = { by: 'similar', text };
      const similarCount = await countDesigns(db, similar, filter);
      if (similarCount > 0) [words, count] = [similar, similarCount];
    }
  }
  const rows = count === 0 ? [] : await listDesigns(db, words, filter, { count, page });
  const total = Math.min(count, MAX_COUNTED_PATENTS);
  return {
    data: {
      rows: rows.map((row) => toPatent(row, today)),
      matched_by: words.by,
      has_more: count > MAX_COUNTED_PATENTS,
      coverage,
    },
    pagination: paginationOf({ page, limit: PATENTS_PER_PAGE }, total),
  };
}

function wordsOf(q: string): DesignWords {
  if (q === '') return { by: 'all' };
  const number = designPatentNumber(q);
  return number === null ? { by: 'words', text: q } : { by: 'number', number };
}

function toPatent(design: StoredDesign, today: string): DesignPatent {
  return { ...design, status: design.expires_on >= today ? 'granted' : 'expired' };
}
