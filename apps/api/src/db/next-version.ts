import { sql } from 'kysely';

/** The `updated_at` of a changed row, by which a version is told: two changes within a millisecond are two versions as well. */
export const nextVersion = (now: Date) =>
  sql<Date>`greatest(${now}::timestamptz, updated_at + interval '1 millisecond')`;
