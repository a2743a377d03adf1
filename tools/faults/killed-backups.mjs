// @ts-check
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { printTable } from '../bench/table.mjs';
import { postgresForTests } from '../checks/postgres-for-tests.mjs';
import { createDatabase, onStoppedDatabase } from './databases.mjs';
import { runCli } from './run-cli.mjs';

/**
 * @typedef {Record<string, string>} Env
 * @typedef {readonly [earlier: string, later: string]} Backups
 */

const ROUNDS = Number(process.env.FAULT_ROUNDS ?? 3);
const MORE_EVENTS = 50_000;

/**
 * A backup and a restore killed at moments spread over their duration: a file with the name of a backup is complete,
 * and a database has all of its previous rows or all of the backup. Every table is filled; the backups are of
 * PGlite, so that one of the restores is the move to Postgres.
 */
export async function killBackups() {
  const folder = mkdtempSync(join(tmpdir(), 'stb-killed-'));
  const postgres = await postgresForTests();
  try {
    const source = { DATA_DIR: join(folder, 'source') };
    const files = await makeTwoBackups(source, folder);
    /** @type {{ name: string, env: Env }[]} */
    const targets = [{ name: 'PGlite', env: { DATA_DIR: join(folder, 'target') } }];
    if ('absent' in postgres) console.log(`Postgres: ${postgres.absent}`);
    else {
      const DATABASE_URL = await createDatabase(postgres.url, `stb_killed_${process.pid}`);
      targets.push({ name: 'Postgres', env: { DATABASE_URL, DATA_DIR: join(folder, 'unused') } });
    }
    /** @type {({ command: string, database: string, succeeds: boolean } & ReturnType<typeof startSeen>)[]} */
    const rows = [];
    for (const { name, env } of targets) {
      rows.push({ command: 'restore', database: name, ...(await killRestores(env, files)) });
      rows.push({ command: 'backup', database: name, ...(await killBackupsOf(env, join(folder, name))) });
    }
    printTable('Backups and restores killed by kill -9', [
      ['command', 'database', 'killed', 'as before', 'whole', 'half', 'the next one succeeds'],
      ...rows.map(Object.values),
    ]);
    // One may end before it is killed; if all do, the run proves nothing.
    const wasKilled = ['backup', 'restore'].every((name) =>
      rows.some(({ command, killed }) => command === name && killed > 0),
    );
    return wasKilled && rows.every(({ half, succeeds }) => half === 0 && succeeds);
  } finally {
    if ('stop' in postgres) await postgres.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

/**
 * Two backups of the same database at different times.
 * @param {{ DATA_DIR: string }} env
 * @param {string} folder
 * @returns {Promise<Backups>}
 */
async function makeTwoBackups(env, folder) {
  const { openDatabase } = await import('../../apps/api/src/db/connection.ts');
  const { migrate } = await import('../../apps/api/src/db/migrate.ts');
  const { fillEveryTable } = await import('../../apps/api/src/backup/test-rows.ts');
  const database = await openDatabase({
    dataDir: env.DATA_DIR,
    startedAt: new Date().toISOString(),
    onConnectionError: () => {},
  });
  await migrate(database.db);
  await fillEveryTable(database.db);
  await database.close();
  /** @type {Backups} */
  const files = [join(folder, 'earlier.backup'), join(folder, 'later.backup')];
  await runCliOrThrow(['backup', files[0]], env);
  await onStoppedDatabase(env, (query) =>
    query(`
      insert into analytics_event (received_at, occurred_at, session_hash, type, path)
      select '2026-11-20T12:00:00Z'::timestamptz + number * interval '1 ms', now(), number, 'page_view', '/'
      from generate_series(1, ${MORE_EVENTS}) as number`),
  );
  await runCliOrThrow(['backup', files[1]], env);
  return files;
}

/** How often a command was killed, and what was there afterwards. */
const startSeen = () => ({ killed: 0, asBefore: 0, whole: 0, half: 0 });

/**
 * @param {Env} env
 * @param {Backups} backups
 */
async function killRestores(env, [earlier, later]) {
  await runCliOrThrow(['restore', earlier], env);
  const { ms } = await runCliOrThrow(['restore', later, '--replace'], env);
  await runCliOrThrow(['verify', later, '--database'], env);
  const seen = startSeen();
  let [held, wanted] = [later, earlier];
  for (const killAfterMs of moments(ms)) {
    const { exitCode } = await runCli(['restore', wanted, '--replace'], env, { killAfterMs });
    if (exitCode === null) seen.killed++;
    if (await matchesBackup(env, held)) seen.asBefore++;
    else if (await matchesBackup(env, wanted)) {
      seen.whole++;
      [held, wanted] = [wanted, held];
    } else seen.half++;
  }
  const next = await runCli(['restore', wanted, '--replace'], env);
  return { ...seen, succeeds: next.exitCode === 0 && (await matchesBackup(env, wanted)) };
}

/**
 * @param {Env} env
 * @param {string} file
 */
async function matchesBackup(env, file) {
  return (await runCli(['verify', file, '--database'], env)).exitCode === 0;
}

/**
 * @param {Env} env
 * @param {string} fileStart
 */
async function killBackupsOf(env, fileStart) {
  const { ms } = await runCliOrThrow(['backup', `${fileStart}.backup`], env);
  const seen = startSeen();
  const name = `${fileStart}-killed.backup`;
  for (const killAfterMs of moments(ms)) {
    const { exitCode } = await runCli(['backup', name], env, { killAfterMs });
    if (exitCode === null) seen.killed++;
    if (!existsSync(name)) seen.asBefore++;
    else if ((await runCli(['verify', name], env)).exitCode === 0) seen.whole++;
    else seen.half++;
    rmSync(name, { force: true });
  }
  const next = await runCli(['backup', name], env);
  return { ...seen, succeeds: next.exitCode === 0 };
}

/**
 * Spread over the duration of a command: the program needs the first third for its own start.
 * @param {number} ms
 */
function moments(ms) {
  return Array.from({ length: ROUNDS }, (_, round) => ms * (1 / 3 + ((round + 0.5) * 2) / 3 / ROUNDS));
}

/**
 * @param {readonly string[]} args
 * @param {Env} env
 */
async function runCliOrThrow(args, env) {
  const result = await runCli(args, env);
  if (result.exitCode !== 0) throw new Error(`${args.join(' ')} failed: ${result.error}`);
  return result;
}
