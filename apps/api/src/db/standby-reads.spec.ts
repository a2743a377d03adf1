import { createTestDatabase } from '@seller-toolbox/testing/database';
import { sql, type Kysely } from 'kysely';
import { createFakeClock } from '../ports/clock.ts';
import { unreachableDatabase } from '../test-app.ts';
import type { Database } from './connection.ts';
import type { Schema } from './schema.ts';
import { createStandbyReads, type ReadTarget } from './standby-reads.ts';
import { openTestDatabase } from './test-database.ts';

const MAX_LAG_MS = 10_000;

let database: Database;
beforeAll(async () => {
  database = await openTestDatabase(createTestDatabase);
  // Before those of Postgres in the search path: what a primary and its standby say about their logs.
  await sql`create schema scripted`.execute(database.db);
  await sql`create table scripted.server as select '0/100'::pg_lsn as log_end, '0/100'::pg_lsn as replayed, true as is_standby`.execute(
    database.db,
  );
  for (const [name, type, column] of [
    ['pg_current_wal_flush_lsn', 'pg_lsn', 'log_end'],
    ['pg_last_wal_replay_lsn', 'pg_lsn', 'replayed'],
    ['pg_is_in_recovery', 'boolean', 'is_standby'],
  ] as const)
    await sql`create function scripted.${sql.ref(name)}() returns ${sql.raw(type)} language sql as
      ${sql.lit(`select ${column} from scripted.server`)}`.execute(database.db);
});
afterAll(() => database.close());

interface Scene {
  readonly reads: ReturnType<typeof createStandbyReads>;
  readonly advance: (milliseconds: number) => void;
  readonly set: (server: { logEnd?: string; replayed?: string; isStandby?: boolean }) => Promise<void>;
  /** Where a read runs. */
  readonly target: () => Promise<ReadTarget[]>;
}

/** One connection is both servers: the targets tell them apart. */
function onScript(play: (scene: Scene) => Promise<void>, standby?: Kysely<Schema>): Promise<void> {
  return database.db.connection().execute(async (connection) => {
    await sql`set search_path = scripted, pg_catalog, public`.execute(connection);
    const set: Scene['set'] = async ({ logEnd = null, replayed = null, isStandby = null }) => {
      await sql`update scripted.server set log_end = coalesce(${logEnd}::pg_lsn, log_end),
        replayed = coalesce(${replayed}::pg_lsn, replayed),
        is_standby = coalesce(${isStandby}::boolean, is_standby)`.execute(connection);
    };
    await set({ logEnd: '0/100', replayed: '0/100', isStandby: true });
    const { clock, advance } = createFakeClock('2026-11-28T10:00:00Z');
    const targets: ReadTarget[] = [];
    const reads = createStandbyReads({
      primary: connection,
      standby: standby ?? connection,
      clock,
      maxLagMs: MAX_LAG_MS,
      onRead: (target) => targets.push(target),
    });
    const target = async () => {
      targets.length = 0;
      expect(await reads.run(async (db) => (await sql`select 1 as one`.execute(db)).rows)).toEqual([
        { one: 1 },
      ]);
      return [...targets];
    };
    try {
      await play({ reads, advance, set, target });
    } finally {
      await sql`reset search_path`.execute(connection);
    }
  });
}

describe('reads with a standby', () => {
  it('run on the primary until the lag of the standby is known', () =>
    onScript(async ({ reads, target }) => {
      expect(await target()).toEqual(['primary']);
      await reads.check();
      expect(await target()).toEqual(['standby']);
    }));

  it('run on the primary once the standby is further behind than the limit, until it has caught up', () =>
    onScript(async ({ reads, advance, set, target }) => {
      await reads.check();
      await set({ logEnd: '0/200' });
      advance(1_000);
      await reads.check();
      expect(await target()).toEqual(['standby']);
      advance(MAX_LAG_MS - 1_000);
      await reads.check();
      expect(await target()).toEqual(['standby']);
      advance(1);
      await reads.check();
      expect(await target()).toEqual(['primary']);
      await set({ replayed: '0/200' });
      await reads.check();
      expect(await target()).toEqual(['standby']);
    }));

  it('run on a standby that follows at a distance within the limit', () =>
    onScript(async ({ reads, advance, set, target }) => {
      for (let second = 1; second <= 30; second++) {
        await set({
          logEnd: `0/${(second * 16).toString(16)}`,
          replayed: `0/${((second - 1) * 16).toString(16)}`,
        });
        await reads.check();
        if (second > 1) expect(await target()).toEqual(['standby']);
        advance(1_000);
      }
    }));

  it('run on the primary when nothing has been checked for longer than the limit', () =>
    onScript(async ({ reads, advance, target }) => {
      await reads.check();
      advance(MAX_LAG_MS + 1);
      expect(await target()).toEqual(['primary']);
    }));

  it('run on the primary when the clock was set back', () =>
    onScript(async ({ reads, advance, target }) => {
      await reads.check();
      advance(-1);
      expect(await target()).toEqual(['primary']);
    }));

  it('run on the primary when the other server is no standby, such as a promoted one', () =>
    onScript(async ({ reads, set, target }) => {
      await reads.check();
      await set({ isStandby: false });
      await reads.check();
      expect(await target()).toEqual(['primary']);
    }));

  it('run on the primary when the standby cannot be reached', async () => {
    const away = unreachableDatabase();
    await onScript(async ({ reads, target }) => {
      await reads.check();
      expect(await target()).toEqual(['primary']);
    }, away);
    await away.destroy();
  });
});

describe('a read that fails on the standby', () => {
  const failing = (reads: Scene['reads'], code: string) => {
    let runs = 0;
    return reads
      .run(async () => {
        runs++;
        if (runs === 1) throw Object.assign(new Error('failed'), { code });
        return runs;
      })
      .catch((error: unknown) => error);
  };

  it('is repeated on the primary, and the next ones run there until a check finds the standby again', () =>
    onScript(async ({ reads, target }) => {
      await reads.check();
      expect(await failing(reads, '57P01')).toBe(2);
      expect(await target()).toEqual(['primary']);
      await reads.check();
      expect(await target()).toEqual(['standby']);
    }));

  it('is repeated on the primary when the standby cancelled it for its log; the next ones stay', () =>
    onScript(async ({ reads, target }) => {
      await reads.check();
      expect(await failing(reads, '40001')).toBe(2);
      expect(await target()).toEqual(['standby']);
    }));

  it.each(['57014', '42703', '25006'])('with %s is not repeated', (code) =>
    onScript(async ({ reads }) => {
      await reads.check();
      expect(await failing(reads, code)).toMatchObject({ code });
    }),
  );
});
