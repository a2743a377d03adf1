import { createTestDatabase } from '@seller-toolbox/testing/database';
import { sql, type Kysely } from 'kysely';
import { createPartition } from '../features/analytics/partitions.repository.ts';
import type { Database } from './connection.ts';
import { deleteInBatches } from './delete-in-batches.ts';
import type { Schema } from './schema.ts';
import { openTestDatabase } from './test-database.ts';

jest.setTimeout(60_000);

let database: Database;
beforeAll(async () => {
  database = await openTestDatabase(createTestDatabase);
});
afterAll(() => database.close());

/** The database, and how many rows each statement that changed some has changed. */
function counted<Db extends Kysely<Schema>>(db: Db) {
  const changed: number[] = [];
  const counting = db.withPlugin({
    transformQuery: ({ node }) => node,
    transformResult: async ({ result }) => {
      if (result.numAffectedRows) changed.push(Number(result.numAffectedRows));
      return result;
    },
  });
  return { changed, db: counting as Db };
}

describe('deleteInBatches', () => {
  it('deletes the rows of a condition, at most 10,000 in a statement', async () => {
    await sql`
      insert into account_known_network
      select int4send(n), to_timestamp(n) from generate_series(1, 20002) n`.execute(database.db);
    const { changed, db } = counted(database.db);
    await deleteInBatches(db, 'account_known_network', sql`forget_at <= to_timestamp(20001)`);
    expect(changed).toEqual([10_000, 10_000, 1]);
    const left = await database.db.selectFrom('account_known_network').select('forget_at').execute();
    expect(left.map(({ forget_at }) => forget_at.getTime())).toEqual([20_002_000]);
  });
});

describe('createPartition', () => {
  it('moves the events of a day, at most 10,000 in a statement', async () => {
    await sql`
      insert into analytics_event (received_at, occurred_at, session_hash, type, path)
      select '2026-11-01T00:00:00Z'::timestamptz + n * interval '1 s', now(), '1', 'page_view', '/'
      from generate_series(1, 12000) n`.execute(database.db);
    const changed = await database.db.transaction().execute(async (trx) => {
      const counting = counted(trx);
      await createPartition(counting.db, new Date('2026-11-01T00:00:00Z'));
      return counting.changed;
    });
    expect(changed).toEqual([10_000, 2_000]);
    const { rows } = await sql<{ count: string }>`select count(*) from only analytics_event_20261101`.execute(
      database.db,
    );
    expect(rows[0]?.count).toBe('12000');
  });
});
