import { DAY } from '@seller-toolbox/tool-contract/durations';
import { utcDay } from '@seller-toolbox/reference-data/days';
import { sql, type Kysely, type Transaction } from 'kysely';
import { deleteInBatches, inBatches, isInBatch } from '../../db/delete-in-batches.ts';
import type { Schema } from '../../db/schema.ts';

const PREFIX = 'analytics_event_';
/** Arbitrary advisory lock key for creating and dropping partitions. */
const PARTITIONS_LOCK = 7_310_003;

/** The UTC days that have a partition. */
export async function listPartitionDays(db: Kysely<Schema>): Promise<Date[]> {
  const { rows } = await sql<{ name: string }>`
    select partition.relname as name
    from pg_inherits join pg_class partition on partition.oid = inhrelid
    where inhparent = 'analytics_event'::regclass order by name`.execute(db);
  return rows.flatMap(({ name }) => dayOf(name) ?? []);
}

/** The UTC days of events in the default partition. */
export async function listDaysWithoutPartition(db: Kysely<Schema>): Promise<Date[]> {
  const { rows } = await sql<{ day: Date }>`
    select distinct date_trunc('day', received_at, 'UTC') as day from analytics_event_default order by day`.execute(
    db,
  );
  return rows.map(({ day }) => day);
}

/** Creates the partition of a day and moves its events there from the default partition. */
export async function createPartition(trx: Transaction<Schema>, day: Date): Promise<void> {
  await lockPartitions(trx);
  if ((await listPartitionDays(trx)).some((other) => other.getTime() === day.getTime())) return;
  const partition = sql.table(nameOf(day));
  const from = sql.lit(day.toISOString());
  const to = sql.lit(new Date(day.getTime() + DAY).toISOString());
  // No inserts into the default partition between the move and the commit.
  await sql`lock table analytics_event_default in access exclusive mode`.execute(trx);
  await sql`create table ${partition} (like analytics_event including all)`.execute(trx);
  const isOfDay = sql`received_at >= ${from} and received_at < ${to}`;
  await inBatches(async () => {
    const { numAffectedRows } = await sql`
      with moved as (
        delete from analytics_event_default where ${isInBatch('analytics_event_default', isOfDay)} returning *
      )
      insert into ${partition} select * from moved`.execute(trx);
    return numAffectedRows;
  });
  await sql`alter table analytics_event attach partition ${partition} for values from (${from}) to (${to})`.execute(
    trx,
  );
}

export async function dropPartition(trx: Transaction<Schema>, day: Date): Promise<void> {
  await lockPartitions(trx);
  await sql`drop table if exists ${sql.table(nameOf(day))}`.execute(trx);
}

export async function deleteEventsWithoutPartition(db: Kysely<Schema>, before: Date): Promise<void> {
  await deleteInBatches(db, 'analytics_event_default', sql`received_at < ${before}`);
}

/** Locks the set of partitions; gives up after 2 s instead of blocking inserts. */
async function lockPartitions(trx: Transaction<Schema>): Promise<void> {
  await sql`set local lock_timeout = '2s'`.execute(trx);
  await sql`select pg_advisory_xact_lock(${PARTITIONS_LOCK})`.execute(trx);
}

function nameOf(day: Date): string {
  return PREFIX + utcDay(day).replaceAll('-', '');
}

function dayOf(name: string): Date | null {
  const digits = new RegExp(`^${PREFIX}(\\d{4})(\\d\\d)(\\d\\d)$`).exec(name);
  return digits ? new Date(`${digits[1]}-${digits[2]}-${digits[3]}T00:00:00.000Z`) : null;
}
