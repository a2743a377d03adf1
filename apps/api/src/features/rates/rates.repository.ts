import type { RateDay } from '@seller-toolbox/contracts';
import { sql, type Kysely } from 'kysely';
import type { Schema } from '../../db/schema.ts';
import type { DayRates, SourceRates } from '../../ports/rate-shapes.ts';

/** A stored snapshot; `asOf` is a day, `YYYY-MM-DD`. */
export interface Snapshot extends Omit<SourceRates, 'source'> {
  readonly source: string;
  readonly firstSeenAt: Date;
  readonly lastSeenAt: Date;
}

/**
 * Takes the lease to poll the source, once per `every` milliseconds for all replicas. Ignores a lease in the future, which
 * comes from a skewed clock.
 */
export async function takeLease(db: Kysely<Schema>, now: Date, every: number): Promise<boolean> {
  const result = await takeLeaseQuery(now, every).execute(db);
  return result.rows.length > 0;
}

export function takeLeaseQuery(now: Date, every: number) {
  const before = new Date(now.getTime() - every);
  const ahead = new Date(now.getTime() + every);
  return sql<{ id: boolean }>`
    insert into exchange_rate_lease (asked_at) values (${now})
    on conflict (id) do update set asked_at = excluded.asked_at
      where exchange_rate_lease.asked_at <= ${before} or exchange_rate_lease.asked_at > ${ahead}
    returning id`;
}

/**
 * Stores rates at the instant `at`: a new row if they differ from the newest, else an update of its `last_seen_at`. Ignores
 * rows after `at`, which come from a skewed clock.
 */
export async function storeSnapshot(db: Kysely<Schema>, received: SourceRates, at: Date): Promise<void> {
  await storeSnapshotQuery(received, at).execute(db);
}

export function storeSnapshotQuery({ asOf, source, rates }: SourceRates, at: Date) {
  return sql`
    with newest as (
      select first_seen_at, as_of, source, rates from exchange_rate_snapshot
      where first_seen_at <= ${at}::timestamptz order by first_seen_at desc limit 1
    ), incoming as (
      select ${asOf}::date as as_of, ${source}::text as source, ${JSON.stringify(rates)}::jsonb as rates
    ), seen_again as (
      update exchange_rate_snapshot as stored set last_seen_at = ${at}::timestamptz
      from newest, incoming
      where stored.first_seen_at = newest.first_seen_at
        and (newest.as_of, newest.source, newest.rates) = (incoming.as_of, incoming.source, incoming.rates)
      returning 1
    )
    insert into exchange_rate_snapshot (first_seen_at, last_seen_at, as_of, source, rates)
    select ${at}::timestamptz, ${at}::timestamptz, incoming.as_of, incoming.source, incoming.rates from incoming
    where not exists (select from seen_again)
    on conflict (first_seen_at) do nothing`;
}

/** Upserts the rates of days. */
export async function storeDays(
  db: Kysely<Schema>,
  source: string,
  days: readonly DayRates[],
): Promise<void> {
  if (days.length === 0) return;
  await db
    .insertInto('exchange_rate_day')
    .values(days.map(({ day, rates }) => ({ day, source, rates: JSON.stringify(rates) })))
    .onConflict((conflict) =>
      conflict.column('day').doUpdateSet(({ ref }) => ({
        source: ref('excluded.source'),
        rates: ref('excluded.rates'),
      })),
    )
    .execute();
}

/**
 * When rates were last received; null if never. Changes when there are new rates to load. Here and below, rows after now
 * (from a skewed clock) are ignored.
 */
export async function findLastSeen(db: Kysely<Schema>, now: Date): Promise<Date | null> {
  const newest = await db
    .selectFrom('exchange_rate_snapshot')
    .where('first_seen_at', '<=', now)
    .select('last_seen_at')
    .orderBy('first_seen_at', 'desc')
    .limit(1)
    .executeTakeFirst();
  return newest?.last_seen_at ?? null;
}

/** When the source was last requested; null if never. */
export async function findLastAsked(db: Kysely<Schema>): Promise<Date | null> {
  const lease = await db.selectFrom('exchange_rate_lease').select('asked_at').executeTakeFirst();
  return lease?.asked_at ?? null;
}

/** Every stored day with the rate of one currency, the newest first. */
export async function listRateDays(db: Kysely<Schema>, currency: string): Promise<RateDay[]> {
  const rows = await db
    .selectFrom('exchange_rate_day')
    .select([sql<string>`day::text`.as('day'), 'source', 'rates'])
    .orderBy('exchange_rate_day.day', 'desc')
    .execute();
  return rows.map(({ day, source, rates }) => ({
    day,
    source,
    currencies: Object.keys(rates).length,
    rate: rates[currency] ?? null,
  }));
}

/** The snapshots after an instant up to now, and the one before, oldest first. */
export async function listSnapshots(
  db: Kysely<Schema>,
  span: { readonly after: Date; readonly now: Date },
): Promise<Snapshot[]> {
  const rows = await listSnapshotsQuery(db, span).execute();
  return rows.reverse().map((row) => ({
    firstSeenAt: row.first_seen_at,
    lastSeenAt: row.last_seen_at,
    asOf: row.day,
    source: row.source,
    rates: row.rates,
  }));
}

export function listSnapshotsQuery(
  db: Kysely<Schema>,
  { after, now }: { readonly after: Date; readonly now: Date },
) {
  const before = db
    .selectFrom('exchange_rate_snapshot')
    .where('first_seen_at', '<=', after)
    .select(({ fn }) => fn.max('first_seen_at').as('first_seen_at'));
  return db
    .selectFrom('exchange_rate_snapshot')
    .where('first_seen_at', '<=', now)
    .where(({ eb, or }) => or([eb('first_seen_at', '>', after), eb('first_seen_at', '=', before)]))
    .select(['first_seen_at', 'last_seen_at', 'source', 'rates', sql<string>`as_of::text`.as('day')])
    .orderBy('first_seen_at', 'desc');
}

/** The days from `from` on, oldest first. */
export async function listDays(db: Kysely<Schema>, from: string): Promise<DayRates[]> {
  return db
    .selectFrom('exchange_rate_day')
    .where('day', '>=', sql<Date>`${from}::date`)
    .select([sql<string>`day::text`.as('day'), 'rates'])
    .orderBy('exchange_rate_day.day')
    .execute();
}

/** Deletes rates older than any range; keeps the newest snapshot up to `until` and all later ones. */
export async function deleteOldRates(
  db: Kysely<Schema>,
  until: Date,
  before: { readonly snapshots: Date; readonly days: string },
): Promise<void> {
  const newest = db
    .selectFrom('exchange_rate_snapshot')
    .where('first_seen_at', '<=', until)
    .select(({ fn }) => fn.max('first_seen_at').as('first_seen_at'));
  await db
    .deleteFrom('exchange_rate_snapshot')
    .where('last_seen_at', '<', before.snapshots)
    .where('first_seen_at', '<', newest)
    .execute();
  await db
    .deleteFrom('exchange_rate_day')
    .where('day', '<', sql<Date>`${before.days}::date`)
    .execute();
}
