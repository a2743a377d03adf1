// @ts-check
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { startService } from '../../apps/e2e/src/service/start-service.mjs';
import { printTable } from '../bench/table.mjs';
import { withPostgres } from '../checks/postgres-for-tests.mjs';
import { createDatabase, onStoppedDatabase } from './databases.mjs';
import { EVENTS_PER_BATCH, compareStored, sendBatch, sendOpen, startCount } from './numbered-batches.mjs';

/** @typedef {import('./numbered-batches.mjs').Count & { again: number, longestStart: number }} Load */

const ROUNDS = Number(process.env.FAULT_ROUNDS ?? 5);
const SENDERS = 40;
/** A round is killed at a moment in this range, so that starts, statements and roll-ups are all hit. */
const KILL_AFTER_MS = /** @type {const} */ ([200, 1_500]);

/**
 * F1: `kill -9` under load, repeatedly on the same data. Batches without acknowledgement are sent again after the restart,
 * as the page does. Afterwards every acknowledged event is stored exactly once, and counts agree with events.
 */
export async function killWhileIngesting() {
  /** @type {import('../bench/table.mjs').Row[]} */
  const rows = [
    [
      'database',
      'kills',
      'sent',
      'acknowledged',
      'sent again',
      'lost',
      'twice',
      'counted wrong',
      'longest start ms',
    ],
  ];
  const results = [await onEmbedded()];
  await withPostgres(async (url) => results.push(await onServer(url)));
  for (const result of results) rows.push(Object.values(result));
  printTable('kill -9 during ingestion', rows);
  return results.every(({ lost, twice, miscounted }) => lost + twice + miscounted === 0);
}

async function onEmbedded() {
  const folder = mkdtempSync(join(tmpdir(), 'stb-faults-'));
  try {
    return { database: 'PGlite', ...(await roundsOn({ DATA_DIR: folder })) };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** @param {string} url */
async function onServer(url) {
  const own = await createDatabase(url, `stb_faults_${process.pid}`);
  return { database: 'Postgres', ...(await roundsOn({ DATABASE_URL: own })) };
}

/** @param {Record<string, string>} env */
async function roundsOn(env) {
  const load = await runRounds(env);
  return onStoppedDatabase(env, (query) => evaluate(load, query));
}

/**
 * Starts, loads and kills; finally starts again, resends open batches, and stops gracefully.
 * @param {Record<string, string>} env
 */
async function runRounds(env) {
  /** @type {Load} */
  const load = { ...startCount(), again: 0, longestStart: 0 };
  for (let round = 0; round <= ROUNDS; round++) {
    const service = await startService({ env });
    load.longestStart = Math.max(load.longestStart, service.startMs);
    load.again += await sendOpen(service.url, load, SENDERS);
    if (round === ROUNDS) await service.stop();
    else await loadAndKill(service, load);
  }
  return load;
}

/**
 * @param {{ url: string, kill: () => Promise<void> }} service
 * @param {Load} load
 */
async function loadAndKill(service, load) {
  let isAlive = true;
  const senders = Array.from({ length: SENDERS }, async () => {
    while (isAlive) {
      await sendBatch(service.url, ++load.sent, load);
    }
  });
  const [shortest, longest] = KILL_AFTER_MS;
  await pause(shortest + Math.random() * (longest - shortest));
  isAlive = false;
  await service.kill();
  await Promise.all(senders);
}

/**
 * @param {Load} load
 * @param {import('./databases.mjs').Query} query
 */
async function evaluate(load, query) {
  const { acknowledged, lost, twice, miscounted } = await compareStored(load.acknowledged, query);
  return {
    kills: ROUNDS,
    sent: load.sent * EVENTS_PER_BATCH,
    acknowledged,
    again: load.again * EVENTS_PER_BATCH,
    lost,
    twice,
    miscounted,
    longestStart: Math.round(load.longestStart),
  };
}
