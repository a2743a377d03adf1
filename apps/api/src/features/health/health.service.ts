import { sql, type Kysely } from 'kysely';
import type { Schema } from '../../db/schema.ts';
import { singleFlight } from '../../db/single-flight.ts';
import { createStaleIfErrorCache } from '../../db/stale-if-error-cache.ts';
import type { Clock } from '../../ports/clock.ts';

const DEADLINE_MS = 500;
const FRESH_MS = 500;

/** Whether the database answers within half a second. One query at a time; its result is shared for half a second. */
export type IsDatabaseReady = () => Promise<boolean>;

export function createDatabaseCheck(db: Kysely<Schema>, clock: Clock): IsDatabaseReady {
  // A query can outlast its deadline.
  const query = singleFlight(() =>
    sql`select 1`.execute(db).then(
      () => true,
      () => false,
    ),
  );
  const cache = createStaleIfErrorCache({
    clock,
    read: () => withinDeadline(query()),
    freshMs: FRESH_MS,
    keepMs: FRESH_MS,
  });
  return async () => (await cache.get()).value;
}

async function withinDeadline(answer: Promise<boolean>): Promise<boolean> {
  let timer: NodeJS.Timeout | undefined;
  const deadline = new Promise<false>((resolve) => {
    timer = setTimeout(() => resolve(false), DEADLINE_MS);
  });
  const isReady = await Promise.race([answer, deadline]);
  clearTimeout(timer);
  return isReady;
}
