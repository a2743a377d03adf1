// @ts-check
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startService } from '../../apps/e2e/src/service/start-service.mjs';
import { withPostgres } from '../checks/postgres-for-tests.mjs';
import { printTable } from '../bench/table.mjs';
import { createDatabase, onStoppedDatabase } from './databases.mjs';
import { settled } from './settled.mjs';

const PROCESSES = 8;
const MAX_START_MS = 10_000;

/** F4 and F5: parallel starts on an empty Postgres and on one embedded folder. */
export async function startTogether() {
  const isFolderSafe = await onOneFolder();
  const isServerSafe = await withPostgres(onEmptyServer);
  return isFolderSafe && isServerSafe !== false;
}

/**
 * Eight processes: one migrates, one creates the administrator, all are ready soon.
 * @param {string} serverUrl
 */
async function onEmptyServer(serverUrl) {
  const url = await createDatabase(serverUrl, `stb_starts_${process.pid}`);
  const started = await Promise.allSettled(
    Array.from({ length: PROCESSES }, () => startService({ env: { DATABASE_URL: url } })),
  );
  const { values: services, reasons } = settled(started);
  const longest = Math.round(Math.max(...services.map(({ startMs }) => startMs)));
  await Promise.all(services.map(({ stop }) => stop()));
  /** @type {{ rows: { administrators: number, created: number, isMigratedOnce: boolean }[] }} */
  const {
    rows: [counts],
  } = await onStoppedDatabase({ DATABASE_URL: url }, (query) =>
    query(`select (select count(*) from account_user)::integer as administrators,
      (select count(*) from audit_entry where action = 'users.create')::integer as created,
      (select count(distinct name) = count(*) from kysely_migration) as "isMigratedOnce"`),
  );
  printTable(`${PROCESSES} processes on an empty Postgres`, [
    ['ready', 'longest start ms', 'administrators', 'made', 'migrated once'],
    [services.length, longest, counts?.administrators, counts?.created, counts?.isMigratedOnce],
  ]);
  for (const reason of reasons) console.log(String(reason));
  return (
    services.length === PROCESSES &&
    longest <= MAX_START_MS &&
    counts?.administrators === 1 &&
    counts.created === 1 &&
    counts.isMigratedOnce
  );
}

/** One of eight processes on a folder starts; the others name it. After it is killed, the next one starts. */
async function onOneFolder() {
  const folder = mkdtempSync(join(tmpdir(), 'stb-starts-'));
  const start = () => startService({ env: { DATA_DIR: folder } });
  try {
    const started = await Promise.allSettled(Array.from({ length: PROCESSES }, start));
    const { values: services, reasons } = settled(started);
    const named = reasons.filter((reason) => /in use by process \d+, started at/.test(String(reason))).length;
    await Promise.all(services.map(({ kill }) => kill()));
    const next = await start();
    await next.stop();
    printTable(`${PROCESSES} processes on one embedded folder`, [
      ['started', 'refused', 'named the owner', 'start after kill -9, ms'],
      [services.length, reasons.length, named, Math.round(next.startMs)],
    ]);
    return services.length === 1 && named === PROCESSES - 1;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
