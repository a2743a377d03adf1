import { createTestDatabase } from '@seller-toolbox/testing/database';
import { sql } from 'kysely';
import { createKysely } from '../connection.ts';
import { analytics0001 } from './0001-analytics.ts';
import { analyticsRollups0006 } from './0006-analytics-rollups.ts';

jest.setTimeout(60_000);

describe('the migration to partitions and roll-ups', () => {
  it('keeps every existing event unchanged', async () => {
    const { pool, close } = await createTestDatabase({ fingerprint: 'nothing', prepare: async () => {} });
    const db = createKysely(pool);
    await analytics0001.up(db);
    await sql`
      insert into analytics_event (received_at, occurred_at, session_hash, type, usage_type, tool_id, usage_data)
      select at, at, 7, 'tool_usage', 'calculate', 'a', '{"fields":4}'
      from generate_series('2026-10-01T00:00:00Z'::timestamptz, '2026-11-21T00:00:00Z', '1 day') as at`.execute(
      db,
    );
    const events = () => db.selectFrom('analytics_event').selectAll().orderBy('received_at').execute();
    const before = await events();
    await analyticsRollups0006.up(db);
    expect(await events()).toEqual(before);
    expect(before).toHaveLength(52);
    await close();
  });
});
