// @ts-check
import { setTimeout as pause } from 'node:timers/promises';
import { freePort, startService } from '../../apps/e2e/src/service/start-service.mjs';
import { printTable } from '../bench/table.mjs';
import { createDatabase, onStoppedDatabase } from '../faults/databases.mjs';
import { compareStored, EVENTS_PER_BATCH, sendOpen, startCount } from '../faults/numbered-batches.mjs';
import { ask } from './postgres-pair.mjs';
import { startSenders } from './senders.mjs';
import { withDatabase } from './standby-backup.mjs';

const KILLS = Number(process.env.SCALE_KILLS ?? 20);
/** A machine that stops without closing its connections. */
const FREEZES = Number(process.env.SCALE_FREEZES ?? 3);
const REPLICAS = 2;
const MAX_WRITES_BACK_MS = 15_000;
const GIVE_UP_MS = 60_000;
/** A round ends the primary at a moment in this range. */
const AFTER_MS = [500, 2_000];
/** Like the manager of a cluster, the run promotes after so many checks without an answer. */
const CHECKS = 3;
const CHECK_MS = 1_000;

/**
 * The primary is killed under ingestion, the standby promoted and the other server made its standby, again and again; then the
 * same with a primary that freezes. Nothing acknowledged may be missing, and writes have to be acknowledged again in time.
 * @param {import('./postgres-pair.mjs').Pair} pair
 */
export async function failOver(pair) {
  const name = `stb_scale_failover_${process.pid}`;
  await createDatabase(pair.primary().url, name);
  const env = {
    DATABASE_URL: withDatabase(pair.urls().writes, name),
    DATABASE_READ_URL: withDatabase(pair.urls().reads, name),
    JWT_SECRET: 'k3Vw9-Qz7Lm2Xc8Rb5Tn1Yp6Hd4Gf0Js',
  };
  const ports = await Promise.all(Array.from({ length: REPLICAS }, freePort));
  const services = await Promise.all(
    ports.map((port) => startService({ env: { ...env, METRICS_PORT: String(port) } })),
  );
  try {
    const urls = services.map(({ url }) => url);
    const load = { ...startCount() };
    const senders = startSenders(urls, load);
    const readers = startReaders(urls);
    const killed = await runRounds(pair, senders, { times: KILLS, how: 'kill' });
    const frozen = await runRounds(pair, senders, { times: FREEZES, how: 'freeze' });
    await senders.end();
    const reads = await readers.end();
    const again = await resend(urls[0] ?? '', load);
    const places = await countPlaces(ports);
    await Promise.all(services.map(({ stop }) => stop()));
    const target = { DATABASE_URL: withDatabase(pair.primary().url, name), DATA_DIR: '' };
    const verdict = await onStoppedDatabase(target, (/** @type {any} */ query) =>
      compareStored(load.acknowledged, query),
    );
    return report({ killed, frozen, load, again, verdict, reads, places });
  } finally {
    await Promise.all(services.map(({ stop }) => stop()));
  }
}

/**
 * @param {import('./postgres-pair.mjs').Pair} pair
 * @param {ReturnType<typeof startSenders>} senders
 * @param {{ times: number, how: 'kill' | 'freeze' }} what
 */
async function runRounds(pair, senders, { times, how }) {
  const [shortest = 0, longest = 0] = AFTER_MS;
  const backMs = [];
  for (let round = 0; round < times; round++) {
    await pause(shortest + Math.random() * (longest - shortest));
    const { server } = pair.primary();
    const begun = performance.now();
    const writesBack = senders.acknowledgedAfter(begun);
    if (how === 'kill') await server.kill();
    else server.signal('SIGSTOP');
    await untilGone(pair.primary());
    await pair.promote();
    await Promise.race([writesBack, giveUp(how, round)]);
    backMs.push(Math.round(performance.now() - begun));
    // A frozen one keeps its connections until here, as a machine without power does.
    await server.kill();
    await pair.rebuild();
  }
  return backMs;
}

