// @ts-check
import autocannon from 'autocannon';
import { startReference } from './reference-process.mjs';
import { median, milliseconds, printTable } from './table.mjs';

const CONNECTIONS = 50;
const SECONDS = 3;
const ROUNDS = 3;

/**
 * Prints reads per second of a service, also as a share of a minimal Fastify reply. Measured in turns, so that a machine
 * that slows down affects all of them.
 * @param {string} title
 * @param {readonly { name: string, url: string, goal: number | string }[]} reads
 */
export async function compareReads(title, reads) {
  const reference = await startReference();
  const targets = [{ name: 'Fastify hello', url: `${reference.url}/hello`, goal: '' }, ...reads];
  /** @type {Load[][]} */
  const rounds = [];
  try {
    for (let round = 0; round < ROUNDS; round++) {
      const runs = [];
      for (const { url } of targets) runs.push(await load(url));
      rounds.push(runs);
    }
  } finally {
    await reference.stop();
  }
  const rows = targets.map(({ name, goal }, index) => {
    const runs = rounds.flatMap((round) => round[index] ?? []);
    const middle = (/** @type {(load: Load) => number} */ figure) => median(runs.map(figure));
    const perSecond = (/** @type {Load | undefined} */ run) => run?.perSecond ?? NaN;
    const share = median(rounds.map((round) => perSecond(round[index]) / perSecond(round[0])));
    return [
      name,
      Math.round(middle(({ perSecond }) => perSecond)),
      share.toFixed(2),
      goal,
      milliseconds(middle(({ p50 }) => p50)),
      milliseconds(middle(({ p99 }) => p99)),
      runs.reduce((sum, { rejected }) => sum + rejected, 0),
    ];
  });
  printTable(
    `${title} over ${CONNECTIONS} connections, load generator on the same machine, medians of ${ROUNDS}`,
    [['read', 'requests/s', 'of hello', 'goal', 'p50 ms', 'p99 ms', 'refused'], ...rows],
  );
}

/** @typedef {Awaited<ReturnType<typeof load>>} Load */

/**
 * With the headers of a browser; compressed responses are cached.
 * @param {string} url
 */
async function load(url) {
  const { latency, non2xx, errors, duration, ...counts } = await autocannon({
    url,
    headers: { 'accept-encoding': 'br' },
    connections: CONNECTIONS,
    duration: SECONDS,
  });
  return {
    perSecond: counts['2xx'] / duration,
    p50: latency.p50,
    p99: latency.p99,
    rejected: non2xx + errors,
  };
}
