import { createTestDatabase, type TestDatabase } from '@seller-toolbox/testing/database';
import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import { createFakeClock } from '../ports/clock.ts';
import { createTestApp } from '../test-app.ts';
import { asRole, identifyByHeader } from '../test-callers.ts';
import { openDatabase, type Database } from './connection.ts';
import { migrate } from './migrate.ts';
import { createStandbyReads, type ReadTarget, type StandbyReads } from './standby-reads.ts';

const STANDBY = process.env['TEST_STANDBY_URL'];
const MAX_LAG_MS = 10_000;
const MAX_CHECKS = 5_000;

/** The server of TEST_DATABASE_URL has a standby at TEST_STANDBY_URL: `npm run test:scale -- standby` sets both. */
const onStandby = STANDBY ? describe : describe.skip;
onStandby('large reads with a real standby', () => {
  let made: TestDatabase;
  let primary: Database;
  let standby: Database;
  let reads: StandbyReads;
  let app: FastifyInstance;
  const targets: ReadTarget[] = [];
  const { clock, advance } = createFakeClock('2026-11-28T10:00:00Z');
  const open = (url: string | undefined, mayBeAway = false) =>
    openDatabase({ url, mayBeAway, dataDir: 'none', startedAt: '', onConnectionError: () => {} });
  beforeAll(async () => {
    made = await createTestDatabase({ fingerprint: 'empty for a standby', prepare: async () => {} });
    primary = await open(made.url);
    await migrate(primary.db);
    const { pathname } = new URL(made.url ?? '');
    standby = await open(Object.assign(new URL(STANDBY ?? ''), { pathname }).href, true);
    reads = createStandbyReads({
      primary: primary.db,
      standby: standby.db,
      clock,
      maxLagMs: MAX_LAG_MS,
      onRead: (target) => targets.push(target),
    });
    app = await createTestApp({
      db: primary.db,
      reads,
      clock,
      identify: identifyByHeader,
    });
  });
  afterAll(async () => {
    await app.close();
    await sql`select pg_wal_replay_resume()`.execute(standby.db);
    await standby.close();
    await primary.close();
    await made.close();
  });
  beforeEach(() => {
    targets.length = 0;
  });

  /** Checks until the standby has what the primary has now. */
  async function caughtUp(): Promise<void> {
    for (let checks = 0; checks < MAX_CHECKS; checks++) {
      // The limit counts from the last check that found the standby current.
      await reads.check();
      targets.length = 0;
      await reads.run(async () => undefined);
      if (targets[0] === 'standby') break;
    }
    expect(targets).toEqual(['standby']);
    targets.length = 0;
  }

  it('answers statistics, exports and searches of design patents', async () => {
    await caughtUp();
    for (const path of [
      'analytics/top-tools',
      'analytics/overall',
      'analytics/realtime',
      'analytics/tool-usage-stats',
      'analytics/page-view-stats',
      'analytics/usage-details',
      'analytics/usage-trend',
      'analytics/report',
      'analytics/tools/square-calculator',
      'design-patents?q=lamp',
      'feedback/export',
      'announcements/export',
      'audit/export',
    ]) {
      targets.length = 0;
      const { statusCode, body } = await app.inject({
        url: `/api/v1/${path}`,
        headers: asRole('super_admin'),
      });
      expect({ path, statusCode, body: statusCode === 200 ? '' : body }).toEqual({
        path,
        statusCode: 200,
        body: '',
      });
      expect({ path, targets }).toEqual({ path, targets: ['standby'] });
    }
  });

  it('is replaced by the primary while its lag exceeds the limit', async () => {
    await caughtUp();
    await sql`select pg_wal_replay_pause()`.execute(standby.db);
    await sql`create table written_later as select 1 as one`.execute(primary.db);
    const read = () => reads.run(async (db) => (await sql`select one from written_later`.execute(db)).rows);
    await expect(read()).rejects.toMatchObject({ code: '42P01' });
    advance(MAX_LAG_MS + 1);
    await reads.check();
    targets.length = 0;
    expect(await read()).toEqual([{ one: 1 }]);
    expect(targets).toEqual(['primary']);
    await sql`select pg_wal_replay_resume()`.execute(standby.db);
    await caughtUp();
    expect(await read()).toEqual([{ one: 1 }]);
    expect(targets).toEqual(['standby']);
  });

  it('cancels a read by a recovery conflict, which is retried on the primary', async () => {
    await sql`create table dropped_soon as select 1 as one`.execute(primary.db);
    await sql`alter system set max_standby_streaming_delay = '100ms'`.execute(standby.db);
    await sql`select pg_reload_conf()`.execute(standby.db);
    await caughtUp();
    let runs = 0;
    const found = await reads.run((db) =>
      db.transaction().execute(async (trx) => {
        runs++;
        if (runs === 2) return 'on the primary';
        await sql`select one from dropped_soon`.execute(trx);
        await sql`drop table dropped_soon`.execute(primary.db);
        // The standby has to drop the table, which this transaction holds; it reads its new setting when it comes to it.
        await sql`set local statement_timeout = 0`.execute(trx);
        await sql`select pg_sleep(60)`.execute(trx);
        return 'on the standby';
      }),
    );
    expect(found).toBe('on the primary');
    expect(targets).toEqual(['primary']);
  });

  it('is replaced by the primary when its connections break, and used again later', async () => {
    await caughtUp();
    await sql`select pg_terminate_backend(pid) from pg_stat_activity
      where datname = current_database() and pid <> pg_backend_pid()`.execute(standby.db);
    let found: unknown;
    // The connection that survived is used first, or one that is broken: both have to answer.
    for (let times = 0; times < 5; times++)
      found = await reads.run(async (db) => (await sql`select 1 as one`.execute(db)).rows);
    expect(found).toEqual([{ one: 1 }]);
    await caughtUp();
  });
});
