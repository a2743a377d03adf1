import { sql, type Kysely } from 'kysely';
import type { Schema } from '../../db/schema.ts';

const DEADLINE_MS = 500;

/** Whether the database answers within half a second. */
export async function isDatabaseReady(db: Kysely<Schema>): Promise<boolean> {
  let timer: NodeJS.Timeout | undefined;
  const deadline = new Promise<false>((resolve) => {
    timer = setTimeout(() => resolve(false), DEADLINE_MS);
  });
  const answer = sql`select 1`.execute(db).then(
    () => true,
    () => false,
  );
  const isReady = await Promise.race([answer, deadline]);
  clearTimeout(timer);
  return isReady;
}
