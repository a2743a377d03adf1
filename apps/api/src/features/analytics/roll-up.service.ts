import { DAY, HOUR, MINUTE } from '@seller-toolbox/tool-contract/durations';
import type { Kysely, Transaction } from 'kysely';
import type { Schema } from '../../db/schema.ts';
import type { Clock } from '../../ports/clock.ts';
import type { RollUpGrain } from './analytics.table.ts';
import { addCounts, countsOf, gather, type SubjectCount } from './count.ts';
import { listEventGroups } from './event-groups.repository.ts';
import { drawLine } from './ingestion.repository.ts';
import { OTHER_PAGE, ownPages } from './own-pages.ts';
import {
  findNewestEvent,
  findReceivedAtOfEvent,
  getRolledUpTo,
  insertRollUps,
  listPages,
  listRollUpsAt,
  lockRolledUpTo,
  updateLastRollUp,
  updateRolledUpTo,
  type RollUp,
  type RollUpPlace,
} from './roll-up.repository.ts';
import { startOf } from './utc.ts';

/** Of one transaction: few enough that the embedded database, which has one connection, answers others in between. */
const EVENTS_AT_ONCE = 10_000;

export interface RollUpDeps {
  readonly db: Kysely<Schema>;
  readonly clock: Clock;
  /** Stops between two steps; what is left is for the next run. */
  readonly signal?: AbortSignal;
}

/**
 * Adds what is not counted yet to the roll-ups. Each step is one transaction that moves the mark up to which events are
 * counted: what a crash interrupts is done again by the next run, and of runs at the same time one waits for the other
 * and finds its work done.
 */
export async function rollUp({ db, clock, signal }: RollUpDeps): Promise<void> {
  const newest = await findNewestEvent(db, await getRolledUpTo(db));
  if (newest) {
    // Not beyond what was stored: a replica whose clock is fast must not push the line away from the others.
    const line = await drawLine(db, new Date(Math.min(clock(), newest.getTime() + 1)));
    let isBehind = true;
    while (isBehind) {
      if (signal?.aborted) return;
      isBehind = await db.transaction().execute((trx) => rollUpStep(trx, line));
    }
  }
  await updateLastRollUp(db, new Date(clock()));
}

/** Answers whether more is to be done. */
async function rollUpStep(trx: Transaction<Schema>, line: Date): Promise<boolean> {
  const from = await lockRolledUpTo(trx);
  if (from >= line) return false;
  const last = await findReceivedAtOfEvent(trx, EVENTS_AT_ONCE, { from, before: line });
  // Whoever was received in the same millisecond is counted in the same step.
  const before = last ? new Date(last.getTime() + 1) : line;
  const groups = await listEventGroups(trx, 'minute', { from, before });
  const pages = ownPages(await listPages(trx));
  const counts = groups.flatMap(countsOf).map((count) => withOwnPage(count, pages));
  await addToRollUps(trx, rollUpsOf(counts));
  await updateRolledUpTo(trx, before);
  return before < line;
}

function withOwnPage(count: SubjectCount, isOwn: (path: string) => boolean): SubjectCount {
  return count.kind === 'page' && !isOwn(count.key) ? { ...count, key: OTHER_PAGE } : count;
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

const nameOf = ({ kind, grain, startsAt, key }: RollUpPlace) =>
  `${kind} ${grain} ${startsAt.getTime()} ${key}`;

const GRAINS: readonly { readonly grain: RollUpGrain; readonly length: number }[] = [
  { grain: 'minute', length: MINUTE },
  { grain: 'hour', length: HOUR },
  { grain: 'day', length: DAY },
  { grain: 'total', length: Infinity },
];

/** The places that counts by minute add to; minutes are kept of the whole site only. */
function rollUpsOf(counts: readonly SubjectCount[]): RollUp[] {
  return GRAINS.flatMap(({ grain, length }) => {
    const places = new Map<string, RollUpPlace>();
    const counted = counts
      .filter(({ kind }) => grain !== 'minute' || kind === 'site')
      .map((count) => {
        const startsAt = grain === 'total' ? new Date(0) : startOf(length, count.period.getTime());
        const place = { kind: count.kind, grain, startsAt, key: count.key };
        places.set(nameOf(place), place);
        return { ...count, ...place };
      });
    const sums = gather(counted, nameOf);
    return [...places].flatMap(([name, place]) => {
      const sum = sums.get(name);
      return sum ? [{ ...place, ...sum }] : [];
    });
  });
}
