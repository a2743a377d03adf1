// @ts-check
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { startService } from '../../apps/e2e/src/service/start-service.mjs';
import { printTable } from '../bench/table.mjs';
import { onStoppedDatabase } from './databases.mjs';
import { compareStored, sendBatch, sendOpen, startCount } from './numbered-batches.mjs';
import { mountSmallDisk } from './small-disk.mjs';

const DISK_MEGABYTES = 300;
/** Less than a segment of the write-ahead log (16 MB), and more than the tables grow until the segment is used up. */
const LEFT_BYTES = 12 * 1024 * 1024;
const SENDERS = 20;
const WARM_MS = 1_500;
const PROBE_MS = 500;
/** The limit of a statement (10 s) and of the turn in the queue before it. */
const MAX_ANSWER_MS = 25_000;
const MAX_END_MS = 120_000;
/** Of apps/api/src/main.ts. */
const EXIT_STALLED = 75;

/**
 * F3: no space for the next segment of the write-ahead log, after which the embedded database never answers again. Every
 * request is answered, liveness turns 503, the process ends itself with its reason, a start reports what is wrong, and with
 * space again the database has everything acknowledged.
 */
export async function fillWriteAheadLog() {
  const disk = mountSmallDisk(DISK_MEGABYTES);
  if (!disk) {
    console.log('This requires the right to mount a file system: run it as root.');
    return false;
  }
  try {
    const row = await runOnFullLog(disk);
    printTable('No space for the write-ahead log (PGlite)', [
      Object.keys(row).map((name) => name.replaceAll(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`)),
      Object.values(row),
    ]);
    return (
      row.exitCode === EXIT_STALLED &&
      row.saysWhy &&
      row.liveAfterMs !== 'never' &&
      row.refused > 0 &&
      row.longestAnswerMs <= MAX_ANSWER_MS &&
      row.lost + row.twice + row.countedWrong === 0
    );
  } finally {
    disk.unmount();
  }
}

/** @param {import('./small-disk.mjs').SmallDisk} disk */
async function runOnFullLog(disk) {
  const env = { DATA_DIR: join(disk.folder, 'data') };
  const count = startCount();
  const service = await startService({ env });
  const load = startLoad(service.url, count);
  await pause(WARM_MS);
  disk.fill(LEFT_BYTES);
  const full = performance.now();
  const since = () => Math.round(performance.now() - full);
  let liveAfterMs = /** @type {number | 'never'} */ ('never');
  const probing = (async () => {
    while (load.isRunning() && liveAfterMs === 'never') {
      const { status } = await fetch(`${service.url}/health/live`).catch(() => ({ status: 0 }));
      if (status === 503) liveAfterMs = since();
      await pause(PROBE_MS);
    }
  })();
  const exitCode = await Promise.race([service.ended, pause(MAX_END_MS, 'never', { ref: false })]);
  const endedAfterMs = since();
  await load.end();
  await probing;
  if (exitCode === 'never') await service.kill();
  const says = service
    .output()
    .split('\n')
    .filter((line) => line.includes('has not answered for'));
  console.log(`end: ${says.join('\n')}`);
  const startWhenFull = await startService({ env }).then(
    (again) => again.kill().then(() => 'ok'),
    (error) => error.message.trim(),
  );
  console.log(`start on the full disk: ${startWhenFull}`);

  disk.free();
  const restarted = await startService({ env });
  await sendOpen(restarted.url, count);
  await restarted.stop();
  const verdict = await onStoppedDatabase(env, (query) => compareStored(count.acknowledged, query));
  return {
    ...load.seen(),
    liveAfterMs,
    exitCode,
    endedAfterMs,
    saysWhy: says.length === 1,
    restartMs: Math.round(restarted.startMs),
    acknowledged: verdict.acknowledged,
    lost: verdict.lost,
    twice: verdict.twice,
    countedWrong: verdict.miscounted,
  };
}

/**
 * @param {string} url
 * @param {import('./numbered-batches.mjs').Count} count
 */
function startLoad(url, count) {
  let isRunning = true;
  const seen = { stored: 0, refused: 0, unanswered: 0, longestAnswerMs: 0 };
  const runs = Array.from({ length: SENDERS }, async () => {
    while (isRunning) {
      const start = performance.now();
      const { status } = await sendBatch(url, ++count.sent, count);
      if (!isRunning) return;
      if (status === 202) seen.stored++;
      else if (status === 503) seen.refused++;
      else seen.unanswered++;
      if (status !== 0)
        seen.longestAnswerMs = Math.max(seen.longestAnswerMs, Math.round(performance.now() - start));
      await pause(2);
    }
  });
  return {
    isRunning: () => isRunning,
    seen: () => ({ ...seen }),
    end: async () => {
      isRunning = false;
      await Promise.all(runs);
    },
  };
}
