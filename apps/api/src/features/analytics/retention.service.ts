import { DAY, HOUR } from '@seller-toolbox/tool-contract/durations';
import { monthsBefore } from '../../months-before.ts';
import {
  createPartition,
  deleteEventsWithoutPartition,
  dropPartition,
  listDaysWithoutPartition,
  listPartitionDays,
} from './partitions.repository.ts';
import { deleteRollUps } from './roll-up.repository.ts';
import { rollUp, type RollUpDeps } from './roll-up.service.ts';
import { startOf } from './utc.ts';

/** Partitions are created ahead, so that the job can fail for days without effect. */
const DAYS_AHEAD = 7;
/** How long analytics are stored. */
export interface Retention {
  /** Days of raw events. */
  readonly eventDays: number;
  /** Months of hourly and daily roll-ups; totals stay. */
  readonly rollUpMonths: number;
}
/** Minute roll-ups serve the last hour only. */
const MINUTE_ROLL_UPS_MS = 2 * HOUR;

/** Creates the partitions of today, of the days ahead and of days with events in the default partition. */
export async function preparePartitions({ db, clock }: Pick<RollUpDeps, 'db' | 'clock'>): Promise<void> {
  const today = startOf(DAY, clock()).getTime();
  const wanted = Array.from({ length: DAYS_AHEAD + 1 }, (_, ahead) => today + ahead * DAY);
  const unpartitioned = (await listDaysWithoutPartition(db)).map((day) => day.getTime());
  const existing = new Set((await listPartitionDays(db)).map((day) => day.getTime()));
  for (const day of new Set([...wanted, ...unpartitioned])) {
    if (existing.has(day)) continue;
    await db.transaction().execute((trx) => createPartition(trx, new Date(day)));
  }
}

/** Deletes old events, after rolling them up, and old roll-ups. */
export async function removeOld(
  { db, clock, signal }: RollUpDeps,
  { eventDays, rollUpMonths }: Retention,
): Promise<void> {
  await rollUp({ db, clock, ...(signal ? { signal } : {}) });
  if (signal?.aborted) return;
  const now = clock();
  const oldest = now - eventDays * DAY;
  for (const day of await listPartitionDays(db)) {
    if (day.getTime() + DAY <= oldest) await db.transaction().execute((trx) => dropPartition(trx, day));
  }
  await deleteEventsWithoutPartition(db, new Date(oldest));
  const keptFrom = monthsBefore(now, rollUpMonths).getTime();
  await deleteRollUps(db, ['hour', 'day'], startOf(DAY, keptFrom));
  await deleteRollUps(db, ['minute'], new Date(now - MINUTE_ROLL_UPS_MS));
}
