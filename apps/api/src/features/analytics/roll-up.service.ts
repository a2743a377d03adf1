import { VISIT_CLASSES } from '@seller-toolbox/contracts';
import { DAY, HOUR, MINUTE } from '@seller-toolbox/tool-contract/durations';
import type { Kysely, Transaction } from 'kysely';
import type { Schema } from '../../db/schema.ts';
import type { Clock } from '../../ports/clock.ts';
import type { RollUpGrain, RollUpKind } from './analytics.table.ts';
import { addCounts, countsOf, sumByName, type SubjectCount } from './count.ts';
import { listEventGroups } from './event-groups.repository.ts';
import { advanceWatermark } from './ingestion.repository.ts';
import { limitReferrers } from './referrer-limit.ts';
import {
  findNewestEvent,
  findReceivedAtOfEvent,
  getRolledUpTo,
  insertRollUps,
  listRollUpsAt,
  lockRolledUpTo,
  updateLastRollUp,
  updateRolledUpTo,
  type RollUp,
  type RollUpKey,
} from './roll-up.repository.ts';
import { startOf } from './utc.ts';

/** Per transaction; small, because the embedded database has one connection. */
const MAX_STEP_EVENTS = 10_000;

export interface RollUpDeps {
  readonly db: Kysely<Schema>;
  readonly clock: Clock;
  /** Stops between two steps; the next run continues. */
  readonly signal?: AbortSignal;
}

/**
 * Rolls up new events in steps of one transaction each, which also moves `rolled_up_to`. The next run repeats a step that
 * a crash interrupted; concurrent runs wait for each other and find the work done.
 */
export async function rollUp({ db, clock, signal }: RollUpDeps): Promise<void> {
  const newest = await findNewestEvent(db, await getRolledUpTo(db));
  if (newest) {
    // Not beyond the newest event: a fast clock must not move the watermark ahead of other replicas.
    const watermark = await advanceWatermark(db, new Date(Math.min(clock(), newest.getTime() + 1)));
    let isBehind = true;
    while (isBehind) {
      if (signal?.aborted) return;
      isBehind = await db.transaction().execute((trx) => rollUpStep(trx, watermark));
    }
  }
  await updateLastRollUp(db, new Date(clock()));
}

/** Returns whether events are left. */
async function rollUpStep(trx: Transaction<Schema>, watermark: Date): Promise<boolean> {
  const from = await lockRolledUpTo(trx);
  if (from >= watermark) return false;
  const last = await findReceivedAtOfEvent(trx, MAX_STEP_EVENTS, { from, before: watermark });
  // All events of one millisecond belong to one step.
  const before = last ? new Date(last.getTime() + 1) : watermark;
  const groups = await listEventGroups(trx, 'minute', { from, before });
  const counts = await limitReferrers(trx, groups.flatMap(countsOf));
  await addToRollUps(trx, rollUpsOf(counts));
  await updateRolledUpTo(trx, before);
  return before < watermark;
}

async function addToRollUps(trx: Transaction<Schema>, additions: readonly RollUp[]): Promise<void> {
  if (additions.length === 0) return;
  const known = new Map((await listRollUpsAt(trx, additions)).map((row) => [nameOf(row), row]));
  const sums = additions.map((row) => {
    const before = known.get(nameOf(row));
    return before ? { ...row, ...addCounts([before, row]) } : row;
  });
  await insertRollUps(trx, sums);
}

const nameOf = ({ kind, grain, startsAt, key }: RollUpKey) => `${kind} ${grain} ${startsAt.getTime()} ${key}`;

const GRAINS: readonly { readonly grain: RollUpGrain; readonly length: number }[] = [
  { grain: 'minute', length: MINUTE },
  { grain: 'hour', length: HOUR },
  { grain: 'day', length: DAY },
  { grain: 'total', length: Infinity },
];

/** Whether a subject has roll-ups of a grain: the whole site has all, and visits by class only days. */
function isKept(kind: RollUpKind, grain: RollUpGrain): boolean {
  if (VISIT_CLASSES.some((each) => each === kind)) return grain === 'day';
  return grain !== 'minute' || kind === 'site';
}

/** The roll-ups that counts by minute add to. */
function rollUpsOf(counts: readonly SubjectCount[]): RollUp[] {
  return GRAINS.flatMap(({ grain, length }) => {
    const keys = new Map<string, RollUpKey>();
    const counted = counts
      .filter(({ kind }) => isKept(kind, grain))
      .map((count) => {
        const startsAt = grain === 'total' ? new Date(0) : startOf(length, count.period.getTime());
        const rollUpKey = { kind: count.kind, grain, startsAt, key: count.key };
        keys.set(nameOf(rollUpKey), rollUpKey);
        return { ...count, ...rollUpKey };
      });
    const sums = sumByName(counted, nameOf);
    return [...keys].flatMap(([name, rollUpKey]) => {
      const sum = sums.get(name);
      return sum ? [{ ...rollUpKey, ...sum }] : [];
    });
  });
}