/** @param {{ url: string }} primary */
async function untilGone(primary) {
  for (let failed = 0; failed < CHECKS;) {
    const isThere = await Promise.race([
      ask(primary, 'select 1').then(
        () => true,
        () => false,
      ),
      pause(CHECK_MS, false),
    ]);
    failed = isThere ? 0 : failed + 1;
    await pause(CHECK_MS);
  }
}

/**
 * @param {string} how
 * @param {number} round
 */
async function giveUp(how, round) {
  await pause(GIVE_UP_MS, undefined, { ref: false });
  throw new Error(`No write was acknowledged within ${GIVE_UP_MS / 1000} s of ${how} ${round + 1}.`);
}

/** Statistics are read all the time, from both replicas. @param {readonly string[]} urls */
function startReaders(urls) {
  let isRunning = true;
  const seen = { answered: 0, rejected: 0, unanswered: 0 };
  const runs = urls.map(async (url) => {
    while (isRunning) {
      const status = await fetch(`${url}/api/v1/analytics/top-tools`, {
        signal: AbortSignal.timeout(GIVE_UP_MS),
      })
        .then(async (answer) => {
          await answer.arrayBuffer();
          return answer.status;
        })
        .catch(() => 0);
      if (status === 200) seen.answered++;
      else if (status === 503) seen.rejected++;
      else seen.unanswered++;
      await pause(50);
    }
  });
  return {
    end: async () => {
      isRunning = false;
      await Promise.all(runs);
      return seen;
    },
  };
}

/**
 * @param {string} url
 * @param {ReturnType<typeof startCount>} load
 */
async function resend(url, load) {
  const again = load.open.size;
  for (let tries = 0; load.open.size > 0 && tries < 10; tries++) await sendOpen(url, load);
  return again;
}

/** Reads on the standby and on the primary, of all replicas. @param {readonly number[]} metricsPorts */
async function countPlaces(metricsPorts) {
  const places = { standby: 0, primary: 0 };
  for (const port of metricsPorts) {
    const text = await (await fetch(`http://127.0.0.1:${port}/metrics`)).text();
    for (const [, place, count] of text.matchAll(/^database_reads_total\{place="(\w+)"\} (\d+)$/gm))
      if (place === 'standby' || place === 'primary') places[place] += Number(count);
  }
  return places;
}

/** @param {any} seen */
function report({ killed, frozen, load, again, verdict, reads, places }) {
  const row = (/** @type {string} */ how, /** @type {number[]} */ ms) => [
    how,
    ms.length,
    Math.min(...ms),
    Math.round(ms.reduce((sum, one) => sum + one, 0) / ms.length),
    Math.max(...ms),
  ];
  printTable(
    `Primary ended under ingestion; promoted after ${CHECKS} checks, ${CHECK_MS / 1000} s apart, without an answer`,
    [
      ['how', 'times', 'writes back after, least ms', 'mean', 'most'],
      ...(killed.length > 0 ? [row('kill -9', killed)] : []),
      ...(frozen.length > 0 ? [row('frozen (SIGSTOP)', frozen)] : []),
    ],
  );
  printTable('Events of all rounds', [
    ['sent', 'acknowledged', 'sent again', 'lost', 'twice', 'counted wrong'],
    [
      load.sent * EVENTS_PER_BATCH,
      verdict.acknowledged,
      again * EVENTS_PER_BATCH,
      verdict.lost,
      verdict.twice,
      verdict.miscounted,
    ],
  ]);
  printTable('Reads of statistics in all rounds', [
    ['answered', 'rejected with 503', 'else', 'run on the standby', 'on the primary'],
    [reads.answered, reads.rejected, reads.unanswered, places.standby, places.primary],
  ]);
  const isWhole = verdict.lost + verdict.twice + verdict.miscounted === 0 && verdict.acknowledged > 0;
  const isInTime = [...killed, ...frozen].every((ms) => ms <= MAX_WRITES_BACK_MS);
  return isWhole && isInTime && reads.unanswered === 0 && places.standby > 0;
}
