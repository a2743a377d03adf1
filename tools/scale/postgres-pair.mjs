// @ts-check
import { execFileSync } from 'node:child_process';
import { appendFileSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import pg from 'pg';
import { freePort } from '../../apps/e2e/src/service/start-service.mjs';
import { PROGRAMS, findProgram } from './programs.mjs';
import { OWNER, until } from './servers.mjs';

/** Of docs/scaling.md. Everything else is the default of Postgres, fsync included. */
const SETTINGS = ['hot_standby_feedback=on', 'max_connections=200', 'wal_receiver_timeout=5s'];

/**
 * @typedef {{ data: string, port: number, url: string, server: import('./servers.mjs').Server }} Node
 * @typedef {{ primary: () => Node, standby: () => Node, urls: () => { writes: string, reads: string }, promote: () => Promise<void>, rebuild: () => Promise<void>, ask: typeof ask }} Pair
 */

/**
 * A primary and its standby with synchronous commit: a transaction is acknowledged when both have it.
 * @param {import('./servers.mjs').Servers} servers
 * @returns {Promise<Pair>}
 */
export async function startPair(servers) {
  const bin = dirname(findProgram(PROGRAMS.postgres) ?? '');
  const at = { bin, servers };
  const places = await Promise.all(
    ['one', 'two'].map(async (name) => ({ data: join(servers.folder, name), port: await freePort() })),
  );
  const [one, two] = places;
  if (!one || !two) throw new Error('There are two places.');
  run(join(bin, 'initdb'), ['-D', one.data, '-U', 'postgres', '-A', 'trust', '-E', 'UTF8', '--locale=C'], at);
  let primary = await startNode(one, at);
  let standby = await startStandby(primary, two, at);
  await commitOnBoth(primary);
  /** @param {string} role */
  const urlOf = (role) =>
    `postgres://postgres@${places.map(({ port }) => `127.0.0.1:${port}`).join(',')}/postgres?target_session_attrs=${role}`;
  return {
    primary: () => primary,
    standby: () => standby,
    urls: () => ({ writes: urlOf('read-write'), reads: urlOf('standby') }),
    promote: async () => {
      await ask(standby, 'select pg_promote()');
      [primary, standby] = [standby, primary];
    },
    /** Makes the ended server the standby of the other one. */
    rebuild: async () => {
      const { data, port } = standby;
      rmSync(data, { recursive: true, force: true });
      standby = await startStandby(primary, { data, port }, at);
      await commitOnBoth(primary);
    },
    ask,
  };
}

/**
 * @typedef {{ bin: string, servers: import('./servers.mjs').Servers }} Place
 * @param {{ data: string, port: number }} where
 * @param {Place} at
 * @returns {Promise<Node>}
 */
async function startNode({ data, port }, { bin, servers }) {
  const settings = [...SETTINGS, 'listen_addresses=127.0.0.1', `unix_socket_directories=${servers.folder}`];
  const server = servers.start(join(bin, 'postgres'), [
    ...['-D', data, '-p', String(port)],
    ...settings.flatMap((setting) => ['-c', setting]),
  ]);
  const node = { data, port, url: `postgres://postgres@127.0.0.1:${port}/postgres`, server };
  await until('Postgres answers', () =>
    ask(node, 'select 1').then(
      () => true,
      () => undefined,
    ),
  );
  return node;
}

/**
 * @param {Node} primary
 * @param {{ data: string, port: number }} where
 * @param {Place} at
 */
async function startStandby(primary, where, at) {
  const address = `host=127.0.0.1 port=${primary.port} user=postgres application_name=standby`;
  run(
    join(at.bin, 'pg_basebackup'),
    ['-D', where.data, '-R', '--checkpoint=fast', '--no-sync', '-d', address],
    at,
  );
  // A standby that is promoted has none itself yet, and must not wait for one.
  appendFileSync(join(where.data, 'postgresql.auto.conf'), `synchronous_standby_names = ''\n`);
  return startNode(where, at);
}

/** @param {Node} primary */
async function commitOnBoth(primary) {
  await ask(primary, `alter system set synchronous_standby_names = 'FIRST 1 (standby)'`);
  await ask(primary, 'select pg_reload_conf()');
  await until('the standby is synchronous', async () => {
    const rows = await ask(primary, `select 1 from pg_stat_replication where sync_state = 'sync'`);
    return rows.length > 0 || undefined;
  });
}

/**
 * @param {string} command
 * @param {readonly string[]} args
 * @param {Place} at
 */
function run(command, args, { servers }) {
  execFileSync(command, args, { ...OWNER, cwd: servers.folder, stdio: ['ignore', 'ignore', 'pipe'] });
}

/**
 * One query on a connection of its own, which gives up after a second.
 * @param {{ url: string }} node
 * @param {string} query
 * @returns {Promise<any[]>}
 */
export async function ask({ url }, query) {
  const client = new pg.Client({
    connectionString: url,
    connectionTimeoutMillis: 1_000,
    query_timeout: 30_000,
  });
  client.on('error', () => {});
  await client.connect();
  try {
    return (await client.query(query)).rows;
  } finally {
    await client.end().catch(() => {});
  }
}
