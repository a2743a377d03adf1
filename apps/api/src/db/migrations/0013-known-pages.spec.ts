import { createTestDatabase } from '@seller-toolbox/testing/database';
import { sql } from 'kysely';
import { openTestDatabase } from '../test-database.ts';
import { knownPages0013 } from './0013-known-pages.ts';

jest.setTimeout(60_000);

describe('the migration to known pages', () => {
  it('removes invented paths from roll-ups and from events that are not rolled up', async () => {
    const { db, close } = await openTestDatabase(createTestDatabase);
    await sql`
      insert into analytics_roll_up
      select kind, 'total', 'epoch', key, 0, 5, ''::bytea, 1
      from (values ('page', '/'), ('page', '/tools/unit-converter'), ('page', 'other'), ('page', '/spam'),
        ('page', '/tools/spam'), ('tool', 'unit-converter')) as rows (kind, key)`.execute(db);
    await sql`update analytics_roll_up_state set rolled_up_to = '2026-11-21T10:00:00Z'`.execute(db);
    await sql`
      insert into analytics_event (received_at, occurred_at, session_hash, type, path)
      select at, at, 1, 'page_view', path
      from unnest(array['2026-11-21T09:00:00Z', '2026-11-21T11:00:00Z']::timestamptz[]) as at,
        unnest(array['/tools', '/spam']) as path`.execute(db);
    await knownPages0013.up(db);
    const rows = await db.selectFrom('analytics_roll_up').select('key').orderBy('key').execute();
    expect(rows.map(({ key }) => key).sort()).toEqual([
      '/',
      '/tools/unit-converter',
      'other',
      'unit-converter',
    ]);
    const events = await db
      .selectFrom('analytics_event')
      .select('path')
      .orderBy('received_at')
      .orderBy('path')
      .execute();
    expect(
      events
        .slice(2)
        .map(({ path }) => path)
        .sort(),
    ).toEqual(['/tools', 'other']);
    await close();
  });
});
