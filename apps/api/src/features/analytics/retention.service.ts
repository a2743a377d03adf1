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

/** Partitions are made so many days ahead: so long may the job fail before anybody notices, and then nothing is lost. */
const DAYS_AHEAD = 7;
/** Of raw events. */
export const EVENT_DAYS = 90;
/** Of roll-ups by hour and by day. Totals are two numbers and a sketch each, and stay. */
export const ROLL_UP_MONTHS = 25;
/** Minutes serve the last 60 of them. */
const MINUTE_ROLL_UPS_MS = 2 * HOUR;

/** Makes the partitions of today, of the days to come and of days whose events have none. */
export async function preparePartitions({ db, clock }: Pick<RollUpDeps, 'db' | 'clock'>): Promise<void> {
  const today = startOf(DAY, clock()).getTime();
  const wanted = Array.from({ length: DAYS_AHEAD + 1 }, (_, ahead) => today + ahead * DAY);
  const astray = (await listDaysWithoutPartition(db)).map((day) => day.getTime());
  const existing = new Set((await listPartitionDays(db)).map((day) => day.getTime()));
  for (const day of new Set([...wanted, ...astray])) {
    if (existing.has(day)) continue;
    await db.transaction().execute((trx) => createPartition(trx, new Date(day)));
  }
}

/** Removes events after 90 days, when they are surely counted, and roll-ups after 25 months. */
export async function removeOld({ db, clock, signal }: RollUpDeps): Promise<void> {
  await rollUp({ db, clock, ...(signal ? { signal } : {}) });
  if (signal?.aborted) return;
  const now = clock();
  const oldest = now - EVENT_DAYS * DAY;
  for (const day of await listPartitionDays(db)) {
    if (day.getTime() + DAY <= oldest) await db.transaction().execute((trx) => dropPartition(trx, day));
  }
  await deleteEventsWithoutPartition(db, new Date(oldest));
  const keptFrom = monthsBefore(now, ROLL_UP_MONTHS).getTime();
  await deleteRollUps(db, ['hour', 'day'], startOf(DAY, keptFrom));
  await deleteRollUps(db, ['minute'], new Date(now - MINUTE_ROLL_UPS_MS));
}
