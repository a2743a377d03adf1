// @ts-check
import { mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { startService } from '../../apps/e2e/src/service/start-service.mjs';
import { printTable } from '../bench/table.mjs';
import { postgresForTests } from '../checks/postgres-for-tests.mjs';
import { createDatabase, onStoppedDatabase } from './databases.mjs';
import { compareStored, sendBatch, startCount } from './numbered-batches.mjs';
import { runCli } from './run-cli.mjs';

/**
 * @typedef {{ name: string, env: Record<string, string> }} Place a database, and the variables that name it
 * @typedef {import('./numbered-batches.mjs').Count} Count
 */

/** Events before the load; a release run has a million. */
const EVENTS = Number(process.env.FAULT_EVENTS ?? 50_000);
const EVENTS_A_FILLING = 100;
const FILLERS = 8;
const SENDERS = 10;
const WARM_MS = 1_000;

/**
 * F7: a backup during ingestion, restored into a database of each kind: every row of the backup is there, nothing
 * acknowledged before its start is missing, and counts agree with events. One of the restores is PGlite to Postgres.
 */
export async function backupUnderLoad() {
  const folder = mkdtempSync(join(tmpdir(), 'stb-backups-'));
  const postgres = await postgresForTests();
  const made = [];
  const restored = [];
  try {
    /** @type {Place[]} */
    const sources = [{ name: 'PGlite', env: { DATA_DIR: join(folder, 'source') } }];
    if ('absent' in postgres) console.log(`Postgres: ${postgres.absent}`);
    else {
      const DATABASE_URL = await createDatabase(postgres.url, `stb_backup_${process.pid}`);
      sources.push({ name: 'Postgres', env: { DATABASE_URL, DATA_DIR: join(folder, 'other') } });
    }
    for (const source of sources) {
      const file = join(folder, `${source.name}.backup`);
      const backup = await makeBackup(source, file);
      made.push(backup);
      for (const target of sources) {
        /** @type {Record<string, string>} */
        const env = { ...target.env, DATA_DIR: join(folder, `${source.name}-${target.name}`) };
        if (env.DATABASE_URL && 'url' in postgres)
          env.DATABASE_URL = await createDatabase(postgres.url, `stb_restored_${made.length}_${process.pid}`);
        restored.push(await restore(backup, { file, name: target.name, env }));
      }
    }
  } finally {
    if ('stop' in postgres) await postgres.stop();
    rmSync(folder, { recursive: true, force: true });
  }
  printTable(`Backup under load, of ${EVENTS} events and more`, [
    ['database', 'rows', 'MB', 'ms', 'peak MB', 'writes during it', 'refused', 'slowest ms'],
    ...made.map((one) => [
      one.name,
      one.rows,
      one.megabytes,
      one.ms,
      one.peak,
      one.writes,
      one.rejected,
      one.slowest,
    ]),
  ]);
  printTable('Restored and compared row by row', [
    [
      'from',
      'to',
      'events',
      'acknowledged before',
      'lost',
      'twice',
      'counted wrong',
      'equal',
      'ms',
      'peak MB',
    ],
    ...restored.map(Object.values),
  ]);
  return (
    made.every(({ isMade }) => isMade) &&
    restored.every(({ lost, twice, miscounted, isEqual }) => lost + twice + miscounted === 0 && isEqual)
  );
}

/**
 * @param {Place} source
 * @param {string} file
 */
async function makeBackup({ name, env }, file) {
  const service = await startService({ env });
  const count = startCount();
  try {
    await fill(service.url);
    const load = startLoad(service.url, count);
    await pause(WARM_MS);
    const before = new Set(count.acknowledged);
    load.forget();
    const { exitCode, output, error, ms, peakMegabytes } = await runCli(['backup', file], env);
    const { writes, rejected, slowest } = load.seen();
    await load.end();
    if (exitCode !== 0) throw new Error(`The backup failed: ${error}`);
    const rows = Number(/: (\d+) rows/.exec(output)?.[1]);
    const megabytes = (statSync(file).size / 1e6).toFixed(1);
    return {
      name,
      before,
      isMade: rows > EVENTS && writes > 0,
      rows,
      megabytes,
      ms,
      peak: peakMegabytes,
      writes,
      rejected,
      slowest,
    };
  } finally {
    await service.stop();
  }
}

/**
 * @param {{ name: string, before: ReadonlySet<number> }} backup
 * @param {Place & { file: string }} target
 */
async function restore(backup, { file, name, env }) {
  const { exitCode, error, ms, peakMegabytes } = await runCli(['restore', file], env);
  if (exitCode !== 0) throw new Error(`The restore failed: ${error}`);
  const compared = await runCli(['verify', file, '--database'], env);
  // The service must be able to continue on it.
  await (await startService({ env })).stop();
  const verdict = await onStoppedDatabase(env, (query) => compareStored(backup.before, query));
  const { events, acknowledged, lost, twice, miscounted } = verdict;
  const isEqual = compared.exitCode === 0;
  return {
    from: backup.name,
    to: name,
    events,
    acknowledged,
    lost,
    twice,
    miscounted,
    isEqual,
    ms,
    peak: peakMegabytes,
  };
}

/**
 * Many events quickly; they are not checked individually.
 * @param {string} url
 */
async function fill(url) {
  let left = Math.ceil(EVENTS / EVENTS_A_FILLING);
  const event = (/** @type {number} */ number) => ({
    type: 'tool_usage',
    timestamp: Date.now(),
    session_id: `session ${number % 5000}`,
    tool_id: 'unit-converter',
    usage_type: 'calculate',
    usage_data: { length: number },
  });
  const one = async () => {
    while (left > 0) {
      const number = left--;
      const events = Array.from({ length: EVENTS_A_FILLING }, (_, part) =>
        event(number * EVENTS_A_FILLING + part),
      );
      const answer = await fetch(`${url}/api/v1/analytics/batch`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ batch_id: `filling ${number}`, events }),
      }).catch(() => undefined);
      await answer?.arrayBuffer();
      if (answer?.status !== 202) left++;
    }
  };
  await Promise.all(Array.from({ length: FILLERS }, one));
}

/**
 * @param {string} url
 * @param {Count} count
 */
function startLoad(url, count) {
  let isRunning = true;
  let seen = { writes: 0, rejected: 0, slowest: 0 };
  const senders = Array.from({ length: SENDERS }, async () => {
    while (isRunning) {
      const start = performance.now();
      const { status } = await sendBatch(url, ++count.sent, count);
      seen.slowest = Math.max(seen.slowest, Math.round(performance.now() - start));
      if (status === 202) seen.writes++;
      else seen.rejected++;
      await pause(5);
    }
  });
  return {
    seen: () => seen,
    forget: () => {
      seen = { writes: 0, rejected: 0, slowest: 0 };
    },
    end: async () => {
      isRunning = false;
      await Promise.all(senders);
    },
  };
}
