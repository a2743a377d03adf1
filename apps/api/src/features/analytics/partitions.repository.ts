import { DAY } from '@seller-toolbox/tool-contract/durations';
import { sql, type Kysely, type Transaction } from 'kysely';
import type { Schema } from '../../db/schema.ts';

const PREFIX = 'analytics_event_';
/** Any number: the lock under which partitions come and go. */
const PARTITIONS_LOCK = 7_310_003;

/** The UTC days that have a partition. */
export async function listPartitionDays(db: Kysely<Schema>): Promise<Date[]> {
  const { rows } = await sql<{ name: string }>`
    select partition.relname as name
    from pg_inherits join pg_class partition on partition.oid = inhrelid
    where inhparent = 'analytics_event'::regclass order by name`.execute(db);
  return rows.flatMap(({ name }) => dayOf(name) ?? []);
}

/** The UTC days of events that no partition was made for. */
export async function listDaysWithoutPartition(db: Kysely<Schema>): Promise<Date[]> {
  const { rows } = await sql<{ day: Date }>`
    select distinct date_trunc('day', received_at, 'UTC') as day from analytics_event_default order by day`.execute(
    db,
  );
  return rows.map(({ day }) => day);
}

/** Makes the partition of a day and moves there what the default partition holds of it. */
export async function createPartition(trx: Transaction<Schema>, day: Date): Promise<void> {
  await takeTurn(trx);
  if ((await listPartitionDays(trx)).some((other) => other.getTime() === day.getTime())) return;
  const partition = sql.table(nameOf(day));
  const from = sql.lit(day.toISOString());
  const to = sql.lit(new Date(day.getTime() + DAY).toISOString());
  // Nobody may add to the default partition between the move and the end.
  await sql`lock table analytics_event_default in access exclusive mode`.execute(trx);
  await sql`create table ${partition} (like analytics_event including all)`.execute(trx);
  await sql`
    with moved as (
      delete from analytics_event_default where received_at >= ${from} and received_at < ${to} returning *
    )
    insert into ${partition} select * from moved`.execute(trx);
  await sql`alter table analytics_event attach partition ${partition} for values from (${from}) to (${to})`.execute(
    trx,
  );
}

export async function dropPartition(trx: Transaction<Schema>, day: Date): Promise<void> {
  await takeTurn(trx);
  await sql`drop table if exists ${sql.table(nameOf(day))}`.execute(trx);
}

export async function deleteEventsWithoutPartition(db: Kysely<Schema>, before: Date): Promise<void> {
  await sql`delete from analytics_event_default where received_at < ${before}`.execute(db);
}

/** One at a time, and rather not at all than with everybody else waiting behind it. */
async function takeTurn(trx: Transaction<Schema>): Promise<void> {
  await sql`set local lock_timeout = '2s'`.execute(trx);
  await sql`select pg_advisory_xact_lock(${PARTITIONS_LOCK})`.execute(trx);
}

function nameOf(day: Date): string {
  return PREFIX + day.toISOString().slice(0, 10).replaceAll('-', '');
}

function dayOf(name: string): Date | null {
  const digits = new RegExp(`^${PREFIX}(\\d{4})(\\d\\d)(\\d\\d)$`).exec(name);
  return digits ? new Date(`${digits[1]}-${digits[2]}-${digits[3]}T00:00:00.000Z`) : null;
}
