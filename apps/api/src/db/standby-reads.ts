import { sql, type Kysely } from 'kysely';
import type { Clock } from '../ports/clock.ts';
import { isUnavailable } from './is-unavailable.ts';
import type { ReadRunner } from './read-runner.ts';
import type { Schema } from './schema.ts';
import { singleFlight } from './single-flight.ts';

export type ReadTarget = 'primary' | 'standby';

export interface StandbyReadsDeps {
  readonly primary: Kysely<Schema>;
  readonly standby: Kysely<Schema>;
  readonly clock: Clock;
  /** Reads go to the primary while the standby is further behind, or its lag is unknown. */
  readonly maxLagMs: number;
  readonly onRead?: ((target: ReadTarget) => void) | undefined;
  /** Called when reads move to the other database. */
  readonly onSwitch?: ((target: ReadTarget) => void) | undefined;
}

export interface StandbyReads extends ReadRunner {
  /** Measures the lag; to be called every second. */
  readonly check: () => Promise<void>;
}

/** The end of the primary's log at an instant. */
interface LogEnd {
  readonly at: number;
  readonly position: bigint;
}

/** The standby cancelled the query, because it holds up the log (serialization_failure). */
const CANCELLED_BY_RECOVERY = '40001';
/** A statement that takes too long on the standby is no better on the primary (query_canceled). */
const TOOK_TOO_LONG = '57014';

/**
 * Reads on a standby that is not further behind than `maxLagMs`, otherwise on the primary. The lag is measured from here: the
 * standby is as old as the newest log end of the primary that it has replayed. Its own figures would say 0 when it has lost
 * its primary, and grow while the primary has nothing to write.
 */
export function createStandbyReads(deps: StandbyReadsDeps): StandbyReads {
  const { primary, standby, clock, maxLagMs, onRead, onSwitch } = deps;
  let logEnds: readonly LogEnd[] = [];
  /** The state of the primary that the standby has, at least. */
  let currentAt = -Infinity;
  let target: ReadTarget = 'primary';

  const moveTo = (next: ReadTarget) => {
    if (target === next) return;
    target = next;
    onSwitch?.(next);
  };
  const isCurrent = () => {
    const age = clock() - currentAt;
    return age >= 0 && age <= maxLagMs;
  };
  const check = singleFlight(async () => {
    const at = clock();
    const position = await findLogEnd(primary);
    // What is older than the limit decides nothing any more.
    const kept = logEnds.filter((end) => at - end.at <= maxLagMs);
    logEnds = position === null ? kept : [...kept, { at, position }];
    const replayed = await findReplayed(standby);
    const reached = replayed === null ? undefined : logEnds.findLast((end) => end.position <= replayed);
    currentAt = reached?.at ?? (replayed === null ? -Infinity : currentAt);
    moveTo(isCurrent() ? 'standby' : 'primary');
  });

  return {
    check,
    run: async (read) => {
      if (target === 'standby' && isCurrent()) {
        try {
          const result = await read(standby);
          onRead?.('standby');
          return result;
        } catch (error) {
          if (!mayRetry(error)) throw error;
          if (codeOf(error) !== CANCELLED_BY_RECOVERY) moveTo('primary');
        }
      }
      onRead?.('primary');
      return read(primary);
    },
  };
}

function mayRetry(error: unknown): boolean {
  const code = codeOf(error);
  return code === CANCELLED_BY_RECOVERY || (isUnavailable(error) && code !== TOOK_TOO_LONG);
}

function codeOf(error: unknown): unknown {
  return error instanceof Error && 'code' in error ? error.code : undefined;
}

/** What is committed is before it, except what waits for no disk. Null: the primary cannot be asked. */
export async function findLogEnd(primary: Kysely<Schema>): Promise<bigint | null> {
  return findPosition(primary, sql`pg_current_wal_flush_lsn()`);
}

/** Null: the server cannot be asked, or is no standby. */
export async function findReplayed(standby: Kysely<Schema>): Promise<bigint | null> {
  return findPosition(standby, sql`case when pg_is_in_recovery() then pg_last_wal_replay_lsn() end`);
}

async function findPosition(db: Kysely<Schema>, position: ReturnType<typeof sql>): Promise<bigint | null> {
  try {
    const { rows } = await sql<{ bytes: string | null }>`
      select (${position} - '0/0'::pg_lsn)::text as bytes`.execute(db);
    const bytes = rows[0]?.bytes ?? null;
    return bytes === null ? null : BigInt(bytes);
  } catch {
    return null;
  }
}
