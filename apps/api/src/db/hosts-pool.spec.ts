import { createTestDatabase, type TestDatabase } from '@seller-toolbox/testing/database';
import { sql } from 'kysely';
import { openConfiguredStandby } from './configured-standby.ts';
import { openDatabase } from './connection.ts';
import { isUnavailable } from './is-unavailable.ts';

/** A port on which nothing listens. */
const AWAY = '127.0.0.1:1';

const onServer = process.env['TEST_DATABASE_URL'] ? describe : describe.skip;
onServer('a database with several hosts', () => {
  let made: TestDatabase;
  beforeAll(async () => {
    made = await createTestDatabase({ fingerprint: 'nothing', prepare: async () => {} });
  });
  afterAll(() => made.close());

  function urlOf(hosts: (host: string) => string, role: string): string {
    const { host } = new URL(made.url ?? '');
    return `${(made.url ?? '').replace(host, hosts(host))}?target_session_attrs=${role}`;
  }
  const open = (url: string, mayBeAway = false) =>
    openDatabase({ url, mayBeAway, dataDir: 'none', startedAt: '', onConnectionError: () => {} });
  const one = sql<{ one: number }>`select 1 as one`;

  it.each([
    ['behind one that is away', (host: string) => `${AWAY},${host}`, 'read-write'],
    ['before one that is away', (host: string) => `${host},${AWAY}`, 'primary'],
    ['behind two that are away', (host: string) => `${AWAY},localhost:1,${host}`, 'any'],
  ])('is found %s, and again after its connections broke', async (_title, hosts, role) => {
    const { db, close } = await open(urlOf(hosts, role));
    const ten = () => Promise.all(Array.from({ length: 10 }, async () => (await one.execute(db)).rows[0]));
    expect(await ten()).toEqual(Array(10).fill({ one: 1 }));
    await made.pool.query(`
      select pg_terminate_backend(pid) from pg_stat_activity
      where application_name = 'seller-toolbox' and datname = current_database() and pid <> pg_backend_pid()`);
    let found: unknown;
    // Each broken connection of the pool may fail one query before it is removed.
    for (let tries = 0; found === undefined && tries < 20; tries++)
      found = await one.execute(db).then(
        ({ rows }) => rows,
        () => undefined,
      );
    expect(found).toEqual([{ one: 1 }]);
    await close();
  });

  it('is unavailable while no host is a standby', async () => {
    const { db, close } = await open(
      urlOf((host) => `${host},${AWAY}`, 'standby'),
      true,
    );
    for (let times = 0; times < 3; times++) {
      const error: unknown = await one.execute(db).catch((failure: unknown) => failure);
      expect(isUnavailable(error)).toBe(true);
    }
    await close();
  });

  it('stops a start with the name of the variable, without the address', async () => {
    await expect(open(urlOf(() => `${AWAY},localhost:1`, 'read-write'))).rejects.toThrow(
      /^DATABASE_URL must be the address of a Postgres that lets the service in( \(ECONNREFUSED\))?$/,
    );
    await expect(open(urlOf((host) => host, 'standby'))).rejects.toThrow(/\(57P03\)$/);
  });

  it('reads on the primary while the standby of DATABASE_READ_URL is away', async () => {
    const primary = await open(made.url ?? '');
    const places: string[] = [];
    const standby = await openConfiguredStandby(
      {
        DATABASE_READ_URL: urlOf(() => AWAY, 'standby'),
        DATABASE_READ_MAX_LAG: 10,
        DATABASE_CONNECTIONS: 2,
        DATA_DIR: 'none',
      },
      { db: primary.db, metrics: { onRead: (place) => places.push(place) }, onConnectionError: () => {} },
    );
    expect(await standby?.reads.run(async (db) => (await one.execute(db)).rows)).toEqual([{ one: 1 }]);
    expect(places).toEqual(['primary']);
    await standby?.close();
    await primary.close();
  });
});
