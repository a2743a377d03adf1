// @ts-check
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { startService } from '../../apps/e2e/src/service/start-service.mjs';
import { startPostgres } from '../../libs/platform/testing/src/postgres/start-postgres.mjs';
import { printTable } from '../bench/table.mjs';
import { onStoppedDatabase } from './databases.mjs';
import { compareStored, sendBatch, sendOpen, startCount } from './numbered-batches.mjs';
import { runCli } from './run-cli.mjs';
import { mountSmallDisk } from './small-disk.mjs';

/**
 * @typedef {import('./small-disk.mjs').SmallDisk} SmallDisk
 * @typedef {import('./numbered-batches.mjs').Count} Count
 * @typedef {{ env: Record<string, string>, startWhenFull?: () => Promise<string>, repair: () => Promise<void> }} Run `startWhenFull` returns the error
 */

const DISK_MEGABYTES = 700;
const LEFT_BYTES = 512 * 1024;
const SENDERS = 20;
const WARM_MS = 1_500;
const FULL_MS = 6_000;
const MAX_RECOVERY_MS = 10_000;
const RETRY_MS = 100;

/**
 * F3: the disk of the database runs full under load, and space returns. Writes are rejected as for an unavailable database,
 * the process stays up and answers reads, a backup and a start report the reason, and nothing acknowledged is lost.
 */
export async function fillDisk() {
  const rows = [];
  for (const run of [onEmbedded, onServer]) {
    const disk = mountSmallDisk(DISK_MEGABYTES);
    if (!disk) {
      console.log('This requires the right to mount a file system: run it as root.');
      return false;
    }
    try {
      rows.push(await run(disk));
    } finally {
      disk.unmount();
    }
  }
  printTable('The disk of the database runs full under load', [
    Object.keys(rows[0] ?? {}).map((name) =>
      name.replaceAll(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`),
    ),
    ...rows.map(Object.values),
  ]);
  return rows.every(
    (row) =>
      row.rejected > 0 &&
      row.otherwise === 0 &&
      row.live === 200 &&
      row.reads > 0 &&
      row.readsRejected === 0 &&
      row.backupSays &&
      row.startSays &&
      row.firstWriteMs <= MAX_RECOVERY_MS &&
      row.lost + row.twice + row.countedWrong === 0,
  );
}

/** @param {SmallDisk} disk */
async function onEmbedded(disk) {
  const env = { DATA_DIR: join(disk.folder, 'data') };
  const startWhenFull = () =>
    startService({ env }).then(
      ({ kill }) => kill().then(() => ''),
      (error) => error.message,
    );
  return {
    database: 'PGlite',
    ...(await runOnFullDisk(disk, { env, startWhenFull, repair: async () => {} })),
  };
}

/**
 * A server that crashed on the full disk is restarted by its operator.
 * @param {SmallDisk} disk
 */
async function onServer(disk) {
  const postgres = await startPostgres({ parent: disk.folder });
  const folder = mkdtempSync(join(tmpdir(), 'stb-disk-data-'));
  const env = { DATABASE_URL: postgres.url, DATA_DIR: folder };
  const repair = async () => {
    await postgres.halt();
    await postgres.resume();
  };
  try {
    return { database: 'Postgres', ...(await runOnFullDisk(disk, { env, repair })) };
  } finally {
    await postgres.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

/**
 * @param {SmallDisk} disk
 * @param {Run} run
 */
async function runOnFullDisk(disk, { env, startWhenFull, repair }) {
  const count = startCount();
  let service = await startService({ env });
  const load = startLoad(service.url, count);
  await pause(WARM_MS);
  load.forget();
  disk.fill(LEFT_BYTES);
  await pause(FULL_MS);
  disk.fill(0);
  const live = (await fetch(`${service.url}/health/live`)).status;
  const { rejected, otherwise, reads, readsRejected } = load.seen();
  const backup = await runCli(['backup', join(disk.folder, 'full.backup')], env);
  const backupSays = backup.exitCode === 2 && backup.error.trim().split('\n').length === 1;
  console.log(`backup: ${backup.error.trim()}`);

  disk.free();
  const freed = performance.now();
  const isBack = await untilWritten(service.url, count, freed);
  if (!isBack) await repair();
  if (!isBack) await untilWritten(service.url, count, freed);
  const firstWriteMs = Math.round(performance.now() - freed);

  let startSays = true;
  if (startWhenFull) {
    disk.fill(0);
    await service.kill();
    await load.end();
    const words = await startWhenFull();
    console.log(`start: ${words.trim()}`);
    startSays = words.includes('Cannot start: ');
    disk.free();
    service = await startService({ env });
  }
  await load.end();
  await sendOpen(service.url, count);
  await service.stop();
  const verdict = await onStoppedDatabase(env, (query) => compareStored(count.acknowledged, query));
  const { acknowledged, lost, twice, miscounted: countedWrong } = verdict;
  return {
    rejected,
    otherwise,
    reads,
    readsRejected,
    live,
    backupSays,
    startSays,
    startedAgain: isBack ? 'no' : 'yes',
    firstWriteMs,
    acknowledged,
    lost,
    twice,
    countedWrong,
  };
}

/**
 * @param {string} url
 * @param {Count} count
 * @param {number} from
 */
async function untilWritten(url, count, from) {
  while (performance.now() - from < MAX_RECOVERY_MS / 2) {
    if ((await sendBatch(url, ++count.sent, count)).status === 202) return true;
    await pause(RETRY_MS);
  }
  return false;
}

/**
 * @param {string} url
 * @param {Count} count
 */
function startLoad(url, count) {
  let isRunning = true;
  let seen = { rejected: 0, otherwise: 0, reads: 0, readsRejected: 0 };
  const again = async (/** @type {() => Promise<void>} */ call) => {
    while (isRunning) {
      await call();
      await pause(2);
    }
  };
  const runs = [
    ...Array.from({ length: SENDERS }, () =>
      again(async () => {
        const { status, retryAfter } = await sendBatch(url, ++count.sent, count);
        if (!isRunning) return;
        if (status === 503 && retryAfter >= 1) seen.rejected++;
        else if (status !== 202) seen.otherwise++;
      }),
    ),
    again(async () => {
      const status = await fetch(`${url}/api/v1/announcements/active`).then(
        (answer) => answer.status,
        () => 0,
      );
      if (!isRunning) return;
      seen.reads++;
      if (status !== 200) seen.readsRejected++;
    }),
  ];
  return {
    seen: () => ({ ...seen }),
    forget: () => {
      seen = { rejected: 0, otherwise: 0, reads: 0, readsRejected: 0 };
    },
    end: async () => {
      isRunning = false;
      await Promise.all(runs);
    },
  };
}
