import { sql } from 'kysely';

/** The new `updated_at` of a row, which is its version: always later than the previous one, also within a millisecond. */
export const nextVersion = (now: Date) =>
  sql<Date>`greatest(${now}::timestamptz, updated_at + interval '1 millisecond')`;
